import HandrailCode

/// Reads a type of Objective-C as Swift imports it.
enum ObjectiveCTypeReader {
    /// The type of some tokens, such as `NSArray<UIView *> * _Nonnull`; `nil` for `void` and for what is no type.
    static func type(_ tokens: ArraySlice<ObjectiveCToken>) -> TypeName? {
        if tokens.contains(where: { $0.is("^") }) {
            return TypeName(type(tokens.prefix { !$0.is("(") })?.name ?? "Void", isFunction: true)
        }
        let words = tokens.enumerated().compactMap { position, token -> (position: Int, name: String)? in
            token.name.flatMap { qualifiers.contains($0) ? nil : (position, $0) }
        }
        guard let head = words.first, head.name != "void", !head.name.contains("typeof") else { return nil }
        let isPointer = tokens.contains { $0.is("*") }
        let arguments = Array(words.dropFirst().map(\.name))
        if lists.contains(head.name) {
            return TypeName(arguments.first.map(swiftName) ?? "Any", isOptional: true, isArray: true)
        }
        if head.name == "id" {
            return TypeName(arguments.first ?? "AnyObject", isOptional: true)
        }
        return TypeName(swiftName(head.name), isOptional: isPointer && values[head.name] == nil)
    }

    private static func swiftName(_ name: String) -> String { values[name] ?? name }

    /// The words before a type and in it that Swift does not have.
    static let qualifiers: Set<String> = [
        "const", "static", "extern", "inline", "volatile", "register", "auto", "unsigned", "signed", "struct", "enum",
        "_Nonnull", "_Nullable", "nullable", "nonnull", "__nullable", "__nonnull", "null_unspecified", "__weak",
        "__strong", "__block", "__unsafe_unretained", "__autoreleasing", "__kindof", "IBOutlet", "IBInspectable",
        "FOUNDATION_EXPORT", "UIKIT_EXTERN", "__unused", "__attribute__", "oneway", "out", "inout", "in", "constexpr",
    ]

    private static let lists: Set<String> = [
        "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    ]

    private static let values: [String: String] = [
        "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "Int", "int": "Int", "long": "Int",
        "float": "Float", "double": "Double", "NSTimeInterval": "TimeInterval", "NSString": "String",
        "NSMutableString": "String", "instancetype": "Self", "NSURL": "URL", "NSDate": "Date", "NSData": "Data",
        "NSBundle": "Bundle", "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
        "UIButtonType": "UIButton.ButtonType", "UITableViewStyle": "UITableView.Style",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
    ]
}
