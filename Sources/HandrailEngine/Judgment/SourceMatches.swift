import HandrailModel
import HandrailSource

/// Finds the place in source that makes an element of a capture, where exactly one can.
///
/// Elements are matched by identifier, else by what they are and are called; where several places say the same words,
/// the screen of source that has most of the capture in common decides. What has no name is matched where it is the
/// only one of its kind on both screens.
struct SourceMatches: Sendable {
    /// Something of source that people meet.
    fileprivate struct Made: Sendable {
        let screen: Int
        let family: Family
        let name: String?
        let identifier: String?
        let place: SourcePlace
        let extent: SourcePlace
    }

    /// What one place in source is, where a capture shows what it makes.
    struct Origin: Hashable, Sendable {
        /// The expression that makes the element.
        let place: SourcePlace
        /// The expression with its modifiers.
        let extent: SourcePlace
    }

    /// Kinds that a capture does not tell apart.
    fileprivate enum Family: Hashable, Sendable {
        case press, toggle, field, adjust, text, image, other

        init(_ kind: ElementKind) {
            switch kind {
            case .button, .link, .shareLink, .navigationLink, .menu, .pasteButton, .editButton, .renameButton, .tab,
                .photosPicker:
                self = .press
            case .toggle: self = .toggle
            case .textField, .secureField, .textEditor, .searchField: self = .field
            case .slider, .stepper, .picker, .datePicker, .colorPicker: self = .adjust
            case .text, .label: self = .text
            case .image: self = .image
            default: self = .other
            }
        }
    }

    private struct Key: Hashable, Sendable {
        let family: Family
        let name: String
    }

    private var byIdentifier: [String: [Made]] = [:]
    private var byName: [Key: [Made]] = [:]
    private var unnamed: [Int: [Made]] = [:]
    /// The screen of source that a capture shows, by the positions of both.
    private var shown: [Int: Int] = [:]

    /// The matches between the screens of an audit; none where it has no capture, or nothing else.
    init(_ screens: [PerceivedTree]) {
        let captures = screens.indices.filter { screens[$0].screen.capture != nil }
        guard !captures.isEmpty, captures.count < screens.count else { return }
        for (number, screen) in screens.enumerated() where screen.screen.capture == nil {
            for made in Self.made(on: screen, number) {
                if let identifier = made.identifier { byIdentifier[identifier, default: []].append(made) }
                if let name = made.name {
                    byName[Key(family: made.family, name: name), default: []].append(made)
                } else {
                    unnamed[number, default: []].append(made)
                }
            }
        }
        for number in captures { shown[number] = source(of: screens[number]) }
    }

    /// What makes an element of the capture at a position; `nil` where nothing does, or several places may.
    func origin(of element: ElementView, on capture: Int, among screens: [PerceivedTree]) -> Origin? {
        guard screens.indices.contains(capture), screens[capture].screen.capture != nil else { return nil }
        if let identifier = element.capturedIdentifier, let made = byIdentifier[identifier] {
            return only(made, on: capture)
        }
        let family = Family(element.kind)
        if let name = element.capturedLabel {
            return only(byName[Key(family: family, name: name)] ?? [], on: capture)
        }
        guard let screen = shown[capture] else { return nil }
        let nameless = screens[capture].screen.tree.elements.indices.count { index in
            let other = element.tree[index]
            return other.kind == element.kind && other.capturedName == nil
        }
        let made = Set((unnamed[screen] ?? []).filter { $0.family == family }.map(Origin.init))
        return nameless == 1 && made.count == 1 ? made.first : nil
    }

    /// The one place of several; else the one on the screen that the capture shows.
    private func only(_ made: [Made], on capture: Int) -> Origin? {
        let all = Set(made.map(Origin.init))
        if all.count <= 1 { return all.first }
        guard let screen = shown[capture] else { return nil }
        let own = Set(made.filter { $0.screen == screen }.map(Origin.init))
        return own.count == 1 ? own.first : nil
    }

    /// Fewer elements in common do not tell which screen it is.
    private static let fewest = 2

    /// The screen of source that has most names in common with a capture, and more than any other.
    private func source(of capture: PerceivedTree) -> Int? {
        let tree = capture.screen.tree
        var common: [Int: Int] = [:]
        for index in tree.elements.indices {
            let element = tree[index]
            let made = element.capturedIdentifier.flatMap { byIdentifier[$0] }
                ?? element.capturedLabel.flatMap { byName[Key(family: Family(element.kind), name: $0)] }
            for screen in Set((made ?? []).map(\.screen)) { common[screen, default: 0] += 1 }
        }
        guard let most = common.values.max(), most >= Self.fewest else { return nil }
        let best = common.filter { $0.value == most }.keys
        return best.count == 1 ? best.first : nil
    }

    private static func made(on screen: PerceivedTree, _ number: Int) -> [Made] {
        screen.elements.indices.filter { screen.elements[$0].exposure == .element }.flatMap { index -> [Made] in
            let (perceived, declared) = (screen.elements[index], screen[index].declared)
            let names = perceived.name.cases.flatMap(names).filter { $0 != "" }
            let family = Family(declared.kind)
            let identifier = declared.capturedIdentifier
            let made = { (name: String?) in
                Made(
                    screen: number, family: family, name: name, identifier: identifier, place: declared.place,
                    extent: declared.extent)
            }
            // A name of which a part is filled in at run time is none that can be looked for.
            let known = names.compactMap(\.self)
            if names.isEmpty { return [made(nil)] }
            return known.isEmpty ? (identifier == nil ? [] : [made("")]) : known.map(made)
        }
    }

    /// The words of a name, of each that it may be; empty where it has none, `nil` where some are filled in at run
    /// time.
    private static func names(_ one: NameCase) -> [String?] {
        if one.parts.count == 1, case .oneOf(let words) = one.parts[0].words { return words.map(\.text) }
        var parts: [String] = []
        for part in one.parts {
            switch part.words {
            case .absent: break
            case .known(let words):
                guard let text = words.text else { return [nil] }
                if !text.isEmpty { parts.append(text) }
            case .oneOf, .dynamic, .unknown: return [nil]
            }
        }
        return [parts.joined(separator: ", ")]
    }
}

extension SourceMatches.Origin {
    fileprivate init(_ made: SourceMatches.Made) { self.init(place: made.place, extent: made.extent) }
}
