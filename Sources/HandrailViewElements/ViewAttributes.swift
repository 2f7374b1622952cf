import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// The attributes that the properties, connections and constraints of a view come to.
struct ViewAttributes {
    /// The attributes, those that decide on exposure last.
    package private(set) var attributes: [AttributeUse] = []
    /// Whether it is an accessibility element.
    private(set) var isExposed: Bool

    private let view: ViewDescription
    private let kind: ElementKind
    private let entry: ElementForm
    /// What each property of the view means.
    private let meanings: [PropertyAttributes.Meaning?]

    /// What a view of a kind comes to.
    init(
        _ view: ViewDescription, kind: ElementKind, entry: ElementForm, constraints: ViewConstraints,
        isOver: Bool = false
    ) {
        self.view = view
        self.kind = kind
        self.entry = entry
        meanings = view.properties.map { PropertyAttributes.meaning(of: $0.name) }
        let said = view.value("isAccessibilityElement").flag
        isExposed = said.isAbsent ? entry.isElement : said.mayBeTrue
        // What lies behind it is not what it stands in.
        if isOver { attributes.append(AttributeUse(.color(.recolors), place: view.place)) }
        addAppearance()
        addSize(constraints)
        if kind == .image { addRemoteImage() }
        addActions()
        addOversights(said)
        addSpeech(said)
        addVisibility()
        if kind == .image, !isExposed { addFile() }
    }

    // MARK: Looks

    /// What belongs to a state of a control rather than to the control.
    private static let interaction = "isUserInteractionEnabled"

    private mutating func addAppearance() {
        // What its class paints lies right behind what it shows, before the ground that it is given.
        addFacts { Self.paintsFirst.contains($0) }
        addPictureBehind()
        for index in meanings.indices {
            guard case .look(let read)? = meanings[index] else { continue }
            let name = view.properties[index].name
            if name == Self.interaction, !kind.isControl, view.gestures.isEmpty { continue }
            if name == "contentMode", kind != .image { continue }
            // A button of Texture that is chosen says no more than one that is not.
            if name == "isSelected", view.isNode { continue }
            // Only a text view lets people select its text by itself.
            if name == "isSelectable", kind != .text || !entry.marks.contains(.selectable) { continue }
            add(read, of: index)
        }
        addFacts { !Self.paintsFirst.contains($0) }
        // Nothing is said of the font that UIKit takes by itself.
        if kind.setsText, !attributes.contains(where: \.attribute.isFont) {
            attributes.append(AttributeUse(.text(.font(FontUse(size: .unknown))), place: view.place))
        }
        addShrinking()
        addPictureSize()
        addTitleAdjusting()
        addBorder()
        if entry.marks.contains(.adjustsWhereTold), view.openTo == nil {
            let property = view.property("adjustsFontForContentSizeCategory")
            let fact = property?.value.flag ?? FrameworkProperty.usual("adjustsFontForContentSizeCategory").flag
            attributes.append(
                AttributeUse(
                    .text(.fontAdjusts(fact, mending: property?.mending)), place: property?.place ?? view.place))
        }
    }

    /// A picture that a button shows behind its title hides what the button stands on, and nobody knows its colors.
    private mutating func addPictureBehind() {
        guard kind == .button else { return }
        var place = Self.pictureBehind.compactMap(view.property).first { !$0.value.isNothing }?.place
        // A button of AppKit may lay its title over its picture.
        if place == nil, entry.isOfAppKit, let picture = view.property("image"),
            Self.isBehind.contains(view.value("imagePosition").name.value ?? "")
        {
            place = picture.place
        }
        guard let place else { return }
        attributes.append(AttributeUse(.color(.recolors), place: place))
    }

    private static let pictureBehind = ["backgroundImage", "configuration.background.image"]
    /// What code and interface files call a picture that the title is written over.
    private static let isBehind: NameSet = ["imageOverlaps", "overlaps"]

    private static let paintsFirst: [ViewFact.Content] = [
        .drawing(.ownGround), .drawing(.layers(isOverGround: false)),
    ]

    private mutating func addFacts(where isMeant: (ViewFact.Content) -> Bool) {
        for fact in view.facts where isMeant(fact.content) { attributes += FactAttributes.attributes(of: fact) }
    }

    /// How large a picture is by itself; where nothing else is said it is stretched to its frame.
    private mutating func addPictureSize() {
        guard kind == .image else { return }
        if let (size, place) = view.naturalSize {
            let natural = PictureAttribute.naturalSize(width: size.width, height: size.height)
            attributes.append(AttributeUse(.picture(natural), place: place))
        } else if !view.facts.contains(.picture(.remote)) {
            return
        }
        if entry.marks.contains(.picture), view.openTo == nil, view.property("contentMode") == nil {
            attributes.append(AttributeUse(.picture(.contentMode(stretches: true)), place: view.place))
        }
    }

    /// Adds what a property says.
    private mutating func add(_ read: PropertyAttributes.Reading, of index: Int) {
        let property = view.properties[index]
        for attribute in read(property.value) {
            attributes.append(AttributeUse(attribute, place: property.place, condition: property.condition))
        }
    }

    /// A button's title follows only where its label is told to, or where a configuration sets it.
    private mutating func addTitleAdjusting() {
        guard entry.marks.contains(.titleLabel), view.openTo == nil, view.property("titleLabel.font") != nil,
            !view.properties.contains(where: { $0.name.hasPrefix("configuration") })
        else { return }
        let property = view.property("titleLabel.adjustsFontForContentSizeCategory")
            ?? view.property("adjustsFontForContentSizeCategory")
        let fact = property?.value.flag ?? FrameworkProperty.usual("adjustsFontForContentSizeCategory").flag
        attributes.append(
            AttributeUse(.text(.fontAdjusts(fact, mending: property?.mending)), place: property?.place ?? view.place))
    }

    /// The edge of a field that has none of the system's.
    private mutating func addBorder() {
        guard entry.marks.contains(.field), let color = view.property("borderColor"),
            let width = view.value("borderWidth").number.value, width > 0
        else { return }
        let style = view.value("borderStyle").name
        guard style.isAbsent || style == .known("none") else { return }
        attributes.append(
            AttributeUse(.color(.border(color.value.color)), place: color.place, condition: color.condition))
    }

    // A text shrinks only where it may, and then to the scale it says.
    private mutating func addShrinking() {
        guard let property = view.property("adjustsFontSizeToFitWidth"), property.value.flag == .known(true)
        else { return }
        let scale = view.value("minimumScaleFactor").number
        if !scale.isAbsent, scale != FrameworkProperty.usual("minimumScaleFactor").number {
            attributes.append(AttributeUse(.text(.minimumScaleFactor(scale)), place: property.place))
        }
    }

    // MARK: Size and place

    private mutating func addSize(_ constraints: ViewConstraints) {
        // A view that holds others is as large as its own layout says, not as what it holds.
        if !view.gestures.isEmpty, kind == .group || kind == .customView || kind.isArrangement {
            attributes.append(
                AttributeUse(.layout(.frame(FrameUse(width: .dynamic, height: .dynamic))), place: view.place))
        }
        for (constraint, use) in constraints.uses(of: view.identity) {
            attributes.append(
                AttributeUse(.layout(.constraint(use)), place: constraint.place, condition: constraint.condition))
        }
        if kind == .image {
            for constraint in constraints.all(of: view.identity) {
                guard let shape = Self.shape(constraint) else { continue }
                attributes.append(AttributeUse(.layout(.shape(shape)), place: constraint.place))
            }
        }
        for constraint in constraints.sizes(of: view.identity) {
            guard let priority = constraint.priority.value, priority >= 999 else {
                // It may hold all the same, and makes the view taller than what it shows.
                if constraint.first.attribute == "height" {
                    let open = FrameUse(minimumHeight: .dynamic)
                    attributes.append(AttributeUse(.layout(.frame(open)), place: constraint.place))
                }
                continue
            }
            guard let frame = Self.frame(constraint) else { continue }
            attributes.append(
                AttributeUse(.layout(.frame(frame)), place: constraint.place, condition: constraint.condition))
        }
    }

    /// Which picture of the bundle is shown by a view that nobody is told of.
    private mutating func addFile() {
        guard let property = view.property("image"), case .asset(let names)? = property.value.image,
            case let known = names.values, !known.isEmpty
        else { return }
        attributes.append(AttributeUse(.picture(.file(known)), place: property.place))
    }

    /// What is only known of a picture from the network: that it fills its frame, and that it has one of some size.
    private mutating func addRemoteImage() {
        guard let place = view.facts.last(where: { $0.content == .picture(.remote) })?.place else { return }
        if view.value("contentMode").name == .known("scaleAspectFill") {
            attributes.append(AttributeUse(.layout(.aspectRatio(.fill)), place: place))
        }
        attributes.append(AttributeUse(.layout(.frame(FrameUse(width: .dynamic, height: .dynamic))), place: place))
        attributes.append(AttributeUse(.picture(.remote), place: place))
    }

    /// The width over the height that a constraint between the two sides of a view holds it to.
    private static func shape(_ constraint: ViewConstraint) -> Double? {
        guard let second = constraint.second, second.item == constraint.first.item, constraint.relation == .equal,
            !constraint.isConditional, constraint.constant.value == 0, constraint.priority.value ?? 0 >= 999,
            let factor = constraint.multiplier.value, factor > 0
        else { return nil }
        switch (constraint.first.attribute, second.attribute) {
        case ("width", "height"): return factor
        case ("height", "width"): return 1 / factor
        default: return nil
        }
    }

    private static func frame(_ constraint: ViewConstraint) -> FrameUse? {
        switch (constraint.first.attribute, constraint.relation) {
        case ("width", .equal): FrameUse(width: constraint.constant)
        case ("width", .atLeast): FrameUse(minimumWidth: constraint.constant)
        case ("width", .atMost): FrameUse(maximumWidth: constraint.constant)
        case ("height", .equal): FrameUse(height: constraint.constant, isOfFrame: constraint.isFrame)
        case ("height", .atLeast): FrameUse(minimumHeight: constraint.constant)
        case ("height", .atMost): FrameUse(maximumHeight: constraint.constant)
        default: nil
        }
    }

    // MARK: Actions

    private mutating func addActions() {
        for gesture in view.gestures where gesture.isEnabled != .known(false) {
            attributes.append(AttributeUse(.interaction(.gesture(gesture.gesture)), place: gesture.place))
        }
        if let (summary, place) = view.action { attributes.append(AttributeUse(.code(.action(summary)), place: place)) }
        if entry.showsValue {
            attributes.append(AttributeUse(.state(.binding(view.identity)), place: view.place))
        }
        if let (summary, place) = view.change {
            attributes.append(AttributeUse(.state(.binding(view.identity)), place: view.place))
            let event = ViewEvent(kind: .change, triggers: [StatePath(view.identity)], action: summary)
            attributes.append(AttributeUse(.code(.event(event)), place: place))
        }
        if entry.marks.contains(.drawnByApp) { addTouch() }
        guard kind.isControl else { return }
        let actions = view.connections.filter { $0.kind == .action }
        let segues = view.connections.filter { $0.kind == .segue }
        if let first = actions.first ?? segues.first {
            let calls = actions.map(\.name) + segues.map { _ in "performSegue" }
            let summary = ActionSummary(
                calls: calls, dismisses: segues.contains { $0.name == "unwind" },
                digest: (actions.map(\.name) + segues.map { "segue \($0.other ?? "")" }).joined(separator: ","))
            attributes.append(AttributeUse(.code(.action(summary)), place: first.place))
        }
    }

    /// What a node of Texture does not do that its code asks for, and what people miss of it.
    private mutating func addOversights(_ said: Fact<Bool>) {
        guard view.isNode else { return }
        if let layer = view.property("isLayerBacked"), layer.value.flag == .known(true), layer.condition == nil,
            !view.gestures.isEmpty || view.connections.contains(where: { $0.kind == .action })
        {
            attributes.append(AttributeUse(.accessibility(.oversight(.untouchableLayer)), place: layer.place))
        }
        if let links = view.facts.first(where: { $0.content == .control(.opensLinks) }), view.openTo == nil,
            !Self.offering.contains(where: { view.property($0) != nil })
        {
            attributes.append(AttributeUse(.accessibility(.oversight(.unreachableLinks)), place: links.place))
        }
        guard kind == .image, view.gestures.isEmpty, view.openTo == nil, said.isAbsent, !isNamed else { return }
        if case .flag = entry.variation {
            // Only a map shows another kind of view by a flag.
            attributes.append(AttributeUse(.accessibility(.oversight(.silentMap)), place: view.place))
        } else if let place = view.facts.last(where: { $0.content == .picture(.remote) })?.place {
            attributes.append(AttributeUse(.accessibility(.oversight(.silentPicture)), place: place))
        }
    }

    /// Properties by which what a text node does not say of its links may be offered in another way.
    private static let offering = ["accessibilityCustomActions", "accessibilityTraits", "accessibilityCustomRotors"]

    // A control that the app draws reacts to touches as any view with a recognizer does.
    private mutating func addTouch() {
        guard let connection = view.connections.first(
            where: { $0.kind == .action && Self.touches.contains($0.event ?? "touchUpInside") })
        else { return }
        let action = view.action?.summary ?? ActionSummary(calls: [connection.name], digest: connection.name)
        let isDrawn = view.facts.contains(.control(.drawnByApp))
        attributes.append(
            AttributeUse(
                .interaction(.gesture(Gesture(kind: .tap, action: action, isOnDrawnControl: isDrawn))),
                place: connection.place))
    }

    private static let touches: NameSet = ["touchUpInside", "touchDown", "primaryActionTriggered", "touchUp"]

    // MARK: Speech

    private mutating func addSpeech(_ said: Fact<Bool>) {
        let isContainer = kind == .group || kind == .customView || kind.isArrangement || kind == .shape
        if isContainer, entry.isElement == false {
            guard said.mayBeTrue, let property = view.property("isAccessibilityElement") else {
                guard let property = aggregating else { return addUnheard() }
                attributes.append(AttributeUse(.accessibility(.children(.aggregate)), place: property.place))
                return addWords(said, isContainer: isContainer)
            }
            if said == .known(true), let behavior {
                attributes.append(AttributeUse(.accessibility(.children(behavior)), place: property.place))
            } else {
                attributes.append(
                    AttributeUse(.accessibility(.unknown("isAccessibilityElement")), place: property.place))
            }
        }
        // A picture is no element either; one that is tapped is judged as such.
        if kind == .image, entry.isElement == false, said.isAbsent, view.openTo == nil { return addUnheard() }
        addWords(said, isContainer: isContainer)
    }

    /// Where a node of Texture is made one stop of all that is in it; `nil` for any other view, and for one around a
    /// list of nodes, which is never made one.
    private var aggregating: ViewProperty? {
        guard let property = view.property("isAccessibilityContainer"), property.value.flag == .known(true),
            !view.holdsNodeList
        else { return nil }
        return property
    }

    private mutating func addWords(_ said: Fact<Bool>, isContainer: Bool) {
        addTraits()
        addDescription()
        for index in meanings.indices {
            guard case .speech(let read)? = meanings[index] else { continue }
            if view.properties[index].name == "toolTip", !isHelp { continue }
            add(read, of: index)
        }
        // Of what cannot be looked into it is not even known that it is one element.
        if kind == .opaque, case .opaque? = view.openTo, said.isAbsent { return }
        if let reason = view.openTo, said != .known(false), !isContainer || said.mayBeTrue, kind != .text, !isNamed {
            attributes.append(AttributeUse(.accessibility(.label(.unknown(reason))), place: view.place))
        }
    }

    /// What becomes of what a container that is an element holds; `nil` where that is not known.
    ///
    /// An element of UIKit takes the place of what is in it. On the Mac an element keeps what it holds, unless its role
    /// says that all of it is one thing; what becomes of a control in such a thing is not known.
    private var behavior: ChildBehavior? {
        guard entry.isOfAppKit, !view.subviews.isEmpty else { return .ignore }
        guard view.value("accessibilityTraits").traits.values.contains(where: { !$0.isEmpty }) else { return .contain }
        return view.holdsControl ? nil : .ignore
    }

    // A picture of AppKit may bring words along.
    private mutating func addDescription() {
        guard kind == .image, !isNamed, let described = view.property("imageDescription") else { return }
        attributes.append(AttributeUse(.accessibility(.label(described.value.words)), place: described.place))
    }

    private mutating func addUnheard() {
        guard let told = view.properties.first(where: { Self.telling.contains($0.name) && !$0.value.isNothing })
        else { return }
        let isJudged = view.openTo == nil && view.property("accessibilityContainerType") == nil
        attributes.append(AttributeUse(.accessibility(.unheard(isJudged ? told.name : nil)), place: told.place))
    }

    private static let telling: NameSet = [
        "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityValue", "accessibilityTraits",
    ]

    /// Whether a help tag is heard after the name: on the Mac, where nothing else is said there. One that is the name,
    /// or says it again as many do, is no more than that.
    private var isHelp: Bool {
        guard entry.isOfAppKit, view.property("accessibilityHint") == nil, let help = view.property("toolTip")
        else { return false }
        let names = view.properties.filter {
            Self.naming.contains($0.name) && !$0.value.isNothing && $0.value.words.value?.isBlank != true
        }
        if names.isEmpty { return !entry.isNamedByHelp }
        let said = help.value.words.values.map { $0.display.lowercased() }
        return !names.contains { name in name.value.words.values.contains { said.contains($0.display.lowercased()) } }
    }

    private static let naming: NameSet = [
        "accessibilityLabel", "title", "attributedTitle", "label", "imageDescription", "stringValue",
        "accessibilityTitleUIElement",
    ]

    private var isNamed: Bool {
        view.properties.contains { $0.name == "accessibilityLabel" && !$0.value.isAbsent }
    }

    // Traits are set as a whole: what is not among them is taken away.
    private mutating func addTraits() {
        guard let property = view.property("accessibilityTraits") else { return }
        let traits = property.value.traits
        attributes.append(
            AttributeUse(.accessibility(.addTraits(traits)), place: property.place, condition: property.condition))
        let sets = traits.values
        guard !sets.isEmpty, property.condition == nil else { return }
        if kind == .image, case .known(let set) = traits, !set.contains(.image) {
            attributes.append(AttributeUse(.accessibility(.removeTraits(.known(.image))), place: property.place))
        }
        // A link, a tab or a key says by itself what it is.
        let roles: Traits = [.button, .link, .keyboardKey, .tab, .searchField, .adjustable, .toggle]
        // An item hands its traits to the button that a bar makes of it.
        guard kind == .button, !entry.marks.contains(.handsTraitsOn), sets.allSatisfy({ $0.isDisjoint(with: roles) })
        else { return }
        attributes.append(AttributeUse(.accessibility(.removeTraits(.known(.button))), place: property.place))
    }

    // MARK: Visibility

    private mutating func addVisibility() {
        if view.value("isAccessibilityElement").flag == .known(false),
            kind.isControl || kind == .text || kind == .image,
            let property = view.property("isAccessibilityElement"), kind != .image || isNamed
        {
            attributes.append(AttributeUse(.accessibility(.hidden(.known(true))), place: property.place))
        } else if kind.isControl, let property = view.property("isAccessibilityElement"),
            case .oneOf(let flags) = property.value.flag, flags.contains(false)
        {
            // Whether code takes it out before anybody meets it is not known.
            attributes.append(AttributeUse(.accessibility(.unknown("isAccessibilityElement")), place: property.place))
        }
        for index in meanings.indices {
            if case .visibility(let read)? = meanings[index] { add(read, of: index) }
        }
    }
}

extension ViewDescription {
    /// Whether it is a node of Texture.
    var isNode: Bool { SystemClasses.has(.node, systemClass) }

    /// The places that make it, or say something of it.
    var allPlaces: Set<SourcePlace> {
        var places: Set = [place]
        places.formUnion(properties.lazy.map(\.place))
        places.formUnion(facts.lazy.map(\.place))
        places.formUnion(gestures.lazy.map(\.place))
        places.formUnion(connections.lazy.map(\.place))
        places.formUnion(constraints.lazy.map(\.place))
        return places
    }

    /// Whether a list of nodes lies in it, however deep.
    fileprivate var holdsNodeList: Bool {
        subviews.contains { SystemClasses.has(.nodeList, $0.systemClass) || $0.holdsNodeList }
    }

    /// What is done when it is pressed, by the code that has the last word.
    fileprivate var action: (summary: ActionSummary, place: SourcePlace)? {
        for fact in facts.reversed() {
            if case .control(.action(let summary)) = fact.content { return (summary, fact.place) }
        }
        return nil
    }

    /// What is done when its value changes.
    fileprivate var change: (summary: ActionSummary, place: SourcePlace)? {
        for fact in facts.reversed() {
            if case .control(.change(let summary)) = fact.content { return (summary, fact.place) }
        }
        return nil
    }

    /// How large its picture is by itself; `nil` where that is not known.
    fileprivate var naturalSize: (size: PictureSize, place: SourcePlace)? {
        for fact in facts.reversed() {
            if case .picture(.naturalSize(let size)) = fact.content { return size.map { ($0, fact.place) } }
        }
        return nil
    }
}

extension ElementKind {
    /// Whether its words have a font of their own.
    fileprivate var setsText: Bool {
        switch self {
        case .text, .textField, .secureField, .searchField, .textEditor, .button: true
        default: false
        }
    }
}

extension Attribute {
    fileprivate var isFont: Bool {
        guard case .text(.font) = self else { return false }
        return true
    }
}
