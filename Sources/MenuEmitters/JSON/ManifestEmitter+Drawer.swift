import JSONText
import MenuModel

/// Writes how the drawer looks and moves.
extension ManifestEmitter {
  func write(_ drawer: Drawer, to json: inout JSONWriter) {
    json.key("drawer")
    json.object { json in
      json.key("side")
      json.string(drawer.side.rawValue)
      json.key("width")
      json.object { json in
        switch drawer.width {
        case .points(let points): write("points", points, to: &json)
        case .fraction(let fraction): write("fraction", Number(fraction), to: &json)
        }
      }
      write("edge", drawer.edge, to: &json)
      write("threshold", drawer.threshold, to: &json)
      write("velocity", drawer.velocity, to: &json)
      write("duration", drawer.duration, to: &json)
      json.key("scrim")
      json.object { json in
        write("color", drawer.scrimColor, to: &json)
        write("opacity", drawer.scrimOpacity, to: &json)
      }
    }
  }
}
