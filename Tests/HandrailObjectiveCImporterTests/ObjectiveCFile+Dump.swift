import HandrailModel
import HandrailObjectiveCImporter

extension ObjectiveCFile {
    /// Everything but handovers, as text.
    var dump: String { classes.map(\.dump).joined(separator: "\n") }
}

extension ObjectiveCClass {
    fileprivate var dump: String {
        var lines = [superclass.map { "\(name) : \($0)" } ?? name]
        lines += outlets.map { "  outlet \($0.name) \($0.isCollection ? "[\($0.type)]" : $0.type)" }
        lines += writes.map(\.dump)
        lines += overrides.map { "  answers \($0.name) \($0.value.dump)" }
        lines += gestures.map { "  \($0.taps.map(String.init) ?? "?") taps on \($0.view) send \($0.selector)" }
        if !methods.isEmpty { lines.append("  defines " + methods.keys.sorted().joined(separator: ", ")) }
        return lines.joined(separator: "\n")
    }
}

extension ObjectiveCWrite {
    /// `view.property = value`, with a question mark where it depends on a condition.
    var dump: String {
        let target = "\(owner.map { "\($0)." } ?? "")\(view).\(property)"
        return "  \(target) \(isAddition ? "+=" : "=") \(value.dump)\(isConditional ? " ?" : "")"
    }
}

extension ObjectiveCValue {
    /// The value as text.
    fileprivate var dump: String {
        switch self {
        case .words(let text): "\"\(text)\""
        case .localized(let key, let table): "key \(key)" + (table.map { " in \($0)" } ?? "")
        case .flag(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .traits(let traits): Traits.names.filter { traits.contains($0.0) }.map(\.1).joined(separator: ", ")
        case .constant(let name): name
        case .image(let name): "image \(name)"
        case .symbol(let name): "symbol \(name)"
        case .textStyle(let name): "style \(name)"
        case .fixedFont(let size): size == size.rounded() ? "\(Int(size)) pt" : "\(size) pt"
        case .customFont(let name, let size): "\(name ?? "some font") \(size) pt"
        case .scalingFont(let size, let style):
            "\(size.map { "\($0) pt" } ?? "some size") growing as \(style ?? "usual")"
        case .views(let names): "views " + names.joined(separator: ", ")
        case .nothing: "nil"
        case .oneOf(let values): "one of " + values.map(\.dump).joined(separator: " · ")
        case .computed: "computed"
        }
    }
}
