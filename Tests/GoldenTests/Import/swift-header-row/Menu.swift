// swift-format-ignore-file
enum DrawerRow: UInt8 { case userInfo, home, help }
