enum {
  kDrawerRowHome = 0,
  kDrawerRowNews,
  kDrawerRowAboutTerms = 0,
  kDrawerRowAboutPrivacy,
  kDrawerRowAboutVersion
};
