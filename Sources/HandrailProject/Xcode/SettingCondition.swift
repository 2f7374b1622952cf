/// What has to be built for a setting to count: `NAME[sdk=iphoneos*][config=Debug]`, or both with a comma.
struct SettingCondition: Comparable {
    /// The setting's name without conditions.
    let name: String
    private let written: String
    private let parts: [(subject: String, pattern: String)]

    /// The conditions in a name; `nil` where it has none.
    init?(_ written: String) {
        guard let bracket = written.firstIndex(of: "["), written.last == "]" else { return nil }
        name = String(written[..<bracket])
        self.written = written
        parts = written[bracket...].split { $0 == "[" || $0 == "]" || $0 == "," }.map { part in
            let sides = part.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
            return (sides.first ?? "", sides.count == 2 ? sides[1] : "")
        }
    }

    /// Whether all conditions hold. One about anything but the SDK and the configuration never does: an app is built
    /// for every processor.
    func holds(sdk: String?, configuration: String?) -> Bool {
        !parts.isEmpty
            && parts.allSatisfy { subject, pattern in
                switch subject {
                case "sdk": sdk.map { Self.fits($0, pattern) } ?? false
                case "config": configuration.map { Self.fits($0, pattern) } ?? false
                default: false
                }
            }
    }

    /// Only a star at the end of a pattern stands for anything.
    private static func fits(_ text: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }

    /// Those with fewer conditions come first: others are about less, and win.
    static func < (left: SettingCondition, right: SettingCondition) -> Bool {
        (left.parts.count, left.written) < (right.parts.count, right.written)
    }

    static func == (left: SettingCondition, right: SettingCondition) -> Bool { left.written == right.written }
}
