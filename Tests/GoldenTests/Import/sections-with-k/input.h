static const NSInteger kSectionAccount = 0;
static const NSInteger kAccountName = 0;
static const NSInteger kAccountMail = 1;
static const NSInteger kSectionOther = 1;
static const NSInteger kOtherLicence = 0;
static const CGFloat kCellHeight = 44.0;
static NSString *const kCellIdentifier = @"cell";
