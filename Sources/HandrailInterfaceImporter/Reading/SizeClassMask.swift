/// Where the parts of a list of a view are there: what the view's variations take out of it and put into it.
struct SizeClassMask {
    /// What one variation says of some parts.
    private struct Change {
        let key: String
        let classes: SizeClasses?
        let excluded: Set<String>
        let included: Set<String>
    }

    private let changes: [Change]

    /// What the variations of a view say of one of its lists: `constraints` or `subviews`.
    init(of list: String, in element: InterfaceElement) {
        var changes: [Change] = []
        for variation in element.children where variation.name == "variation" {
            guard let key = variation["key"] else { continue }
            for mask in variation.children where mask.name == "mask" && mask["key"] == list {
                changes.append(
                    Change(
                        key: key, classes: SizeClasses.of(key), excluded: Self.references("exclude", in: mask),
                        included: Self.references("include", in: mask)))
            }
        }
        // What is said of fewer cases holds in those.
        self.changes = changes.filter { $0.classes == .all }
            + changes.filter { $0.classes != .all && !$0.key.contains("-") }
            + changes.filter { $0.classes != .all && $0.key.contains("-") }
    }

    private static func references(_ name: String, in mask: InterfaceElement) -> Set<String> {
        Set(mask.children.filter { $0.name == name }.compactMap { $0["reference"] })
    }

    /// The size classes in which a part is there.
    func classes(of identity: String) -> SizeClasses {
        var found = SizeClasses.all
        for change in changes {
            guard let classes = change.classes else { continue }
            if change.excluded.contains(identity) { found.subtract(classes) }
            if change.included.contains(identity) { found.formUnion(classes) }
        }
        return found
    }

    /// The key of the variation that puts a part in which is not there by default; `nil` where none does.
    func key(including identity: String) -> String? {
        changes.last { $0.classes != .all && $0.included.contains(identity) }?.key
    }
}
