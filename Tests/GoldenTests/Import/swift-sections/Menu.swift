// swift-format-ignore-file
extension SettingsViewController {
  enum Section: Int { case account, support }
  enum AccountRow: Int { case profile, password }
  enum SupportRow: Int { case help, contact, version }
}
