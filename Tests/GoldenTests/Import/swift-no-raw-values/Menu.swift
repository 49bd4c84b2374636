// swift-format-ignore-file
enum Menu { case home, help }
enum Route { case web(url: String), screen(name: String) }
