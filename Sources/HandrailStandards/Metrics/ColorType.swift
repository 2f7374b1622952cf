/// A type of a framework that has the colors of the system as members.
public enum ColorType: String, CaseIterable, Sendable {
    case swiftUI = "Color"
    case uiKit = "UIColor"
    case appKit = "NSColor"

    /// How code names a member.
    public func name(of member: String) -> String { "\(rawValue).\(member)" }

    /// The member that a name stands for which begins with the type; `nil` for any other name. Tokens begin so where
    /// frameworks have different colors of one name.
    public func member(of name: String) -> String? {
        name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
    }

    private var prefix: String {
        switch self {
        case .swiftUI: "Color."
        case .uiKit: "UIColor."
        case .appKit: "NSColor."
        }
    }
}
