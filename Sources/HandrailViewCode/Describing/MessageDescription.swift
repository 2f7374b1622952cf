import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Views that come up with a message, and the code that brings them up without a word to people who listen.
enum MessageDescription {
    /// What a view is called that is hidden or empty at first and comes up with a message that nobody announces.
    static func name(_ describer: ViewDescriber, of node: Int) -> String? {
        guard let message = message(describer, of: node), describer.reader.store.nodes.first?.viewClass.type != nil
        else { return nil }
        if !announces(describer) { return message.name }
        return silentMembers(describer, of: node, message).isEmpty ? nil : message.name
    }

    /// A view that comes up with a message.
    private struct Message {
        /// What it is called.
        let name: String
        /// Whether it only comes up by something that happened.
        let isOfFailure: Bool
    }

    /// Whether code of the class that is read announces anything.
    static func announces(_ describer: ViewDescriber) -> Bool {
        speaks(describer, describer.reader.store.nodes.first?.viewClass.type)
    }

    private static func speaks(_ describer: ViewDescriber, _ type: LinkedType?) -> Bool {
        type.map { describer.reader.program.lineage(of: $0, mentions: Self.announcements) } ?? false
    }

    /// Where functions of the class, which others call, bring up a message and announce nothing.
    static func appearances(_ describer: ViewDescriber, of node: Int) -> [ViewFact] {
        guard let message = message(describer, of: node) else { return [] }
        return silentMembers(describer, of: node, message).map { place in
            ViewFact(.event(ViewEvent(kind: .shown, action: ActionSummary(reveals: [message.name]))), place: place)
        }
    }

    private static func message(_ describer: ViewDescriber, of node: Int) -> Message? {
        let view = describer.reader.store.nodes[node]
        guard view.viewClass.has(.mayTell) else { return nil }
        let outlets = view.design.map {
            describer.reader.store.designs[$0].connections.filter { $0.kind == .outlet }.map(\.name)
        }
        let names = outlets ?? [view.identity]
        let named = names.first(where: Self.messages.occur)
        let tellsFailure = named.map(Self.failures.occur) ?? false || tellsFailure(describer, view)
        guard let name = named ?? names.first, named != nil || tellsFailure, !name.isEmpty,
            !speaks(describer, view.viewClass.type), comesUp(describer, view) || isFilledLater(describer, view)
        else { return nil }
        return Message(name: name, isOfFailure: tellsFailure)
    }

    /// Whether a label, whatever it is called, is given the words of an error, or is in red and hidden at first.
    private static func tellsFailure(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        guard view.viewClass.has(.label), view.isMade || view.design != nil else { return false }
        let isOfError = view.writes.contains { write in
            texts.contains(write.name) && write.isConditional
                && describer.reader.program.mentions.has(Self.errorWords, at: write.place)
        }
        return isOfError || comesUp(describer, view) && isInRed(describer, view)
    }

    private static func isInRed(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        let colors = view.writes.filter { textColors.contains($0.name) }
        let designed = view.design.map { describer.reader.store.designs[$0].value("textColor") }
        let all = colors.map(\.value) + (colors.isEmpty ? [designed].compactMap(\.self) : [])
        return !all.isEmpty
            && all.allSatisfy { value in
                guard case .known(.color(let color)) = value, case .system(let name) = color.plain else { return false }
                return name.lowercased().hasSuffix("red")
            }
    }

    private static let texts: NameSet = ["text", "attributedText"]
    private static let textColors: NameSet = ["textColor", "attributedText.foregroundColor"]
    private static let errorWords = CodeWords([".localizeddescription", "errordescription", "failurereason"])

    // MARK: What shows it

    /// The places that show a message, one for each function or property whose code does so and announces nothing; none
    /// for views whose names only hint at a message, and for rows, which are read as people come to them.
    private static func silentMembers(_ describer: ViewDescriber, of node: Int, _ message: Message) -> [SourcePlace] {
        let view = describer.reader.store.nodes[node]
        guard message.isOfFailure, let owner = describer.reader.store.nodes.first?.viewClass,
            let type = owner.type, !owner.has(.row)
        else { return [] }
        let members = describer.reader.program.lineage(of: type).flatMap(Self.members)
        let speaking = members.filter { describer.reader.program.mentions.has(Self.announcements, at: $0.place) }
        var seen: Set<SourcePlace> = []
        var places: [SourcePlace] = []
        for write in view.writes where shows(write) {
            let around = members.filter {
                $0.place.file == write.place.file && $0.place.range.contains(write.place.range)
            }
            guard let member = around.min(by: { $0.place.range.length < $1.place.range.length }),
                !Self.preparations.contains(where: member.name.hasPrefix),
                !speaking.contains(where: { areLinked(describer, member, $0) }),
                seen.insert(member.place).inserted
            else { continue }
            places.append(write.place)
        }
        return places
    }

    private static func shows(_ write: ViewWrite) -> Bool {
        if mayShow(write) { return true }
        return write.isConditional && (write.name == "text" || write.name == "attributedText")
            && !ViewWrites.says(nothing: write.value)
    }

    /// A function, or a property that code watches.
    private struct Member {
        let name: String
        let place: SourcePlace
    }

    private static func members(of type: LinkedType) -> [Member] {
        type.functions.values.joined().map { Member(name: $0.declaration.name, place: $0.place) }
            + type.properties.values.filter { !$0.declaration.observers.isEmpty }.map {
                Member(
                    name: $0.declaration.name,
                    place: SourcePlace(file: $0.file, range: $0.declaration.range))
            }
    }

    /// Whether one of two members is the other, or speaks of it.
    private static func areLinked(_ describer: ViewDescriber, _ one: Member, _ other: Member) -> Bool {
        one.place == other.place || speaks(describer, one, of: other) || speaks(describer, other, of: one)
    }

    private static func speaks(_ describer: ViewDescriber, _ one: Member, of other: Member) -> Bool {
        !describer.reader.program.mentions.index(of: one.place.file)
            .positions(of: other.name, in: one.place.range).isEmpty
    }

    /// What begins the names of functions that fill a view before it is shown.
    private static let preparations = [
        "configure", "setup", "setUp", "set_up", "prepare", "populate", "fill", "layout", "init", "awake", "view",
        "draw", "make", "create", "build", "add", "reset", "clear", "hide", "tableView", "collectionView", "dismiss",
    ]

    // MARK: Whether it comes up

    /// Whether a view is hidden at first, and code that runs later shows it.
    private static func comesUp(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        let hides = view.writes.filter { $0.name == "isHidden" || $0.name == "alpha" }
        let isHiddenAtFirst =
            view.design.map { describer.reader.store.designs[$0].value("isHidden").flag == .known(true) } ?? false
            || hides.contains { !$0.isConditional && Self.isHiding($0, true) }
        return isHiddenAtFirst && hides.contains(where: Self.mayShow) || hides.contains(where: showsFailure)
    }

    /// Whether a label has no text at first, and code that runs later gives it one.
    private static func isFilledLater(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        guard view.viewClass.has(.label), view.isMade || view.design != nil else { return false }
        let designed = view.design.map { describer.reader.store.designs[$0].value("text") } ?? .absent
        let texts = view.writes.filter { $0.name == "text" || $0.name == "attributedText" }.filter {
            !ViewWrites.says(nothing: $0.value)
        }
        return ViewWrites.says(nothing: designed) && !texts.isEmpty && texts.allSatisfy(\.isConditional)
    }

    /// Whether code that runs later makes a view visible, or as visible as something it found out says.
    private static func mayShow(_ write: ViewWrite) -> Bool {
        showsFailure(write)
            || write.isConditional && (isHiding(write, false) || write.name == "isHidden" && write.value.value == nil)
    }

    /// Whether a view is there where something failed, and else hidden: `isHidden = model.error == nil`.
    private static func showsFailure(_ write: ViewWrite) -> Bool {
        write.name == "isHidden" && write.value.value == nil
            && write.subject.map { failures.occur(in: $0) && $0.hasSuffix("== nil") } ?? false
    }

    private static func isHiding(_ write: ViewWrite, _ hides: Bool) -> Bool {
        switch write.value {
        case .known(.flag(let flag)): write.name == "isHidden" && flag == hides
        case .known(.number(let number)): write.name == "alpha" && (number < 0.5) == hides
        default: false
        }
    }

    private static let messages = Fragments([
        "error", "toast", "banner", "message", "snackbar", "copied", "saved", "warning", "notice", "failed",
        "confirmation", "success", "validation", "invalid", "status", "feedback",
    ])

    /// What is called so only comes up by something that happened.
    private static let failures = Fragments([
        "error", "toast", "snackbar", "warning", "copied", "failed", "validation", "invalid",
    ])

    private static let announcements = CodeWords(LateStateReader.announcements)
}
