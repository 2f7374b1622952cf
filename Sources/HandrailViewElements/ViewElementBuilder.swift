import HandrailFrameworks
package import HandrailModel
import HandrailProgram
package import HandrailSource

/// Builds elements of descriptions of views: the only place that knows what UIKit, AppKit and WatchKit expose.
///
/// What is not said is as the framework has it: a label is an element, an image view is none, a view is none, a cell
/// joins the texts in it as long as no control is among them.
package struct ViewElementBuilder {
    /// The elements so far.
    package var tree = ElementTreeBuilder()
    /// Builds the SwiftUI views and the screens of others that classes show; `nil` where there are none.
    package var hosts: (any HostedContent)?
    /// Where code sets up the nodes of Texture that were added.
    package private(set) var nodePlaces: Set<SourcePlace> = []
    /// Constraints by the view they speak of.
    package let constraints: ViewConstraints
    /// Views that others name as what they are for, by identity.
    private let titles: [String: Fact<Words>]
    /// Views that a container around lists as its elements, by identity.
    package var listed: [String: Attribute] = [:]
    /// Whether items of the bar at the top stand beside the system's way back.
    package var keepsWayBack = false
    /// The file that says where the views of the screen lie.
    private let file: FileIndex?
    /// The corner of the view around on the screen, where frames are as a designer sees them.
    package var corner: (x: Double, y: Double)?

    /// A builder for what is in `roots`.
    ///
    /// - Parameters:
    ///   - screen: identity of the view that fills the screen, where one does.
    ///   - isDesigned: whether an interface file says where every view lies.
    package init(roots: [ViewDescription], filling screen: String? = nil, isDesigned: Bool = false) {
        corner = isDesigned ? (0, 0) : nil
        file = roots.first?.place.file
        constraints = ViewConstraints(of: roots, filling: screen)
        var titles: [String: Fact<Words>] = [:]
        var open = roots
        while let view = open.popLast() {
            if let entry = SystemClasses.form(of: view.systemClass), entry.kind == .text || entry.kind == .textField {
                titles[view.identity] = Self.words(view, Self.shown)?.words
            }
            open += view.subviews
        }
        self.titles = titles
    }

    // MARK: One view

    /// Adds a view with everything in it.
    package mutating func add(_ view: ViewDescription, slot: Slot = .content, isOver: Bool = false) {
        if let condition = view.condition {
            tree.open(.alternatives, slot: slot, place: view.place)
            tree.open(.branch, content: .condition(condition), place: view.place)
            addAlways(view, slot: .content, isOver: isOver)
            tree.close()
            tree.close()
        } else {
            addAlways(view, slot: slot, isOver: isOver)
        }
    }

    /// Adds a view that is there in every case, and what code uses that belongs to it.
    mutating func addAlways(_ view: ViewDescription, slot: Slot, isOver: Bool) {
        if view.isNode { nodePlaces.formUnion(view.allPlaces) }
        let index = tree.count
        addElements(of: view, slot: slot, isOver: isOver)
        for uses in FactAttributes.code(of: view.facts) { tree.add(uses, toElement: index) }
    }

    mutating func addElements(of described: ViewDescription, slot: Slot, isOver: Bool) {
        let view = Self.isTouchedInVain(described) ? described.reacting(by: []) : described
        guard let entry = SystemClasses.form(of: view.systemClass) else { return addUnknown(view, slot: slot) }
        switch entry.assembly {
        case .host: if addTakenIn(view, slot: slot, isOver: isOver) { return }
        case .cell: return addCell(view, slot: slot)
        case .section: return addSection(view, slot: slot)
        case .barItem: return addBarItem(view, slot: slot)
        case .navigationItem: return addNavigationItem(view, slot: slot)
        case .menu: return addMenu(view, slot: slot)
        case .keyCommand: return KeyCommandBuilder.add(view, slot: slot, to: &self)
        case .stepper: return addStepper(view, slot: slot)
        case .emptyScreen: return EmptyScreenBuilder.add(view, slot: slot, to: &self)
        case .segments:
            if let told = Self.tellingChoice(view) { return addElements(of: told, slot: slot, isOver: isOver) }
        case .describedBySystem:
            if let described = Self.describedBySystem(view) {
                return addElements(of: described, slot: slot, isOver: isOver)
            }
        case .popUpButton: return addPopUp(view, slot: slot)
        case .box:
            if Self.hidesTitle(view) {
                return addElements(of: view.leavingOut("title"), slot: slot, isOver: isOver)
            }
        case .tabs: if !Self.showsTabs(view) { return addPages(view, slot: slot) }
        case .plain, .menuItem: break
        }
        let kind = kind(of: view, entry)
        let look = ViewAttributes(view, kind: kind, entry: entry, constraints: constraints, isOver: isOver)
        if kind == .image, !look.isExposed, !view.gestures.isEmpty, view.property("isAccessibilityElement") == nil {
            return addTouched(view, slot: slot, isOver: isOver)
        }
        if entry.inside == .ignored, !look.isExposed || Self.letsOthersOn(kind), Self.holdsOthers(view) {
            return addGround(view, slot: slot, isOver: isOver)
        }
        let (outer, around) = (listed, corner)
        defer { (listed, corner) = (outer, around) }
        tree.open(
            kind, slot: slot, content: content(of: view, kind, entry, isExposed: look.isExposed), place: view.place,
            extent: view.extent,
            attributes: look.attributes + order(of: view, slot) + Self.keys(ofButton: view) + Self.styles(of: view)
                + (entry.inside == .ignored ? Self.parts(in: view.subviews) : []))
        addParts(of: view, kind, entry)
        switch entry.inside {
        case .shown:
            let grounds = Self.grounds(in: view)
            for position in positions(in: view) {
                let (child, isPiled) = (view.subviews[position], kind == .depthStack && position > 0)
                add(child, slot: Self.slot(of: child), isOver: isPiled || Self.isOver(position, child, grounds))
            }
        case .label: for position in positions(in: view) { add(view.subviews[position], slot: .label) }
        case .ignored: break
        }
        tree.close()
        guard entry.inside == .ignored, kind != .text else { return }
        // What stands at the side of a field is an element beside it.
        for child in view.subviews where child.slot == .accessory { add(child, slot: slot) }
    }

    /// Whether a view has recognizers that never hear of a touch, as pictures and texts of interface files do which
    /// take none.
    private static func isTouchedInVain(_ view: ViewDescription) -> Bool {
        !view.gestures.isEmpty && view.openTo == nil && view.value("isUserInteractionEnabled").flag == .known(false)
    }

    /// A picture that is no element and reacts to touches all the same: the picture in something that reacts.
    private mutating func addTouched(_ view: ViewDescription, slot: Slot, isOver: Bool) {
        let felt = view.gestures.filter { $0.isEnabled != .known(false) }
        tree.open(
            .group, slot: slot, place: view.place, extent: view.extent,
            attributes: felt.map { AttributeUse(.interaction(.gesture($0.gesture)), place: $0.place) })
        addElements(of: view.reacting(by: []), slot: .content, isOver: isOver)
        tree.close()
    }

    /// Views inside another that have a color or a picture of their own, with their positions. There may be thousands
    /// of views, and few of these among them.
    private static func grounds(in view: ViewDescription) -> [(position: Int, frame: ViewFrame)] {
        guard view.subviews.count > 1 else { return [] }
        return view.subviews.indices.compactMap { position in
            let other = view.subviews[position]
            guard let frame = other.frame else { return nil }
            switch SystemClasses.form(of: other.systemClass)?.kind {
            case .text, .button, .toggle, .slider, .stepper, .progress: return nil
            case .group, .shape, .horizontalStack, .customView:
                let isGround =
                    other.property("backgroundColor") != nil || other.customClass != nil || !other.subviews.isEmpty
                return isGround ? (position, frame) : nil
            default: return (position, frame)
            }
        }
    }

    /// Whether a view lies over one before it that has a color or a picture of its own.
    private static func isOver(
        _ position: Int, _ view: ViewDescription, _ grounds: [(position: Int, frame: ViewFrame)]
    ) -> Bool {
        guard view.slot == .subview, let frame = view.frame else { return false }
        return grounds.contains { $0.position < position && $0.frame.overlaps(frame) }
    }

    /// Where the view stands among others: in a bar, or in the list of elements that a container around it gives. Lists
    /// its own.
    package mutating func order(of view: ViewDescription, _ slot: Slot) -> [AttributeUse] {
        var attributes = slot == .toolbar ? placement(of: view) : place(view)
        if view.slot == .titleView { attributes += placement(of: view) }
        if !listed.isEmpty, let place = listed[view.identity] {
            attributes.append(AttributeUse(place, place: view.place))
        }
        guard case .known(.list(let elements)) = view.value("accessibilityElements"), elements.count > 1 else {
            return attributes
        }
        listed = [:]
        for (position, element) in elements.enumerated() {
            guard case .name(let name) = element else { continue }
            listed[name] = .accessibility(.listed(position: position, count: elements.count))
        }
        return attributes + [AttributeUse(.accessibility(.children(.contain)), place: view.place)]
    }

    /// Where the view lies on the screen; what is inside lies there as well.
    package mutating func place(_ view: ViewDescription) -> [AttributeUse] {
        // What a xib holds takes the place that it is given where it is shown.
        if view.slot == .contentView, view.place.file != file { corner = nil }
        guard let corner, let frame = view.frame else { return [] }
        self.corner = (corner.x + frame.x, corner.y + frame.y)
        let placed = ViewFrame(x: corner.x + frame.x, y: corner.y + frame.y, width: frame.width, height: frame.height)
        return [AttributeUse(.layout(.placed(placed)), place: view.place)]
    }

    private mutating func addUnknown(_ view: ViewDescription, slot: Slot) {
        let name = view.customClass ?? view.systemClass
        let around = corner
        defer { corner = around }
        let placed = place(view)
        guard !view.subviews.isEmpty else {
            return tree.leaf(
                .opaque, slot: slot, content: .type(name), place: view.place, extent: view.extent, attributes: placed)
        }
        tree.open(
            .customView, slot: slot, content: .type(name), place: view.place, extent: view.extent, attributes: placed)
        for position in positions(in: view) {
            add(view.subviews[position], slot: Self.slot(of: view.subviews[position]))
        }
        tree.close()
    }

    /// The positions of what a view holds, in the order in which it is reached.
    func positions(in view: ViewDescription) -> [Int] {
        ViewReadingOrder.positions(of: view.subviews, in: view.identity, constraints) ?? Array(view.subviews.indices)
    }

    package static func slot(of view: ViewDescription) -> Slot {
        switch view.slot {
        case .subview, .arrangedSubview, .contentView, .cell, .section, .segment, .accessory, .titleView: .content
        case .header: .header
        case .footer: .footer
        case .leftBarItem, .rightBarItem, .toolbarItem, .tabItem: .toolbar
        case .menuItem: .contextMenu
        case .background: .background
        }
    }

    // MARK: What it is

    private func kind(of view: ViewDescription, _ entry: ElementForm) -> ElementKind {
        switch entry.variation {
        case .flag(let property, let flag, let kind, let other):
            view.value(property).flag == .known(flag) ? kind : other
        case .name(let property, let names, let kind):
            view.value(property).name.value.map(names.contains) ?? false ? kind : entry.kind
        case .axis: Self.mayStand(view) ? .verticalStack : .horizontalStack
        case .traits: Self.kind(with: view.value("accessibilityTraits").traits)
        case .contents:
            if !view.subviews.isEmpty {
                view.customClass == nil ? .group : .customView
            } else if let drawn = view.drawnKind {
                drawn
            } else {
                // Of a class that follows a finger all is known that it does.
                // So it is of one that is touched and is known to show nothing, and of one that is adjusted as a whole.
                view.openTo == nil
                    && (view.customClass == nil || view.facts.contains(.control(.followsFinger))
                        || Self.isTouchedAndEmpty(view) || view.isAdjustedElement)
                    ? .shape : .opaque
            }
        case nil: entry.kind
        }
    }

    /// A view of which the system says what it shows, "page 1 of 3" or the row that is chosen, where the app gives it
    /// no name; `nil` for one that the app names.
    private static func describedBySystem(_ view: ViewDescription) -> ViewDescription? {
        guard view.property("accessibilityLabel") == nil else { return nil }
        return view.adding(properties: [ViewProperty("accessibilityLabel", .dynamic, place: view.place)])
    }

    /// A segmented control of an interface file with segments that may be the chosen one; `nil` where that is known
    /// already.
    private static func tellingChoice(_ view: ViewDescription) -> ViewDescription? {
        guard let chosen = view.property("selectedSegmentIndex"), !view.subviews.isEmpty,
            view.subviews.allSatisfy({ $0.property("isSelected") == nil })
        else { return nil }
        return view.holding(
            view.subviews.map { $0.adding(properties: [ViewProperty("isSelected", .dynamic, place: chosen.place)]) })
    }

    private static func isTouchedAndEmpty(_ view: ViewDescription) -> Bool {
        isDrawnControl(view) || !view.gestures.isEmpty && view.facts.contains(.drawing(.nothing))
    }

    /// Whether it is a control that the app draws.
    private static func isDrawnControl(_ view: ViewDescription) -> Bool {
        view.facts.contains(.control(.drawnByApp))
    }

    /// Whether a stack arranges its views below each other, be it in some cases only.
    private static func mayStand(_ stack: ViewDescription) -> Bool {
        switch stack.axis {
        case .known(let axis): axis == "vertical"
        case .oneOf(let axes): axes.contains("vertical")
        case .absent, .dynamic, .unknown: true
        }
    }

    /// What an element that is only described is, by its traits.
    private static func kind(with traits: Fact<Traits>) -> ElementKind {
        let sets = traits.values.filter { !$0.isEmpty }
        if sets.isEmpty { return .text }
        if sets.allSatisfy({ $0.contains(.button) || $0.contains(.link) }) { return .button }
        return sets.allSatisfy { $0.contains(.adjustable) } ? .slider : .text
    }

    private func content(
        of view: ViewDescription, _ kind: ElementKind, _ entry: ElementForm, isExposed: Bool
    ) -> Element.Content {
        switch kind {
        case .text: return .words(text(of: view))
        case .image:
            // Nothing is said of a picture that is no element, and no file names one of Texture.
            guard isExposed else { return .image(.decorative) }
            return .image(view.isNode ? .runtime : view.value("image").image ?? .runtime)
        case .opaque, .customView, .canvas:
            if case .opaque(let name)? = view.openTo { return .type(name) }
            return .type(view.customClass ?? view.systemClass)
        case .slider: return entry.marks.contains(.track) ? .none : .type(view.systemClass)
        case .shape:
            if Self.isDrawnControl(view), let name = view.customClass { return .type(name) }
            return DrawnOutline.shape(of: view).map { .type($0) } ?? .none
        default: return .none
        }
    }

    /// What a text shows.
    package func text(of view: ViewDescription) -> Fact<Words> {
        if let property = Self.words(view, Self.shown) { return property.words }
        // Texts that the system writes.
        if view.has(.filledIn) { return .dynamic }
        return view.openTo.map { .unknown($0) } ?? .absent
    }

    /// Properties that hold what a text shows.
    private static let shown = ["attributedText", "text", "attributedStringValue", "stringValue", "title"]

    // MARK: What names it

    /// A field of Texture hides its prompt from assistive technologies.
    private static func promptHiding(of view: ViewDescription, _ prompt: NamedWords) -> [AttributeUse] {
        guard SystemClasses.has(.node, view.systemClass) else { return [] }
        return [AttributeUse(.accessibility(.hidden(.known(true))), place: prompt.place)]
    }

    /// Titles, prompts and pictures as parts of the element.
    mutating func addParts(of view: ViewDescription, _ kind: ElementKind, _ entry: ElementForm) {
        guard kind != .text else { return }
        var isTitled = false
        let isStacked = Self.isStacked(view)
        if isStacked { tree.open(.verticalStack, slot: .label, place: view.place) }
        defer { if isStacked { tree.close() } }
        for source in entry.sources {
            switch source {
            case .title(let names):
                guard let title = Self.words(view, names), !addsUntitled(view, entry, title.words) else { continue }
                isTitled = isTitled || !(title.words.value?.isBlank ?? false)
                tree.leaf(
                    .text, slot: isStacked ? .content : .label, content: .words(title.words), place: title.place,
                    attributes: TitleColors.titleColor(of: view, title.name))
            case .prompt(let names):
                guard let property = Self.words(view, names) else { continue }
                tree.leaf(
                    .text, slot: .prompt, content: .words(property.words), place: property.place,
                    attributes: TitleColors.promptLook(of: view, property.name)
                        + Self.promptHiding(of: view, property))
            case .systemItem:
                guard let property = view.property("systemItem"), let name = property.value.name.value,
                    let words = SystemItem.words(name)
                else { continue }
                isTitled = true
                tree.leaf(.text, slot: .label, content: .words(.known(words)), place: property.place)
            case .buttonType:
                // AppKit tells a button for help by its bezel.
                let properties = ["buttonType", "bezelStyle"].compactMap { view.property($0) }
                guard let property = properties.first(
                    where: { $0.value.name.value.flatMap(SystemItem.words(ofButton:)) != nil }),
                    let words = property.value.name.value.flatMap(SystemItem.words(ofButton:))
                else { continue }
                isTitled = true
                // It shows a sign: the words are only its name.
                tree.leaf(
                    .text, slot: .label, content: .words(.known(words)), place: property.place,
                    attributes: [AttributeUse(.color(.recolors), place: property.place)])
            case .picture(let names): addPicture(of: view, names, isTitled: isTitled, isStacked: isStacked)
            case .silentPicture(let names):
                if !addShownState(of: view, names) {
                    addPicture(of: view, names, isTitled: true, isStacked: isStacked)
                }
            }
        }
        if let title = view.value("accessibilityTitleUIElement").name.value {
            tree.leaf(.text, slot: .label, content: .words(titles[title] ?? .dynamic), place: view.place)
        }
    }

    /// Whether a button shows its image over its title or under it.
    private static func isStacked(_ view: ViewDescription) -> Bool {
        guard let placement = view.property("configuration.imagePlacement") else { return false }
        return placement.value.name == .known("top") || placement.value.name == .known("bottom")
    }

    /// The words of the first property that is set, with what it is in each case.
    package static func words(_ view: ViewDescription, _ names: [String]) -> NamedWords? {
        for name in names {
            let length = name.utf8.count
            var last: Int?
            var others: [Int] = []
            let properties = view.properties
            for index in properties.indices
                where properties[index].name.utf8.count == length && properties[index].name == name
            {
                if properties[index].condition == nil { last = index } else { others.append(index) }
            }
            guard let last, !properties[last].value.isNothing else { continue }
            let words = cases(of: properties[last].value.words, and: others.lazy.map { properties[$0].value.words })
            // An empty title gives way: on the Mac to an image or a help tag, in a configuration to that of the state.
            let mayGiveWay = names.contains("toolTip") || name.hasPrefix("configuration.")
            if mayGiveWay, words.value?.isBlank ?? false, names.last != name,
                let other = Self.words(view, Array(names.drop { $0 != name }.dropFirst())),
                !(other.words.value?.isBlank ?? false)
            {
                return other
            }
            return NamedWords(words: words, place: properties[last].place, name: name)
        }
        return nil
    }

    /// Words with those of other cases, where there are words at all.
    private static func cases(of words: Fact<Words>, and others: some Sequence<Fact<Words>>) -> Fact<Words> {
        var values = words.values
        guard !values.isEmpty else { return words }
        let own = values.count
        for other in others { values += other.values }
        return values.count == own ? words : .oneOf(values)
    }

    /// The words of a property.
    package struct NamedWords {
        /// What it says in each case.
        package let words: Fact<Words>
        /// Where it is set.
        package let place: SourcePlace
        /// The property.
        package let name: String
    }

    private mutating func addWords(_ property: NamedWords, slot: Slot) {
        tree.leaf(.text, slot: slot, content: .words(property.words), place: property.place)
    }

    // Next to words a picture is silent, whatever it is called.
    private mutating func addPicture(of view: ViewDescription, _ names: [String], isTitled: Bool, isStacked: Bool) {
        for name in names {
            guard let property = view.property(name), let image = Self.picture(view, [name]) ?? property.value.image
            else { continue }
            tree.leaf(
                .image, slot: isStacked ? .content : isTitled ? .icon : .label,
                content: .image(isTitled ? .decorative : image), place: property.place)
            return
        }
    }

    /// The pictures of which a button shows one at a time and which are no name of it: they are seen alone.
    ///
    /// - Returns: whether there are several.
    private mutating func addShownState(of view: ViewDescription, _ names: [String]) -> Bool {
        for name in names {
            let isChosen = view.property("isSelected").map { $0.value.flag.value == nil } ?? false
            guard let property = view.property(name),
                let image = Self.picture(view, isChosen ? [name, "selected.\(name)"] : [name])
            else { continue }
            tree.leaf(
                .image, slot: .icon, content: .image(image), place: property.place,
                attributes: [AttributeUse(.accessibility(.hidden(.known(true))), place: property.place)])
            return true
        }
        return false
    }

    /// The symbols or assets that a view shows one at a time, where there are several and all are known.
    private static func picture(_ view: ViewDescription, _ names: [String]) -> ImageSource? {
        var symbols: [String] = []
        var assets: [String] = []
        let properties = view.properties
        for index in properties.indices where names.contains(properties[index].name) {
            let values = properties[index].value.values
            guard !values.isEmpty else { return nil }
            for value in values {
                switch value {
                case .image(.symbol(let names)) where !names.values.isEmpty: symbols += names.values
                case .image(.asset(let names)) where !names.values.isEmpty: assets += names.values
                default: return nil
                }
            }
        }
        var seen: Set<String> = []
        let unique = (symbols + assets).filter { seen.insert($0).inserted }
        guard unique.count > 1 else { return nil }
        if assets.isEmpty { return .symbol(.oneOf(unique)) }
        return symbols.isEmpty ? .asset(.oneOf(unique)) : nil
    }

    // MARK: Sections

    private mutating func addSection(_ view: ViewDescription, slot: Slot) {
        tree.open(.section, slot: slot, place: view.place, extent: view.extent)
        for (name, part) in [("headerTitle", Slot.header), ("footerTitle", .footer)] {
            if let words = Self.words(view, [name]) { addWords(words, slot: part) }
        }
        for child in view.subviews { add(child, slot: Self.slot(of: child)) }
        tree.close()
    }

    // MARK: Bars

    private mutating func addBarItem(_ view: ViewDescription, slot: Slot) {
        if let name = view.value("systemItem").name.value, SystemItem.isSpace(name) { return }
        // Items that the system brings along name themselves.
        let isOfAppKit = SystemClasses.isOfAppKit(view.systemClass)
        if isOfAppKit, Self.words(view, ["label"]) == nil, view.value("image").image == nil, view.subviews.isEmpty {
            return
        }
        if view.isBlankItem { return }
        // An item may show a view of its own instead.
        let shown = view.subviews.filter { $0.slot == .accessory || isOfAppKit && !$0.isMenu }
        let attributes = placement(of: view) + Self.making(view)
        tree.open(.toolbarItem, slot: slot, place: view.place, extent: view.extent, attributes: attributes)
        if shown.isEmpty, let entry = SystemClasses.form(of: view.systemClass) {
            let look = ViewAttributes(view, kind: .button, entry: entry, constraints: constraints)
            tree.open(.button, place: view.place, extent: view.extent, attributes: look.attributes)
            addParts(of: view, .button, entry)
            tree.close()
        } else {
            for child in shown { add(shown.count == 1 ? child.named(byItem: view) : child) }
        }
        tree.close()
    }

    // The item of a bar that stands in a view by itself.
    private mutating func addNavigationItem(_ view: ViewDescription, slot: Slot) {
        tree.open(.group, slot: slot, place: view.place, extent: view.extent)
        if let title = Self.words(view, ["title"]) {
            tree.leaf(
                .text, content: .words(title.words), place: title.place,
                attributes: [AttributeUse(.accessibility(.addTraits(.known(.header))), place: title.place)])
        }
        for child in view.subviews.inBarOrder { add(child, slot: child.slot == .titleView ? .content : .toolbar) }
        tree.close()
    }

    private func placement(of view: ViewDescription) -> [AttributeUse] {
        let placement: BarPlacement
        switch view.slot {
        case .leftBarItem:
            // UIKit leaves the way back out where an item stands at its place.
            placement = keepsWayBack || view.condition != nil || view.facts.contains(.presence(.occasional))
                ? .leading : .wayBack
        case .titleView: placement = .title
        case .rightBarItem: placement = .trailing
        case .toolbarItem, .tabItem: placement = .bottom
        default: return []
        }
        return [AttributeUse(.screen(.barPlacement(placement)), place: view.place)]
    }
}

extension ViewDescription {
    /// What it is that its class draws for people to read; `nil` where that is nothing.
    fileprivate var drawnKind: ElementKind? {
        var kind: ElementKind?
        for fact in facts {
            if case .drawing(.share) = fact.content { return .shape }
            if case .drawing(.contents) = fact.content { kind = .canvas }
        }
        return kind
    }
}

extension [ViewDescription] {
    /// The items of a navigation bar from its leading edge on: UIKit lists those at the trailing edge from the edge
    /// inward.
    package var inBarOrder: [ViewDescription] {
        guard count(where: { $0.slot == .rightBarItem }) > 1 else { return self }
        return filter { $0.slot != .rightBarItem } + filter { $0.slot == .rightBarItem }.reversed()
    }
}

extension ViewDescription {
    /// Whether an item of a bar stands in a file for itself: it shows nothing, does nothing and nothing may be set on
    /// it that is not read.
    fileprivate var isBlankItem: Bool {
        let shows = ["title", "image", "systemItem", "possibleTitles", "accessibilityLabel"]
        return frame == nil && openTo == nil && subviews.isEmpty && gestures.isEmpty && facts.isEmpty
            && !properties.contains { shows.contains($0.name) }
            && !connections.contains { $0.kind == .action || $0.kind == .segue }
    }
}
