import Diagnostics

/// What every C file may count on, as a file: the limits of integers, and what the user defines.
enum Prelude {
  /// The values are those of a 64-bit Apple system, where menus in Objective-C run.
  private static let limits = """
    #define YES 1
    #define NO 0
    #define TRUE 1
    #define FALSE 0
    #define true 1
    #define false 0
    #define CHAR_BIT 8
    #define SCHAR_MAX 127
    #define UCHAR_MAX 255
    #define SHRT_MAX 32767
    #define USHRT_MAX 65535
    #define INT_MAX 2147483647
    #define INT_MIN (-INT_MAX - 1)
    #define UINT_MAX 0xFFFFFFFF
    #define LONG_MAX 0x7FFFFFFFFFFFFFFFL
    #define LONG_MIN (-LONG_MAX - 1L)
    #define ULONG_MAX 0xFFFFFFFFFFFFFFFFUL
    #define INT32_MAX INT_MAX
    #define INT32_MIN INT_MIN
    #define UINT32_MAX UINT_MAX
    #define NSIntegerMax LONG_MAX
    #define NSIntegerMin LONG_MIN
    #define NSUIntegerMax ULONG_MAX
    #define NSNotFound NSIntegerMax

    """

  /// The file, with a line for each definition of the command line.
  static func file(_ definitions: [MacroSetting]) -> SourceFile {
    var text = limits
    for definition in definitions {
      switch definition {
      case .define(let name, let value): text += "#define \(name) \(value)\n"
      case .undefine(let name): text += "#undef \(name)\n"
      }
    }
    return SourceFile(path: "<command line>", text: text)
  }
}
