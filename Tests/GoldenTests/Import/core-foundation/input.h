typedef CF_ENUM(CFIndex, TabIndex) {
  kTabIndexHome,
  kTabIndexSearch,
  kTabIndexSettings,
};
