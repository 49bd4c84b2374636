/// Words that cannot name a constant in a C header.
enum CKeywords {
  /// The keywords of C23, C++23 and Objective-C, and the names that headers of either take for
  /// granted.
  static let all = WordList(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t
    char8_t class co_await co_return co_yield compl concept const const_cast consteval constexpr
    constinit continue decltype default delete do double dynamic_cast else enum explicit export
    extern false float for friend goto if import inline int long module mutable namespace new
    noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast
    struct switch template this thread_local throw true try typedef typeid typename typeof
    typeof_unqual union unsigned using virtual void volatile wchar_t while xor xor_eq
    _Alignas _Alignof _Atomic _BitInt _Bool _Complex _Decimal128 _Decimal32 _Decimal64 _Generic
    _Imaginary _Noreturn _Static_assert _Thread_local defined linux unix
    id self super nil Nil YES NO BOOL SEL IMP Class in out inout bycopy byref oneway instancetype
    NULL NSInteger NSUInteger NSString NSObject NS_ENUM NS_OPTIONS
    """)
}
