import Menus

/// A finished pan, as `UIPanGestureRecognizer` tells of it; rightwards is positive.
struct Pan {
  /// Where it began, in points from the left of the screen.
  var start: Double
  var translation: Double
  /// In points a second.
  var velocity: Double
}

struct Display {
  /// In points.
  var width: Double
  var isRightToLeft = false
}

enum DrawerMove {
  case opening
  case closing
}

extension SideMenu.Drawer {
  /// The drawer's width, in points.
  func width(on display: Display) -> Double {
    switch width {
    case .points(let points): min(points, display.width)
    case .fraction(let share): share * display.width
    }
  }

  /// Whether a pan that begins at `x` opens the drawer.
  func canOpen(from x: Double, on display: Display) -> Bool {
    isOnTheLeft(of: display) ? x <= edge : x >= display.width - edge
  }

  /// Whether letting go completes the move; otherwise the drawer springs back.
  ///
  /// A flick decides by its direction, a slow pan by the way that it has come.
  func completes(_ move: DrawerMove, _ pan: Pan, on display: Display) -> Bool {
    if move == .opening, !canOpen(from: pan.start, on: display) { return false }
    let isRightwards = isOnTheLeft(of: display) == (move == .opening)
    let direction: Double = isRightwards ? 1 : -1
    let speed = pan.velocity * direction
    if abs(speed) > velocity { return speed > 0 }
    return pan.translation * direction > threshold * width(on: display)
  }

  private func isOnTheLeft(of display: Display) -> Bool {
    switch side {
    case .leading: !display.isRightToLeft
    case .trailing: display.isRightToLeft
    }
  }
}
