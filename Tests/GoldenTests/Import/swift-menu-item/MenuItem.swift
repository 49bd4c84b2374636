enum MenuItem: Int {
  case home
  // case news, fair
  // case by case
  case help = 3  // case closed
  /* case old = 4 */
}
