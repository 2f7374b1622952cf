public import HandrailModel
public import HandrailSource

extension ObjectiveCFile {
    /// What the file does to views, in the terms of the model.
    public func classWrites(in file: FileIndex) -> [ClassWrites] {
        classes.map { found in
            ClassWrites(
                name: found.name, superclass: found.superclass,
                writes: found.writes.map { $0.inModel(file) } + found.overrides.map { $0.inModel(file) },
                handovers: Dictionary(grouping: found.handovers, by: \.view).mapValues { Set($0.map(\.to)) },
                methods: found.methods.union(functions))
        }
    }
}

extension ObjectiveCWrite {
    /// What is set under a condition is one of several values.
    fileprivate func inModel(_ file: FileIndex) -> ClassWrites.Write {
        let fact = value.fact
        return ClassWrites.Write(
            view: view, property: property, value: isConditional ? fact.value.map { .oneOf([$0]) } ?? fact : fact,
            table: value.table, place: SourcePlace(file: file, range: range))
    }
}

extension ObjectiveCClass.Override {
    fileprivate func inModel(_ file: FileIndex) -> ClassWrites.Write {
        ClassWrites.Write(
            view: "self", property: name, value: value.fact, table: value.table,
            place: SourcePlace(file: file, range: range))
    }
}

extension ObjectiveCValue {
    /// The string table that a key stands in.
    fileprivate var table: String? {
        guard case .localized(_, let table) = self else { return nil }
        return table
    }

    /// What is known of it.
    fileprivate var fact: Fact<ViewValue> {
        switch self {
        case .words(let text): .known(.words(Words(text)))
        case .localized(let key, _): .known(.words(Words(key, origin: .missingKey(key))))
        case .flag(let flag): .known(.flag(flag))
        case .number(let number): .known(.number(number))
        case .traits(let traits): .known(.traits(traits))
        case .constant(let name): .known(.name(name))
        case .image(let name): .known(.image(.asset(.known(name))))
        case .symbol(let name): .known(.image(.symbol(.known(name))))
        case .textStyle(let style): .known(.font(FontUse(size: .style(Self.style(style)))))
        case .fixedFont(let size): .known(.font(FontUse(size: .fixed(.known(size)))))
        case .nothing: .known(.nothing)
        case .oneOf(let values): Self.choice(values.map(\.fact))
        case .computed: .dynamic
        }
    }

    private static func choice(_ facts: [Fact<ViewValue>]) -> Fact<ViewValue> {
        let values = facts.flatMap(\.values)
        return values.count == facts.count ? .oneOf(values) : .dynamic
    }

    /// `headline` of `UIFontTextStyleHeadline`.
    private static func style(_ constant: String) -> String {
        let name = constant.hasPrefix("UIFontTextStyle") ? String(constant.dropFirst("UIFontTextStyle".count)) : constant
        return (name.first?.lowercased() ?? "") + name.dropFirst()
    }
}
