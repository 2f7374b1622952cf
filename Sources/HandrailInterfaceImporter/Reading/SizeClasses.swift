/// The combinations of size classes, of width and of height, in which something of an interface file holds.
struct SizeClasses: OptionSet, Hashable {
    let rawValue: UInt8

    /// An iPhone held upright.
    static let upright = SizeClasses(rawValue: 1)
    /// Most iPhones on their side.
    static let lying = SizeClasses(rawValue: 2)
    /// The largest iPhones on their side.
    static let lyingWide = SizeClasses(rawValue: 4)
    /// An iPad.
    static let large = SizeClasses(rawValue: 8)
    /// Every device, however it is held.
    static let all: SizeClasses = [.upright, .lying, .lyingWide, .large]

    /// The combinations that the key of a variation names; `nil` where it asks for something else, as an appearance.
    static func of(_ key: String) -> SizeClasses? {
        if key == "default" { return .all }
        var found = SizeClasses.all
        for part in key.split(separator: "-") {
            guard let meant = parts[String(part)] else { return nil }
            found.formIntersection(meant)
        }
        return found
    }

    private static let parts: [String: SizeClasses] = [
        "widthClass=compact": [.upright, .lying], "widthClass=regular": [.lyingWide, .large],
        "heightClass=compact": [.lying, .lyingWide], "heightClass=regular": [.upright, .large],
    ]
}
