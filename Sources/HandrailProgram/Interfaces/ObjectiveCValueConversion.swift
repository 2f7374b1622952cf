import HandrailFrameworks
import HandrailModel

/// Brings values of Objective-C into the form that a property takes.
enum ObjectiveCValueConversion {
    /// What a property is given; dynamic where the value says nothing of such a property: a macro, a number of an
    /// enumeration, what a method gives back.
    package static func fitted(_ value: Fact<ViewValue>, to property: String) -> Fact<ViewValue> {
        guard let kind = ViewPropertyKind.of(property) else { return value }
        let values = value.values.compactMap { fitted($0, to: property, kind) }
        switch value {
        case .known, .oneOf: return values.count == value.values.count ? value.mappedInOrder(to: values) : .dynamic
        case .absent, .dynamic, .unknown: return value
        }
    }

    private static func fitted(_ value: ViewValue, to property: String, _ kind: ViewPropertyKind) -> ViewValue? {
        switch (kind, value) {
        case (.words, .words), (.flag, .flag), (.number, .number), (.traits, .traits), (.font, .font), (.image, .image),
            (.color, .color), (.list, .list), (_, .nothing):
            return value
        case (.flag, .number(let number)): return .flag(number != 0)
        case (.number, .flag(let flag)): return .number(flag ? 1 : 0)
        case (.traits, .number(0)): return .traits([])
        case (.name, .words(let words)): return words.text.map { .name($0) }
        case (.name, .name(let constant)): return name(constant, of: property).map { .name($0) }
        default: return nil
        }
    }

    /// `scaleAspectFit` of `UIViewContentModeScaleAspectFit`.
    private static func name(_ constant: String, of property: String) -> String? {
        guard let prefix = FrameworkProperty.constants(of: property).first(where: constant.hasPrefix)
        else { return nil }
        let name = constant.dropFirst(prefix.count)
        return name.first.map { $0.lowercased() + name.dropFirst() }
    }
}

extension Fact<ViewValue> {
    /// The same certainty with other values.
    fileprivate func mappedInOrder(to values: [ViewValue]) -> Fact<ViewValue> {
        switch self {
        case .known: values.first.map { .known($0) } ?? .dynamic
        case .oneOf: .oneOf(values)
        case .absent, .dynamic, .unknown: self
        }
    }
}
