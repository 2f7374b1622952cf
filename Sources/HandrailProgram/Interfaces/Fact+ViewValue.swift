package import HandrailModel

extension Fact where Value == ViewValue {
    /// Whether it is not set, or set to `nil`.
    package var isNothing: Bool {
        switch self {
        case .absent, .known(.nothing): true
        case .known, .oneOf, .dynamic, .unknown: false
        }
    }

    /// The words it holds.
    package var words: Fact<Words> {
        read { value in
            switch value {
            case .words(let words): words
            default: nil
            }
        }
    }

    /// The Boolean it holds.
    package var flag: Fact<Bool> {
        read { value in
            switch value {
            case .flag(let flag): flag
            default: nil
            }
        }
    }

    /// The number it holds.
    package var number: Fact<Double> {
        read { value in
            switch value {
            case .number(let number): number
            default: nil
            }
        }
    }

    /// The name it holds.
    package var name: Fact<String> {
        read { value in
            switch value {
            case .name(let name): name
            default: nil
            }
        }
    }

    /// The traits it holds.
    package var traits: Fact<Traits> {
        read { value in
            switch value {
            case .traits(let traits): traits
            default: nil
            }
        }
    }

    /// The image it holds; one that is set while the app runs is not known.
    package var image: ImageSource? {
        switch self {
        case .known(.image(let source)): source
        case .known(.nothing), .absent: nil
        case .oneOf(let values): values.lazy.compactMap { Fact.known($0).image }.first
        case .known, .dynamic, .unknown: .runtime
        }
    }

    /// The font it holds.
    package var font: FontUse {
        switch self {
        case .known(.font(let font)): font
        case .oneOf(let values): FontUse(size: .oneOf(values.map { Fact.known($0).font }))
        default: FontUse(size: .unknown)
        }
    }

    /// The color it holds.
    package var color: ColorUse {
        switch self {
        case .known(.color(let color)): color
        case .oneOf(let values): .oneOf(values.map { Fact.known($0).color })
        default: .unknown
        }
    }

    // `nil` takes back what was set; a value of another kind is not understood.
    private func read<Other>(_ pick: (ViewValue) -> Other?) -> Fact<Other> {
        switch self {
        case .absent, .known(.nothing): return .absent
        case .known(let value): return pick(value).map { .known($0) } ?? .unknown(.computed)
        case .oneOf(let values):
            let found = values.compactMap(pick)
            if found.count == values.count { return .oneOf(found) }
            return found.isEmpty ? .unknown(.computed) : .dynamic
        case .dynamic: return .dynamic
        case .unknown(let reason): return .unknown(reason)
        }
    }
}
