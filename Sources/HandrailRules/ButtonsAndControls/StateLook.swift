import HandrailModel
import HandrailSource

/// How a state shows: what about an element looks different by a condition.
enum StateLook: Hashable, Sendable {
    /// One of several symbols.
    case symbols([String])
    /// One of several pictures of the app, by the names of their assets; none where they are declared as decoration.
    case pictures([String])
    /// Something is drawn only in one case, under this condition.
    case part(condition: String)
    /// Something that is there or not, whichever of the two the state means.
    case presence
    /// Another color or weight.
    case style
    /// Something that is turned around, such as an arrow.
    case turn

    /// What looks different in an element, its label and its layers; the most telling first found wins.
    ///
    /// - Parameters:
    ///   - property: the property that decides; a part drawn under a condition counts only where that names it.
    ///   - extent: where a look counts of which nobody can tell what decides about it; `nil` for anywhere.
    static func find(in element: ElementView, property: String, within extent: SourcePlace? = nil) -> StateLook? {
        var style: StateLook?
        var image: StateLook?
        var isStyled = false
        for level in [element] + element.descendants + element.layersAround {
            let isOwn = extent.map { $0.file == level.place.file && $0.range.contains(level.place.range) } ?? true
            if let image = level.alternativeImage, level.choosesImage(by: property, orMay: isOwn) { return image }
            if let condition = level.partialCondition(naming: property) {
                return level.drawsPictureInEveryCase ? .pictures([]) : .part(condition: condition)
            }
            isStyled = isStyled || level.isStyled(by: property) || level.isFilled(by: property)
            if isOwn { image = image ?? level.alternativeImage }
            if isOwn, level.hasAlternativeStyle { style = .style }
            if style == nil, level.isTurned(by: property) { style = .turn }
        }
        if isStyled { return .style }
        // Whatever chooses the color may well choose the image along with it.
        return style == .style ? image ?? style : style
    }

    /// What looks different in an element by a part of the app's state that says so by itself.
    ///
    /// - Parameter isEvidence: whether what decides is a state that people should be told of, also by whether it fills
    /// an image.
    /// - Returns: how it shows, and what decides.
    static func find(
        in element: ElementView, decidedBy isEvidence: (StateDependency, Bool) -> Bool
    ) -> (look: StateLook, dependency: StateDependency)? {
        var found: (StateLook, StateDependency)?
        for level in [element] + element.descendants + element.layersAround {
            if found == nil,
                let dependency = level.fillingCondition?.stateDependencies.first(where: { isEvidence($0, false) })
            {
                found = (.style, dependency)
            }
            if let condition = level.drawingCondition,
                let dependency = condition.stateDependencies.first(where: { isEvidence($0, false) })
            {
                return (level.drawsPictureInEveryCase ? .pictures([]) : .part(condition: condition.text), dependency)
            }
            for use in level.attributes where level.has(.state(.look)) {
                guard case .state(.look(let stateDependencies, _)) = use.attribute else { continue }
                if let look = level.alternativeImage, use.place == level.place, let first = stateDependencies.first {
                    let isFilled = look.isFilledPair
                    if let dependency = look.isCheckbox
                        ? first : stateDependencies.first(where: { isEvidence($0, isFilled) })
                    {
                        return (look, dependency)
                    }
                } else if found == nil, let dependency = stateDependencies.first(where: { isEvidence($0, false) }),
                    level.isStyled(by: use)
                {
                    found = (.style, dependency)
                }
            }
        }
        return found
    }

    /// What looks different about an element itself, whatever is in it, by a state that people should be told of.
    ///
    /// - Returns: how it shows, what decides, and where code says so.
    static func own(
        of element: ElementView, decidedBy isEvidence: (StateDependency) -> Bool
    ) -> (look: StateLook, dependency: StateDependency, place: SourcePlace)? {
        guard element.has(.state(.look)) else { return nil }
        for use in element.attributes {
            guard case .state(.look(let dependencies, _)) = use.attribute,
                let dependency = dependencies.first(where: isEvidence)
            else { continue }
            if use.place == element.place {
                if let look = element.alternativeImage { return (look, dependency, use.place) }
            } else if element.isPainted(by: use) {
                return (.style, dependency, use.place)
            }
        }
        return nil
    }

    /// Whether it is drawn as a checkbox or a radio button: a mark in one state, an empty box or circle in the other.
    var isCheckbox: Bool {
        switch self {
        case .symbols(let names):
            names.count == 2 && names.contains { Self.empty.contains($0) }
                && names.contains { $0.contains("checkmark") || Self.filled.contains($0) }
        case .pictures(let names): Self.areBoxes(names)
        case .part, .presence, .style, .turn: false
        }
    }

    /// Whether two pictures of the app are called after one box or mark that is on and off.
    private static func areBoxes(_ names: [String]) -> Bool {
        guard names.count == 2 else { return false }
        let words = names.map { name in
            Set(name.split { !$0.isLetter }.flatMap { String($0).camelCaseWords }.map { $0.lowercased() })
        }
        let apart = words[0].symmetricDifference(words[1])
        return words[0].union(words[1]).contains(where: boxes.contains) && !apart.isEmpty
            && apart.allSatisfy { boxStates.contains($0) }
    }

    private static let boxes: Set<String> = ["box", "checkbox", "check", "checked", "radio", "tick", "checkmark"]
    private static let boxStates: Set<String> = [
        "on", "off", "checked", "unchecked", "check", "uncheck", "empty", "selected", "unselected", "deselected",
        "filled", "fill", "active", "inactive", "default", "normal", "blank", "outline", "marked", "unmarked", "ticked",
    ]

    /// Whether it is one image, filled in one state and not in the other.
    var isFilledPair: Bool {
        switch self {
        case .symbols(let names):
            names.count == 2 && (names[0] == "\(names[1]).fill" || names[1] == "\(names[0]).fill")
        case .pictures(let names):
            names.count == 2 && Self.things(of: names[0]) == Self.things(of: names[1])
        case .part, .presence, .style, .turn: false
        }
    }

    /// What an asset shows by its name, without the state it shows it in: `ic_heart_filled` and `ic_heart` are a heart.
    private static func things(of name: String) -> [String] {
        name.split { !$0.isLetter }.flatMap { String($0).camelCaseWords }.map { $0.lowercased() }.filter {
            !states.contains($0)
        }
    }

    // What names of assets say of the state they are shown in.
    private static let states: Set<String> = [
        "fill", "filled", "full", "solid", "empty", "outline", "outlined", "line", "stroke", "border", "hollow", "on",
        "off", "active",
        "inactive", "selected", "unselected", "deselected", "checked", "unchecked", "normal", "default", "not", "un",
        "is",
    ]

    private static let empty: Set<String> = ["circle", "square", "circle.dashed", "square.dashed"]
    private static let filled: Set<String> = [
        "largecircle.fill.circle", "circle.inset.filled", "smallcircle.filled.circle",
    ]
}

extension ElementView {
    /// What is laid before and behind it: `Button(…).background { … }`.
    fileprivate var layersAround: [ElementView] {
        var layers: [ElementView] = []
        var inner = self
        // What stands beside it in a bar, or what it is itself laid over, is no layer of its own.
        while inner.slot == .content, let outer = inner.parent, outer.kind == .layered {
            for layer in outer.children where layer.slot == .overlay || layer.slot == .background {
                layers += [layer] + layer.descendants
            }
            inner = outer
        }
        return layers
    }

    /// The symbols that an image shows by a condition, or none where it shows always the same.
    var alternativeSymbols: [String]? {
        switch content {
        case .image(.symbol(.oneOf(let names))) where Set(names).count > 1: names
        default: nil
        }
    }

    /// The images it shows by a condition, or none where it shows always the same.
    fileprivate var alternativeImage: StateLook? {
        switch content {
        case .image(.asset(.oneOf(let names))) where Set(names).count > 1: .pictures(names)
        case .image(.decorative) where attributes.contains { $0.place == place && $0.attribute.kind == .state(.look) }:
            .pictures([])
        default: alternativeSymbols.map { .symbols($0) }
        }
    }

    /// The condition under which one branch draws something that is no text and others do not, where it names
    /// `property`.
    fileprivate func partialCondition(naming property: String) -> String? {
        guard let condition = drawingCondition,
            condition.text.contains(property) || condition.stateDependencies.contains(where: { $0.name == property })
        else { return nil }
        return condition.text
    }

    /// Whether it is one of several cases of which each draws a picture, so that there is a mark in all of them.
    var drawsPictureInEveryCase: Bool {
        guard kind == .branch, let sides = parent?.children else { return false }
        return sides.allSatisfy { $0.descendants.contains { $0.kind == .image } }
            && sides.contains { $0.content == .condition(nil) }
    }

    /// The condition under which one branch draws something that is no text and others do not.
    var drawingCondition: ElementCondition? {
        guard kind == .branch, case .condition(let condition?) = content, condition.subject == .app, let choice = parent
        else { return nil }
        let isPlain = choice.children.allSatisfy { branch in
            branch.descendants.allSatisfy { $0.kind != .text && !$0.kind.isControl && $0.kind != .opaque }
        }
        let draws = choice.children.contains { branch in
            branch.descendants.contains { $0.kind == .image || $0.kind == .shape }
        }
        return isPlain && draws ? condition : nil
    }

    /// The condition under which another color fills a layer that holds nothing but colors.
    fileprivate var fillingCondition: ElementCondition? {
        guard kind == .branch, case .condition(let condition?) = content, condition.subject == .app,
            let choice = parent,
            choice.children.allSatisfy({ branch in
                branch.descendants.allSatisfy { $0.kind == .fill || $0.kind.isTransparent }
            })
        else { return nil }
        let paints = choice.children.map { branch in
            branch.descendants.flatMap(\.attributes).compactMap { use -> ColorUse? in
                guard case .color(.foreground(let color)) = use.attribute, color.plain != .system("clear") else {
                    return nil
                }
                return color.plain
            }
        }
        // A layer in one case only is as good as another color.
        return Set(paints).count > 1 || (paints.count == 1 && !paints[0].isEmpty) ? condition : nil
    }

    /// Whether a property decides which color fills it.
    fileprivate func isFilled(by property: String) -> Bool {
        fillingCondition?.stateDependencies.contains { $0.name == property } ?? false
    }

    /// Whether its image is chosen by a property, as far as it is known what it is chosen by; in a loop, each of many
    /// may have its own.
    fileprivate func choosesImage(by property: String, orMay mayBe: Bool) -> Bool {
        for use in attributes where use.place == place {
            if case .state(.look(let stateDependencies, _)) = use.attribute {
                return stateDependencies.contains { $0.name == property }
            }
        }
        return switch alternativeImage {
        case .symbols(let names), .pictures(let names): mayBe && names.count <= 2
        case .part, .presence, .style, .turn, nil: false
        }
    }

    /// Whether it is turned around by a property.
    fileprivate func isTurned(by property: String) -> Bool {
        has(.state(.look)) && attributes.contains { use in
            guard case .state(.look(let stateDependencies, _)) = use.attribute,
                stateDependencies.contains(where: { $0.name == property })
            else {
                return false
            }
            return attributes.contains { other in
                if case .motion(.movement) = other.attribute { other.place == use.place } else { false }
            }
        }
    }

    /// Whether a modifier that looks otherwise by a state shows that state: what merely fades may be out of use.
    fileprivate func isStyled(by use: AttributeUse) -> Bool {
        !attributes.contains { other in
            guard other.place == use.place else { return false }
            switch other.attribute {
            case .visibility(.opacity): return kind != .image && kind != .shape
            case .motion(.movement): return true
            default: return false
            }
        }
    }

    /// Whether a modifier that a state decides about paints it otherwise: in another color or weight, fainter, or with
    /// another outline.
    fileprivate func isPainted(by use: AttributeUse) -> Bool {
        attributes.contains { other in
            guard other.place == use.place else { return false }
            switch other.attribute {
            case .color(.foreground), .color(.background), .color(.border), .color(.tint), .text(.fontWeight):
                return true
            case .visibility(.opacity(let fact)):
                // What goes away altogether is a mark where it is a picture, and else a part of the layout.
                return fact.values.count > 1
                    && (kind == .image || kind == .shape || fact.values.allSatisfy { $0 >= 0.1 })
            default: return false
            }
        }
    }

    /// Whether a modifier makes it look otherwise by a property: bold, underlined, outlined or fainter, but not gone.
    fileprivate func isStyled(by property: String) -> Bool {
        has(.state(.look)) && attributes.contains { use in
            guard case .state(.look(let stateDependencies, _)) = use.attribute, use.place != place,
                stateDependencies.contains(where: { $0.name == property })
            else { return false }
            return !attributes.contains { other in
                guard other.place == use.place else { return false }
                switch other.attribute {
                case .motion(.movement): return true
                case .visibility(.opacity(let fact)):
                    return fact.values.contains { $0 <= 0 } && kind != .shape && kind != .image
                default: return false
                }
            }
        }
    }

    /// Whether colors or weights depend on a condition.
    fileprivate var hasAlternativeStyle: Bool {
        has { attribute in
            switch attribute {
            case .color(.foreground(let color)), .color(.background(let color)), .color(.border(let color)):
                color.isChoice
            case .text(.fontWeight(.oneOf(let weights))): Set(weights).count > 1
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

extension StateLook {
    /// What shows the state, as a part of a sentence.
    var inWords: Bilingual {
        switch self {
        case .symbols(let names):
            let list = names.prefix(2).map { "“\($0)”" }
            return Bilingual(
                en: "the symbol " + list.joined(separator: " or "), ko: list.joined(separator: " 또는 ") + " 심벌")
        case .pictures(let names):
            let list = names.prefix(2).map { "“\($0)”" }
            return list.isEmpty
                ? Bilingual(en: "its picture alone", ko: "그림")
                : Bilingual(
                    en: "the picture " + list.joined(separator: " or "), ko: list.joined(separator: " 또는 ") + " 그림")
        case .presence: return Bilingual(en: "a mark that comes and goes with it", ko: "그에 따라 나타났다 사라지는 표시")
        case .part(let condition):
            return Bilingual(
                en: "a mark that is drawn only where “\(condition)”", ko: "조건 “\(condition)”에서만 그리는 표시")
        case .style:
            return Bilingual(en: "color, weight or outline alone", ko: "색상, 굵기, 테두리 같은 모양")
        case .turn:
            return Bilingual(en: "something that turns around", ko: "돌아가는 표시")
        }
    }
}
