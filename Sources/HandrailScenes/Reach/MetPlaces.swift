import HandrailCode
import HandrailModel
import HandrailSource

/// The places in code that elements of screens stand for.
struct MetPlaces: Sendable {
    private var onScreens = Places()
    private var inComponents = Places()
    /// Where interface files have items that code puts others in the place of, before anybody meets them.
    private(set) var replaced: Set<SourcePlace> = []

    /// A place where a screen comes up.
    private struct Link: Sendable {
        /// The whole name of the view that is the screen.
        let view: String
        let place: SourcePlace
    }

    /// What one kind of screens holds.
    private struct Places: Sendable {
        /// Where elements begin.
        var starts: Set<UInt64> = []
        /// Where words are put together: what a text says, a name, a title.
        var words: [FileIndex: Set<ByteRange>] = [:]
        /// The same, made ready for questions.
        var outermostWords: [FileIndex: OutermostRanges] = [:]
        /// Where screens come up that are views of the project, with their names, by the last words of these.
        var links: [String: [Link]] = [:]
        /// The views of the project that are screens.
        var views: Set<String> = []
        /// The code that was followed to build them.
        var followed = FollowedCode()

        /// Makes all ready for questions.
        mutating func settle() {
            outermostWords = words.mapValues { OutermostRanges(of: $0) }
            followed.settle()
        }

        /// Whether a change of a kind is among what was followed, or among what words are put together of.
        func holdChange(at place: SourcePlace, _ kind: SiteKind) -> Bool {
            if followed.contains(nameEndingAt: place.range.upper, in: place.file) { return true }
            return switch kind {
            case .modifier, .member: haveWords(at: place)
            case .view, .designed, .property, .call, .outlet: false
            }
        }

        func haveWords(at place: SourcePlace) -> Bool { outermostWords[place.file]?.contain(place.range) ?? false }
    }

    /// The places of screens.
    init(_ screens: [Screen]) {
        for screen in screens {
            replaced.formUnion(screen.replaced)
            let isComponent =
                screen.presentation == .component || screen.presentation == .root && !screen.isEntry
            if isComponent {
                Self.add(screen, to: &inComponents)
            } else {
                Self.add(screen, to: &onScreens)
            }
        }
        onScreens.settle()
        inComponents.settle()
    }

    /// The account of a place that makes a view of a type; `nil` where nothing on a screen stands for it.
    func account(of place: SourcePlace, making type: String) -> SiteAccount? {
        let key = Self.key(place)
        if onScreens.starts.contains(key) { return .onScreen }
        if inComponents.starts.contains(key) { return .inComponent }
        if Self.worded.contains(type) {
            // A picture or text that a model keeps stands on the screen where it is used, not where it is made.
            if onScreens.holdChange(at: place, .member) { return .onScreen }
            if inComponents.holdChange(at: place, .member) { return .inComponent }
        }
        // A screen that several places bring up is built for some of them, and stands for all.
        if let view = view(linkedAt: place, type, among: onScreens) {
            return onScreens.views.contains(view) ? .onScreen : inComponents.views.contains(view) ? .inComponent : nil
        }
        if let view = view(linkedAt: place, type, among: inComponents), isScreen(view) { return .inComponent }
        return nil
    }

    /// The account of a place that changes a view.
    func account(ofChangeAt place: SourcePlace, _ kind: SiteKind) -> SiteAccount? {
        if onScreens.holdChange(at: place, kind) { return .onScreen }
        return inComponents.holdChange(at: place, kind) ? .inComponent : nil
    }

    /// What words may be made of.
    private static let worded: Set<String> = ["Text", "Image"]

    private func isScreen(_ view: String) -> Bool {
        onScreens.views.contains(view) || inComponents.views.contains(view)
    }

    /// The view that comes up where a view of a type is made.
    private func view(linkedAt place: SourcePlace, _ type: String, among places: Places) -> String? {
        places.links[type]?.first { $0.place.file == place.file && $0.place.range.contains(place.range) }?.view
    }

    private static func add(_ screen: Screen, to places: inout Places) {
        let hasMade = screen.tree.attributeKinds.contains(.code(.made))
        for (index, element) in screen.tree.elements.enumerated() {
            places.starts.insert(key(element.place))
            if hasMade {
                for use in screen.tree[index].attributes where use.attribute == .code(.made) {
                    places.starts.insert(key(use.place))
                }
            }
            if element.extent.range.lower != element.place.range.lower { places.starts.insert(key(element.extent)) }
            if case .words = element.content {
                places.words[element.place.file, default: []].insert(element.place.range)
            }
        }
        for (index, element) in screen.tree.elements.enumerated()
        where spoken.contains(where: element.attributeKinds.contains) {
            for use in screen.tree[index].attributes where spoken.contains(use.attribute.kind) {
                places.words[use.place.file, default: []].insert(use.place.range)
            }
        }
        places.followed.formUnion(screen.followed)
        for case .view(let name) in screen.identities { places.views.insert(name) }
        for link in screen.links {
            guard case .view(let name)? = link.target, let place = link.place else { continue }
            places.links[String(name.lastDottedWord), default: []].append(Link(view: name, place: place))
        }
    }

    /// What gives an element words that are no text on the screen.
    private static let spoken: [AttributeKind] = [
        .accessibility(.label), .accessibility(.value), .accessibility(.hint), .accessibility(.inputLabels),
        .accessibility(.customContent), .screen(.title),
    ]

    private static func key(_ place: SourcePlace) -> UInt64 {
        UInt64(place.file.value) << 32 | UInt64(place.range.lower)
    }
}
