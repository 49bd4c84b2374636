/// One of the two versions that are merged.
enum Side: Hashable {
  case ours
  case theirs
}
