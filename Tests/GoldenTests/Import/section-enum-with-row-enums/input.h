#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, SettingsSection) {
  SettingsSectionAccount,
  SettingsSectionNotifications,
  SettingsSectionSupport,
  SettingsSectionCount
};

typedef NS_ENUM(NSInteger, SettingsAccountRow) {
  SettingsAccountRowProfile,   // プロフィール
  SettingsAccountRowPassword,  // パスワード
  SettingsAccountRowCount
};

typedef NS_ENUM(NSInteger, SettingsSupportRow) {
  SettingsSupportRowHelp,     // ヘルプ
  SettingsSupportRowContact,  // お問い合わせ
  NumberOfSettingsSupportRows
};
