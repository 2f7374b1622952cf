import HandrailModel
import HandrailSemantics
import HandrailSource

/// A state of the app that a view shows beside texts: a dot, a pin, a check mark, a text in bold.
struct MarkedState {
    /// The view that shows it, or the conditional that draws it.
    let mark: ElementView
    /// The smallest element around it that holds a text.
    let row: ElementView
    /// The property that keeps it.
    let property: String
    /// Whether it is one of several choices rather than on or off.
    let isChoice: Bool
    /// How it shows.
    let look: StateLook
    /// Where code lets it show.
    let place: SourcePlace
    /// Whether it stands in a row of a list, whatever texts that is given.
    let isInRow: Bool
    /// Whether all that the class of the view says of the state was read.
    let isOfClass: Bool

    /// The first state that the element shows and that people want to know; `nil` for one that shows none, or that
    /// stands beside no text.
    init?(_ element: ElementView, on screen: PerceivedTree) {
        if element.kind == .branch {
            self.init(branch: element, on: screen)
        } else if element.has(.state(.mark)) {
            self.init(view: element)
        } else {
            self.init(look: element)
        }
    }

    /// A part of a row that is drawn in another color or weight, or with another picture, by a state.
    private init?(look element: ElementView) {
        guard element.kind != .opaque, !element.kind.isControl,
            let found = StateLook.own(of: element, decidedBy: Self.isState), let row = Self.row(around: element)
        else { return nil }
        // VoiceOver says of what is out of use that it is dimmed.
        guard DeclaredContext(element).disabled == .never else { return nil }
        // What people act on is judged by itself.
        let levels = Array(element.ancestors.prefix(Self.levels).prefix { !$0.holdsRows })
        if ([element] + levels).contains(where: { ShownState($0) != nil || DimmedControl($0) != nil }) { return nil }
        // What lies together is told of once for each state, and a part that is drawn or not tells it most plainly.
        let name = found.dependency.name
        let outer = levels.last ?? row
        let isFirst = !([outer] + outer.descendants).contains { other in
            if let condition = other.drawingCondition, condition.depends(on: name) { return true }
            return other.index < element.index
                && StateLook.own(of: other, decidedBy: { $0.name == name }) != nil
        }
        guard isFirst, !outer.saysInWords(name) else { return nil }
        mark = element
        self.row = row
        // What a component paints is told where it stands.
        place = found.place.file == row.place.file ? found.place : row.place
        isOfClass = false
        isInRow = false
        property = name
        isChoice = Self.isChoice(found.dependency)
        look = found.look
    }

    /// A view whose class lets it follow a state.
    private init?(view element: ElementView) {
        guard element.has(.state(.mark)),
            let (mark, place) = element.stateMarks.first(where: { Self.matters($0.mark, on: element) }),
            let row = Self.row(around: element, mark)
        else { return nil }
        // What lies together is told of once for each state.
        let outer = Self.surroundings(of: element) ?? row
        let isFirst = !([outer] + outer.descendants).contains { other in
            other.index != element.index
                && other.stateMarks.contains { another in
                    another.mark.state.name == mark.state.name && another.place.file == place.file
                        && Self.matters(another.mark, on: other)
                        && (another.mark.look.rank, other.index) < (mark.look.rank, element.index)
                }
        }
        guard isFirst else { return nil }
        self.mark = element
        self.row = row
        self.place = place
        isOfClass = true
        isInRow = mark.isInRow
        property = mark.state.name
        isChoice = Self.isChoice(mark.state)
        switch mark.look {
        // Code may show it while the state holds, or while it does not.
        case .presence: look = .presence
        case .picture: look = .pictures([])
        case .color, .weight, .dimming: look = .style
        }
    }

    /// A conditional in a row that draws something in one case and has no words in any.
    private init?(branch element: ElementView, on screen: PerceivedTree) {
        guard let choice = element.parent, choice.kind == .alternatives,
            choice.children.first(where: { $0.kind == .branch })?.index == element.index,
            let condition = element.drawingCondition,
            let state = condition.stateDependencies.first(where: Self.isState), let row = Self.row(around: choice)
        else { return nil }
        // What people act on is judged by itself.
        let levels = [row] + choice.ancestors.prefix { $0.index != row.index }
        if levels.contains(where: { ShownState($0) != nil }) { return nil }
        // What is a stop of its own with a name is heard where it is there.
        let isHeard = screen.elements.indices.contains { index in
            let perceived = screen.elements[index]
            return perceived.exposure == .element && choice.contains(screen[index].declared)
                && !perceived.name.cases.allSatisfy(\.parts.isEmpty)
        }
        if isHeard { return nil }
        mark = choice
        self.row = row
        place = element.place
        isOfClass = false
        isInRow = false
        property = state.name
        isChoice = Self.isChoice(state)
        look = element.drawsPictureInEveryCase ? .pictures([]) : .part(condition: condition.text)
    }

    /// Whether people can act on the row, and so may change the state.
    var isActedOn: Bool {
        ([row] + row.ancestors.prefix(Self.levels)).contains { level in
            level.kind.isControl
                || level.has { attribute in
                    if case .interaction(.gesture(let gesture)) = attribute { gesture.kind == .tap } else { false }
                }
        }
    }

    /// Whether the state shows by something that is drawn for it.
    var isDrawn: Bool { look != .style }

    /// Whether what is heard of the row tells the state, or may.
    func isSpoken(at site: GestureSite) -> Bool {
        site.addedTraits.traits.contains(.selected) || site.isOption
            || site.stops.contains { stop in
                let perceived = stop.element
                // One picture or another names what has no words.
                if look.isImages, perceived.name.isOneOfPictures { return true }
                // A picture that keeps its name in another color says nothing of it.
                let isItself = perceived.declared == mark.index && mark.kind == .image && isDrawn
                return isItself && perceived.name.cases.contains { !$0.parts.isEmpty } || !perceived.value.isAbsent
                    || !perceived.traits.union(perceived.possibleTraits)
                        .isDisjoint(with: [.selected, .toggle, .adjustable])
            }
    }

    /// Whether other code may tell it of the row: a label from elsewhere, a value.
    var mayTell: Bool {
        ([row, mark] + row.ancestors.prefix(2)).contains { level in
            level.attributes.contains { use in
                switch use.attribute {
                case .accessibility(.label(let words)):
                    words.isComputed && !(isOfClass && use.place.file == place.file)
                case .accessibility(.value), .accessibility(.unheard), .accessibility(.customContent): true
                default: false
                }
            }
        }
    }

    // MARK: What matters

    private static func matters(_ mark: StateMark, on element: ElementView) -> Bool {
        guard isState(mark.state) else { return false }
        switch mark.look {
        // What is there or not is a text itself, or holds one that says it; a control is met where it is there.
        case .presence:
            return element.kind != .text && !element.kind.isControl
                && element.descendants.allSatisfy { $0.kind != .text && !$0.kind.isControl && $0.kind != .opaque }
        case .picture: return element.kind == .image || element.kind == .button
        case .color, .weight: return element.kind != .opaque && !element.kind.isControl
        case .dimming: return element.kind == .text || element.kind == .image
        }
    }

    /// Whether one of several things is chosen: what is chosen is compared with each. A flag of each thing may be set
    /// for several of them.
    private static func isChoice(_ state: StateDependency) -> Bool {
        guard let comparand = state.comparand, !["true", "false", "nil"].contains(comparand) else { return false }
        return choices.occur(in: state.name) || choices.occur(in: comparand)
    }

    /// Whether it is a state of which people want to be told, by what it is called and compared with.
    private static func isState(_ state: StateDependency) -> Bool {
        let words = state.name.camelCaseWords
        guard let comparand = state.comparand, comparand != "true", comparand != "false" else { return speaks(words) }
        if comparand == "nil" { return false }
        // What is compared with a part of one thing, such as `item.id`, is a choice among such things.
        if comparand.contains("."), comparand.first.map({ !$0.isLowercase }) ?? true {
            let last = comparand.split(separator: ".").last.map(String.init) ?? comparand
            return speaks(last.camelCaseWords)
        }
        return choices.occur(in: state.name) && !screens.occur(in: state.name) || speaks(words)
    }

    private static func speaks(_ words: [String]) -> Bool {
        guard let first = words.first, let last = words.last else { return false }
        if states.contains(last) { return true }
        let isFlag = leading.contains(first) && words.count > 1 && states.contains(words[1])
        return isFlag || (words.count == 2 && states.contains(first) && counts.contains(last))
    }

    private static let leading: Set<String> = ["is", "has", "are", "was"]
    private static let counts: Set<String> = ["count", "number", "at", "date"]
    private static let screens = Fragments(["sheet", "alert", "popover", "screen", "route", "date", "color", "image"])

    /// The smallest element around that holds a text beside it, or itself where it is the text.
    private static func row(around element: ElementView, _ mark: StateMark) -> ElementView? {
        if let row = row(around: element) { return row }
        // A row shows texts that it is given elsewhere.
        guard mark.isInRow else { return nil }
        return ([element] + element.ancestors.prefix(levels)).last { level in
            level.kind == .customView || level.kind == .group
        }
    }

    /// The largest element around it that may be one row.
    private static func surroundings(of element: ElementView) -> ElementView? {
        element.ancestors.prefix(levels).prefix { level in
            level.kind != .list && level.kind != .lazyContainer && level.kind != .scrollView
        }.last
    }

    private static func row(around element: ElementView) -> ElementView? {
        for level in [element] + element.ancestors.prefix(levels) {
            if level.kind.isControl { return level }
            // What a loop makes stands beside nothing that is outside of it, such as dots below pages.
            switch level.kind {
            case .list, .lazyContainer, .scrollView, .repeated: return nil
            default: break
            }
            let texts = ([level] + level.descendants).count { $0.kind == .text || $0.kind == .label }
            if texts > 0 { return texts <= mostTexts ? level : nil }
        }
        return nil
    }

    private static let levels = 6
    // What holds more is no row but a part of the screen.
    private static let mostTexts = 8

    private static let choices = Fragments(["select", "chosen", "picked", "current", "active"])

    /// Words for how a thing stands of which people want to be told.
    private static let states: Set<String> = [
        "selected", "chosen", "picked", "checked", "ticked", "current", "active", "unread", "read", "new",
        "seen", "unseen", "viewed", "visited", "watched", "pinned", "sticky", "muted", "locked", "unlocked",
        "blocked", "starred", "liked", "favorite", "favourite", "favorited", "favourited", "bookmarked",
        "saved", "followed", "following", "subscribed", "joined", "verified", "downloaded", "completed",
        "complete", "done", "finished", "failed", "online", "offline", "live", "recommended", "expired",
        "correct", "incorrect", "wrong", "archived", "private", "encrypted", "shared", "synced", "voted",
        "upvoted", "downvoted", "boosted", "flagged", "important", "urgent", "overdue", "paid", "sold",
        "recording", "playing", "played", "paused", "listened", "owned", "claimed", "skipped", "enrolled", "passed",
        "solved", "connected", "disconnected",
        "trusted", "unavailable", "booked", "reserved", "delivered", "cancelled", "canceled", "answered",
    ]
}

extension ElementCondition {
    /// Whether a part of the app's state decides it.
    fileprivate func depends(on name: String) -> Bool { stateDependencies.contains { $0.name == name } }
}

extension ElementView {
    /// Whether it holds rows, so that what is around it is none.
    fileprivate var holdsRows: Bool {
        switch kind {
        case .list, .form, .lazyContainer, .scrollView, .repeated, .table, .grid: true
        default: false
        }
    }

    /// Whether words in it are there, or are others, by a part of the app's state.
    func saysInWords(_ name: String) -> Bool {
        descendants.contains { inside in
            guard inside.kind == .text || inside.kind == .label || inside.kind == .opaque else { return false }
            let isChosen = inside.attributes.contains { use in
                guard case .state(.look(let dependencies, _)) = use.attribute, use.place == inside.place else {
                    return false
                }
                return dependencies.contains { $0.name == name }
            }
            return isChosen || inside.ancestors.prefix { $0.index != index }.contains { level in
                guard level.kind == .branch, let choice = level.parent else { return false }
                return choice.children.contains { side in
                    if case .condition(let condition?) = side.content { condition.depends(on: name) } else { false }
                }
            }
        }
    }

    /// The states by which its class makes it look otherwise, with the places that do.
    fileprivate var stateMarks: [(mark: StateMark, place: SourcePlace)] {
        guard has(.state(.mark)) else { return [] }
        return attributes.compactMap { use in
            if case .state(.mark(let mark)) = use.attribute { (mark, use.place) } else { nil }
        }
    }
}

extension StateMark.Look {
    /// How plainly it shows, the plainest first.
    fileprivate var rank: Int {
        switch self {
        case .presence: 0
        case .picture: 1
        case .color: 2
        case .weight: 3
        case .dimming: 4
        }
    }
}

extension Fact where Value == Words {
    /// Whether the words are not written out.
    fileprivate var isComputed: Bool {
        switch self {
        case .absent: false
        case .known(let words): words.text == nil
        case .oneOf, .dynamic, .unknown: true
        }
    }
}
