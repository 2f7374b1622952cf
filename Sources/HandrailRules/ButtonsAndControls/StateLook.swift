import HandrailModel
import HandrailSource

/// How a state shows: what about an element looks different by a condition.
enum StateLook: Hashable, Sendable {
    /// One of several symbols.
    case symbols([String])
    /// Something is drawn only in one case, under this condition.
    case part(condition: String)
    /// Another color or weight.
    case style

    /// What looks different in an element, its label and its layers; the most telling first found wins.
    ///
    /// - Parameters:
    ///   - property: the property that decides; a part drawn under a condition counts only where that names it.
    ///   - extent: where the look has to be written; `nil` for anywhere.
    static func find(in element: ElementView, property: String, within extent: SourcePlace? = nil) -> StateLook? {
        var style: StateLook?
        for level in [element] + element.descendants {
            if let extent, extent.file != level.place.file || !extent.range.contains(level.place.range) { continue }
            if let symbols = level.alternativeSymbols { return .symbols(symbols) }
            if let condition = level.partialCondition(naming: property) { return .part(condition: condition) }
            if level.hasAlternativeStyle { style = .style }
        }
        return style
    }
}

extension ElementView {
    /// The symbols that an image shows by a condition, or none where it shows always the same.
    var alternativeSymbols: [String]? {
        switch content {
        case .image(.symbol(.oneOf(let names))) where Set(names).count > 1: names
        default: nil
        }
    }

    /// The condition under which one branch draws something that is no text and others do not, where it names `property`.
    fileprivate func partialCondition(naming property: String) -> String? {
        guard kind == .branch, case .condition(let condition?) = content, condition.subject == .app,
            condition.text.contains(property), let choice = parent
        else { return nil }
        let isPlain = choice.children.allSatisfy { branch in
            branch.descendants.allSatisfy { $0.kind != .text && !$0.kind.isControl && $0.kind != .opaque }
        }
        let draws = choice.children.contains { branch in
            branch.descendants.contains { $0.kind == .image || $0.kind == .shape }
        }
        return isPlain && draws ? condition.text : nil
    }

    /// Whether colors or weights depend on a condition.
    fileprivate var hasAlternativeStyle: Bool {
        has { attribute in
            switch attribute {
            case .foreground(let color), .background(let color): color.isChoice
            case .fontWeight(.oneOf(let weights)): Set(weights).count > 1
            default: false
            }
        }
    }
}

extension ColorUse {
    /// Whether it is one of several different colors, by a condition.
    fileprivate var isChoice: Bool {
        if case .oneOf(let colors) = plain { Set(colors.map(\.plain)).count > 1 } else { false }
    }
}
