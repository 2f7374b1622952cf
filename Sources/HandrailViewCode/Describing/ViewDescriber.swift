import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailProgram
package import HandrailSource
import HandrailValues

/// Describes what was read of views, from the outermost inward.
package struct ViewDescriber {
    /// What was read.
    package let reader: ViewCodeInterpreter
    let memo = CategoryMemo()

    /// Describes what a reader read.
    package init(reader: ViewCodeInterpreter) { self.reader = reader }

    static let maximumDepth = 150
    /// A view with everything in it.
    package func description(
        of node: Int, slot: ViewSlot, adding orphans: [Int] = [], on ground: WordsGround = .open, depth: Int = 0,
        among listed: Listed? = nil, isBesideText: Bool = false
    ) -> ViewDescription {
        let view = reader.store.nodes[node]
        if let design = view.design {
            return DesignDescription.joined(self, reader.store.designs[design], with: node, depth: depth, among: listed)
        }
        let (inner, omission) = reach(of: listed, at: node)
        let grounds = PlainGround.grounds(self, in: view, node, orphans, on: ground)
        if depth >= Self.maximumDepth, !view.children.isEmpty {
            reader.evaluator.budget.cut(.tooDeep, at: view.place)
        }
        let held =
            depth < Self.maximumDepth
            ? view.children.filter {
                !HidingDescription.isTakenAway(self, $0.node)
                    && !NodeExposure.arrangesNothing(reader.store.nodes[$0.node])
            } : []
        var inside = held.filter { reader.store.nodes[$0.node].viewClass.family != .navigationItem }
            .map {
                description(
                    of: $0.node, slot: Self.slot($0.slot, in: view), on: grounds[$0.node] ?? .open,
                    depth: depth + 1, among: inner,
                    isBesideText: isBesideText
                        || $0.slot == .accessory && view.viewClass.has(.tableCell))
            }
        inside += orphans.map { description(of: $0, slot: .subview, depth: depth + 1) }
        if let listed = view.fields["accessibilityElements"], listed.count > 1 {
            inside = ListedElements(identities: Set(listed.map { reader.store.name(of: $0) })).beside(inside)
        }
        if view.viewClass.systemClass.hasSuffix("SegmentedControl") {
            inside = SegmentDescription.segments(of: view, among: inside)
        }
        var facts = self.facts(of: node)
        var properties = ViewTrimming(view.viewClass.systemClass, selectsItself: selectsItself(view))
            .trimmed(properties(of: node), &facts, on: ground)
        ReplacedLabels.settle(view, &properties, &facts)
        if Self.mayBeStale(view), changesCategory(of: node) {
            properties.append(ViewProperty("adjustsFontForContentSizeCategory", .dynamic, place: view.place))
        }
        if let font = NameCertainty.usualFont(self, of: node, properties) { properties.append(font) }
        if draws(view) { facts.append(ViewFact(.drawing(.ownGround), place: view.place)) }
        if let unknown = PlainGround.behind(view, on: ground) { facts.append(unknown) }
        if let hosted = HostingDescription.hosting(view) { facts.append(hosted) }
        if let ground = HostingDescription.ground(self, view, properties) { properties.append(ground) }
        if let ground = PlainGround.ofSystem(self, view, properties) { properties.append(ground) }
        if let omission { properties.append(omission) }
        // A class that is not known may answer for what it is said to be.
        if !view.viewClass.isKnown, properties.contains(where: Self.saysAdjustable) {
            facts.append(ViewFact(.answers(.adjust), place: view.place))
        }
        if view.isOccasional { facts.append(ViewFact(.presence(.occasional), place: view.place)) }
        facts += MotionDescription.motions(self, of: node)
        facts += MessageDescription.appearances(self, of: node) + PageDescription.silence(self, of: node)
        if view.viewClass.has(.playerLayer) {
            properties.append(ViewProperty("accessibilityElementsHidden", .known(.flag(true)), place: view.place))
        }
        let isElsewhere = Self.isMadeElsewhere(view)
        let openReason =
            view.openTo ?? (mayBeMore(node, slot, properties, inside, isBesideText: isBesideText) ? .computed : nil)
        if openReason == nil, view.viewClass.type != nil, !view.gestures.isEmpty, reader.isComplete,
            DesignDescription.isEmpty(self, view, holding: inside)
        {
            facts.append(ViewFact(.drawing(.nothing), place: view.place))
        }
        if let exposure = NodeExposure.exposure(of: view, properties) {
            properties.append(exposure)
        }
        facts += NodeExposure.playback(of: view, properties)
        if let reach = NodeExposure.reach(of: view) { facts.append(reach) }
        // A list of elements takes the place of what a container would make of them.
        if view.viewClass.has(.node), !view.elements.isNone {
            properties.removeAll { $0.name == "isAccessibilityContainer" }
        }
        if let layer = NodeExposure.layerAround(self, node) { properties.append(layer) }
        if let links = NodeExposure.links(self, of: view) { facts.append(links) }
        let connections = connections(of: node)
        let isDrawn =
            openReason == nil && TouchDescription.isDrawnControl(self, node, holding: inside, sending: connections)
        if isDrawn { facts.append(ViewFact(.control(.drawnByApp), place: view.place)) }
        if openReason == nil, !isDrawn, let drawing = DrawingDescription.drawing(self, of: node, holding: inside) {
            facts.append(drawing)
        }
        if openReason == nil { facts += StateColorDescription.stateColors(self, of: node) }
        if let place = view.covering, covers(view) {
            facts.append(ViewFact(.presence(.coversScreen), place: place))
        }
        if let rated = DrawingDescription.rating(self, in: node, holding: inside) { facts.append(rated) }
        if let making = view.making { facts.append(ViewFact(.made, place: making)) }
        if view.isRepeated { facts.append(ViewFact(.presence(.repeated), place: view.place)) }
        // Where nothing but another controller's screen lies in it, it stands for that.
        let isContainer = view.screenOf != nil && inside.isEmpty
        return ViewDescription(
            identity: reader.store.name(of: node),
            systemClass: isContainer ? BuiltInClass.container.name : view.viewClass.systemClass,
            customClass: view.viewClass.type?.name, place: view.place, slot: slot, properties: properties,
            facts: facts, subviews: inside,
            // What makes a view elsewhere may say what a tap on it does.
            gestures: isElsewhere
                ? []
                : view.gestures.compactMap { gesture($0.node, at: $0.place, on: view) }
                    + NodeExposure.tap(of: view)
                    + TouchDescription.touches(self, of: node, around: inside, isDrawn: isDrawn),
            connections: connections,
            constraints: TouchDescription.extendsReach(self, node)
                ? [] : SizeEffects.felt(self, ConstraintDescription.constraints(self, of: node, slot: slot), of: node),
            frame: view.frame,
            condition: MotionDescription.presence(self, of: node)
                ?? (HostingDescription.takesTurns(self, node) ? ElementCondition.unknown : nil)
                ?? FirstLook.presence(self, of: node, holding: inside),
            openTo: openReason)
    }

    private static func saysAdjustable(_ property: ViewProperty) -> Bool {
        property.name == "accessibilityTraits" && property.value.traits.values.contains { $0.contains(.adjustable) }
    }

    /// The only elements that are given of what lies around a view, with the code that says so.
    package struct Listed {
        /// They.
        package let nodes: Set<Int>
        /// Where they are listed.
        package let place: SourcePlace
    }

    /// The list that holds for what is in a view, and that nobody hears of the view where the list around it leaves it
    /// and everything in it out.
    package func reach(of listed: Listed?, at node: Int) -> (inner: Listed?, omission: ViewProperty?) {
        let around = listed.flatMap { $0.nodes.contains(node) ? nil : $0 }
        let omitting = around.flatMap { holds($0.nodes, in: node) ? nil : $0 }
        return (
            list(of: node) ?? around,
            omitting.map { ViewProperty("accessibilityElementsHidden", .known(.flag(true)), place: $0.place) }
        )
    }

    private func list(of node: Int) -> Listed? {
        guard case .known(let nodes, let place) = reader.store.nodes[node].elements else { return nil }
        let listed = Listed(nodes: Set(nodes), place: place)
        return listed.nodes.isEmpty || holds(listed.nodes, in: node) ? listed : nil
    }

    private func holds(_ wanted: Set<Int>, in node: Int, depth: Int = 0) -> Bool {
        if wanted.contains(node) { return true }
        guard depth < Self.maximumDepth else { return true }
        return reader.store.nodes[node].children.contains { holds(wanted, in: $0.node, depth: depth + 1) }
    }

    /// Whether a view that is as large as a screen lies in that screen, or over the window.
    private func covers(_ view: ViewNode) -> Bool {
        if view.isInWindow { return true }
        guard view.parent >= 0, reader.store.nodes[view.parent].parent >= 0 else { return false }
        let screen = reader.store.nodes[reader.store.nodes[view.parent].parent]
        return screen.viewClass.family == .controller && screen.fields["view"]?.contains(view.parent) == true
    }

    /// Whether its class paints its own ground, which nothing is known of.
    func draws(_ view: ViewNode) -> Bool {
        guard let type = view.viewClass.type else { return false }
        return reader.program.lineage(of: type).contains {
            $0.functions["draw"]?.contains { $0.declaration.parameters.count == 1 } ?? false
                || $0.functions["updateLayer"] != nil || $0.properties["layerClass"] != nil
        }
    }

    /// Whether other code or an interface file makes the view.
    private static func isMadeElsewhere(_ view: ViewNode) -> Bool {
        switch view.kind {
        case .outlet, .promised, .foreign: true
        case .made, .part, .designed: false
        }
    }

    /// Whether more may be done to a view than was read.
    private func mayBeMore(
        _ node: Int, _ slot: ViewSlot, _ properties: [ViewProperty], _ inside: [ViewDescription], isBesideText: Bool
    ) -> Bool {
        let view = reader.store.nodes[node]
        if Self.isMadeElsewhere(view) || reader.store.viewsGivenAway.contains(node)
            || NameCertainty.isNamedElsewhere(self, node, properties)
        {
            return true
        }
        if Self.showsNothingYet(view, properties, inside), !NameCertainty.isSurelyMute(self, node) { return true }
        // A row and the switch at its end may be one element; a button at its end is one of its own.
        return isBesideText
            && (view.viewClass.has(.toggle)
                || slot == .accessory && !TouchDescription.sendsAction(view) && !Self.isTouchedButton(view))
    }

    /// Whether it is a button of the framework's that no code takes out of reach.
    private static func isTouchedButton(_ view: ViewNode) -> Bool {
        view.viewClass.has(.button) && view.viewClass.type == nil
            && !view.writes.contains { $0.name == "isUserInteractionEnabled" || $0.name == "isEnabled" }
    }

    /// A button that is never seen to show anything is shown what it shows by code that was not read.
    private static func showsNothingYet(
        _ view: ViewNode, _ properties: [ViewProperty], _ inside: [ViewDescription]
    ) -> Bool {
        // Whether words that code puts into a button by itself are heard is not certain.
        guard view.viewClass.has(.blankControl), inside.isEmpty || inside.contains(where: \.showsText)
        else { return false }
        return !properties.contains { property in
            guard !property.value.isAbsent, property.value != .known(.nothing) else { return false }
            let name = property.name.split(separator: ".").last { shown.contains(String($0)) }
            return name != nil || property.name == "systemItem" || property.name == "accessibilityLabel"
                || (property.name == "buttonType" && property.value != .known(.name("custom"))
                    && property.value != .known(.name("system")))
        }
    }

    private static let shown: NameSet = [
        "label", "title", "attributedTitle", "image", "backgroundImage", "text", "attributedText", "subtitle",
        "landscapeImagePhone",
    ]

    private static func slot(_ slot: ViewSlot, in view: ViewNode) -> ViewSlot {
        view.viewClass.has(.barButton) ? .accessory : slot
    }

    /// Whether code of the class of a button speaks of its being selected.
    private func selectsItself(_ view: ViewNode) -> Bool {
        guard view.viewClass.has(.button), let type = view.viewClass.type else { return false }
        return !view.viewClass.isKnown || memo.selects(type, in: reader.program)
    }

    // MARK: Text size

    private static func mayBeStale(_ view: ViewNode) -> Bool {
        view.writes.contains { fonts.contains($0.name) && followsStyle($0.value) }
            && !view.writes.contains { adjusting.contains($0.name) }
    }

    private static let fonts: NameSet = ["font", "titleLabel.font", "attributedText.font", "attributedTitle.font"]

    private static let adjusting: NameSet = [
        "adjustsFontForContentSizeCategory", "titleLabel.adjustsFontForContentSizeCategory",
    ]

    /// Whether a font is one that people's text size decides on as it is made.
    private static func followsStyle(_ value: Fact<ViewValue>) -> Bool {
        value.values.contains { value in
            guard case .font(let font) = value else { return false }
            switch font.size {
            case .style, .scaling: return true
            case .fixed, .oneOf, .unknown: return false
            }
        }
    }

    /// Whether a class that the view is of, or lies in, sets its font again when the text size changes.
    private func changesCategory(of node: Int) -> Bool {
        let name = reader.store.nodes[node].identity
        func mayReach(_ name: String, from node: Int) -> Bool {
            reader.store.nodes[node].viewClass.type.map {
                memo.handling(by: $0, in: reader.program).mayReach(name)
            } ?? false
        }
        // A class of a text sets its own font by no name.
        if mayReach("", from: node) || reader.store.around(node).contains(where: { mayReach(name, from: $0) }) {
            return true
        }
        guard let root = reader.store.nodes.first?.viewClass.type else { return false }
        return memo.handling(by: root, in: reader.program).mayReach(name)
    }

    // MARK: What is set

    /// What is set on a view, its configurations included.
    package func properties(of node: Int) -> [ViewProperty] {
        var result = ViewWrites(writes(on: node), systemClass: reader.store.nodes[node].viewClass.systemClass)
            .properties
        if let hiding = HidingDescription.hiding(self, node) {
            result = result.map { $0.name == hiding.name ? hiding : $0 }
        }
        if leavesRoomOpen(node) {
            result.append(ViewProperty("contentEdgeInsets", .dynamic, place: reader.store.nodes[node].place))
        }
        if let elements = reader.store.nodes[node].fields["accessibilityElements"], !elements.isEmpty {
            result.append(
                ViewProperty(
                    "accessibilityElements", .known(.list(elements.map { .name(reader.store.name(of: $0)) })),
                    place: reader.store.nodes[node].place))
        }
        return result
    }

    /// Whether how much a button leaves around its title is not read: its configuration or its class says that.
    private func leavesRoomOpen(_ node: Int) -> Bool {
        let view = reader.store.nodes[node]
        guard view.viewClass.has(.button) else { return false }
        if !view.configurations.isEmpty { return true }
        guard let type = view.viewClass.type else { return false }
        return reader.program.lineage(of: type).contains { $0.properties["intrinsicContentSize"] != nil }
    }

    /// What was worked out of a view besides.
    package func facts(of node: Int) -> [ViewFact] {
        facts(of: node, turningTextAt: ViewWrites.turningText(reader.store.nodes[node].writes))
    }

    /// What was worked out of a view besides, whose text takes colors in turns as a place says.
    func facts(of node: Int, turningTextAt turning: SourcePlace?) -> [ViewFact] {
        let noted = reader.store.nodes[node].facts
        // The system draws what a menu says.
        if reader.store.nodes[node].viewClass.family == .menu {
            return SettledFacts(noted.filter(Self.isSaidOfMenus)).facts
        }
        var facts = KeptWords.settle(SettledFacts(noted).facts, of: reader.store.nodes[node])
        if let turning { facts.append(ViewFact(.coloring(.unknownGround), place: turning)) }
        let design = reader.store.nodes[node].design.map { reader.store.designs[$0] }
        return facts + FirstLook.facts(self, of: node, design) + StateMarkDescription.marks(self, of: node)
    }

    private static func isSaidOfMenus(_ fact: ViewFact) -> Bool {
        switch fact.content {
        case .introduced, .control(.keys): true
        default: false
        }
    }

    /// What code sets on a view, its configurations included.
    package func writes(on node: Int) -> [ViewWrite] {
        var writes = reader.store.nodes[node].writes
        if writes.contains(where: { $0.segment != nil }) { writes.removeAll { $0.segment != nil } }
        if writes.contains(where: { $0.source != nil }) { writes = writes.map(copying) }
        for configuration in reader.store.nodes[node].configurations {
            for write in reader.store.nodes[configuration].writes {
                guard
                    let name = Self.property(
                        setBy: write.name, ofA: reader.store.nodes[configuration].viewClass.systemClass)
                else { continue }
                writes.append(
                    ViewWrite(
                        name: name, value: write.value, place: write.place, manner: write.manner,
                        isConditional: write.isConditional))
            }
        }
        if reader.store.nodes[node].viewClass.family == .menu {
            // The system draws what it says.
            writes.removeAll { !Self.menuProperties.contains($0.name) && !$0.name.hasPrefix("accessibility") }
        }
        return writes
    }

    /// The property of a view that one of its configuration decides on; `nil` for one that says nothing here.
    private static func property(setBy name: String, ofA configuration: String) -> String? {
        if SystemClasses.has(.cellConfiguration, configuration) { return CellContents.partOfCell(setBy: name) }
        return SystemClasses.has(.emptyConfiguration, configuration) ? name : "configuration.\(name)"
    }

    /// What is given the text of another view is given whatever that shows, where all of it is known.
    private func copying(_ write: ViewWrite) -> ViewWrite {
        guard let source = write.source else { return write }
        let shown = reader.store.nodes[source].writes.filter { $0.name == "text" || $0.name == "title" }
        guard !shown.isEmpty, !reader.store.viewsGivenAway.contains(source),
            !Self.isMadeElsewhere(reader.store.nodes[source]),
            !reader.store.nodes[source].writes.contains(where: { $0.name.hasPrefix("attributed") })
        else { return write }
        let words = ViewWrites.union(shown.map(\.value).filter { !ViewWrites.says(nothing: $0) })
        guard !words.values.isEmpty else { return write }
        return ViewWrite(
            name: write.name, value: words, place: write.place, manner: write.manner, isConditional: write.isConditional
        )
    }

    private static let menuProperties: NameSet = [
        "title", "image", "text", "placeholder", "isSecureTextEntry", "textContentType",
    ]

    private func connections(of node: Int) -> [ViewConnection] {
        let view = reader.store.nodes[node]
        guard !view.identity.isEmpty, view.identity != "self" else { return view.connections }
        return view.connections + [ViewConnection(.outlet, name: view.identity, place: view.place)]
    }

    // MARK: Gestures

    /// What a recognizer on a view comes to.
    package func gesture(_ node: Int, at place: SourcePlace, on view: ViewNode) -> ViewGesture? {
        let recognizer = reader.store.nodes[node]
        guard recognizer.viewClass.family == .gesture, recognizer.isMade else { return nil }
        var kind = SystemClasses.gesture(of: recognizer.viewClass.systemClass) ?? .other
        if kind == .longPress, Self.pressesAtOnce(recognizer) { kind = .other }
        if kind == .tap, isGated(recognizer, on: view) { kind = .other }
        // It listens to a button of a remote or a keyboard, whatever the finger does.
        if recognizer.writes.contains(where: { $0.name == "allowedPressTypes" }) { kind = .other }
        var count = FrameworkProperty.usualNumber("numberOfTapsRequired").flatMap { Int(exactly: $0) }
        if let write = recognizer.writes.last(where: { $0.name == "numberOfTapsRequired" }) {
            if case .known(.number(let number)) = write.value { count = Int(exactly: number) } else { count = nil }
        }
        let touches = recognizer.writes.last {
            $0.name == "numberOfTouchesRequired" || $0.name == "minimumNumberOfTouches"
        }?.value
        let action = recognizer.facts.lazy.compactMap { fact -> ActionSummary? in
            if case .control(.action(let summary)) = fact.content { summary } else { nil }
        }.first
        return ViewGesture(
            Gesture(
                kind: Self.kind(kind, touches), count: count,
                action: action ?? ActionSummary(digest: recognizer.identity),
                isSwipe: recognizer.viewClass.has(.swipe)), place: place)
    }

    /// Whether a press needs no time to be recognized, so that a double tap makes it as well; often it only shows that
    /// a finger is there, and so it is no tap that something always comes of.
    private static func pressesAtOnce(_ recognizer: ViewNode) -> Bool {
        recognizer.writes.last { $0.name == "minimumPressDuration" }?.value == .known(.number(0))
    }

    /// The swipes that a view recognizes with one finger.
    package func swipes(of node: Int) -> [ViewGesture] {
        reader.store.nodes[node].gestures.compactMap { recognizer in
            guard reader.store.nodes[recognizer.node].viewClass.has(.swipe) else {
                return nil
            }
            let found = gesture(recognizer.node, at: recognizer.place, on: reader.store.nodes[node])
            return found?.gesture.kind == .drag ? found : nil
        }
    }

    /// Whether the class of the view, or of the controller, asks at each touch whether a tap may begin: then it is no
    /// tap that the view always reacts to.
    private func isGated(_ recognizer: ViewNode, on view: ViewNode) -> Bool {
        let own = view.viewClass.type.map(reader.program.lineage(of:)) ?? []
        let root = reader.store.nodes.first?.viewClass.type.map(reader.program.lineage(of:)) ?? []
        return (own + root).contains { type in
            type.functions["gestureRecognizerShouldBegin"]?.contains { function in
                if let only = Evaluator.onlyExpression(function.declaration.body), case .boolean = only.kind {
                    return false
                }
                let (index, range) = (reader.program.mentions.index(of: function.file), function.declaration.range)
                if index.has(Self.tapNames, in: range) || !index.positions(of: recognizer.identity, in: range).isEmpty {
                    return true
                }
                // What asks for no recognizer in particular asks for all of a view's own.
                return own.contains { $0 === type } && !index.has(Self.otherNames, in: range)
            } ?? false
        }
    }

    private static let tapNames = CodeWords(["uitapgesture"])
    private static let otherNames = CodeWords([
        "uipangesture", "uilongpress", "uiswipe", "uipinch", "uirotation", "panges", "swipe", "longpress",
    ])

    /// The kind of a gesture made with so many fingers; `other` where their number is not known.
    private static func kind(_ kind: Gesture.Kind, _ touches: Fact<ViewValue>?) -> Gesture.Kind {
        guard let touches, touches != .known(.number(1)) else { return kind }
        return touches.number.value == nil ? .other : .severalFingers
    }
}
