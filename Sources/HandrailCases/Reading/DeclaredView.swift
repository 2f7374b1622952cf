import HandrailMarkup
import HandrailModel
import HandrailSemantics
import HandrailSimulation
import HandrailSource
import HandrailStandards

/// Views of SwiftUI as they are declared: made a screen, perceived, and told as nodes.
struct DeclaredView {
    private var builder = ElementTreeBuilder()
    private var hasNavigation = false
    private static let place = SourcePlace(file: FileIndex(0), range: .zero)
    private var place: SourcePlace { Self.place }

    /// The node of a declared view with everything inside.
    static func node(_ view: JSONNode) -> AccessibilityNode {
        var reader = DeclaredView()
        reader.add(view, slot: .content)
        let screen = Screen(
            name: "case", place: place, presentation: .root, tree: reader.builder.freeze(), platforms: [], languages: []
        )
        let perception = Perception { symbol in
            SymbolCatalog.spokenName(of: symbol).map { Words($0.en, origin: .symbol(symbol)) }
        }
        return AccessibilityScreen(perception.perceive(screen)).root
    }

    // MARK: Views

    private mutating func add(_ view: JSONNode, slot: Slot) {
        let name = (view["class"]?.stringValue ?? "").replacingPrefix("SwiftUI.")
        let kind = Self.kinds[name] ?? .customView
        let wasNavigation = hasNavigation
        hasNavigation = hasNavigation || kind == .navigationContainer
        builder.open(kind, slot: slot, content: content(view, kind), place: place, attributes: attributes(view, kind))
        addLabel(view, kind)
        for child in view["header"]?.elements ?? [] { add(child, slot: .header) }
        if view["isExpanded"]?.boolValue != false {
            for child in view["children"]?.elements ?? [] { addChild(child, of: kind) }
        }
        for child in view["footer"]?.elements ?? [] { add(child, slot: .footer) }
        for child in view["accessibilityChildren"]?.elements ?? [] { add(child, slot: .label) }
        builder.close()
        hasNavigation = wasNavigation
    }

    private mutating func addChild(_ child: JSONNode, of kind: ElementKind) {
        guard kind == .tabView, child["class"]?.stringValue != "SwiftUI.Tab", let item = child["tabItem"] else {
            // What stands in a control is its label.
            add(child, slot: kind.mergesLabel && kind != .menu && kind != .tab ? .label : .content)
            return
        }
        builder.open(.tab, place: place)
        if let title = item.stringValue {
            builder.leaf(.text, slot: .label, content: .words(.known(Words(title))), place: place)
        } else if item.members != nil {
            add(item, slot: .label)
        }
        add(child, slot: .content)
        builder.close()
    }

    private func content(_ view: JSONNode, _ kind: ElementKind) -> Element.Content {
        switch kind {
        case .text: return .words(.known(Words(view["text"]?.stringValue ?? view["title"]?.stringValue ?? "")))
        case .image:
            if view["decorative"]?.boolValue == true { return .image(.decorative) }
            if let symbol = view["systemName"]?.stringValue { return .image(.symbol(.known(symbol))) }
            return .image(.asset(.known((view["name"] ?? view["text"])?.stringValue ?? "")))
        default: return .none
        }
    }

    private mutating func addLabel(_ view: JSONNode, _ kind: ElementKind) {
        guard kind != .text, kind != .image else { return }
        if let title = title(view, kind) {
            builder.leaf(.text, slot: .label, content: .words(.known(Words(title))), place: place)
        }
        if let symbol = view["systemImage"]?.stringValue {
            builder.leaf(.image, slot: .icon, content: .image(.symbol(.known(symbol))), place: place)
        }
    }

    // What is typed into a field takes the place of its title.
    private func title(_ view: JSONNode, _ kind: ElementKind) -> String? {
        switch kind {
        case .textField, .secureField, .textEditor, .searchField:
            return view["text"]?.stringValue?.isEmpty == false ? nil : view["title"]?.stringValue
        case .disclosureGroup, .section, .groupBox, .controlGroup:
            return (view["title"] ?? view["text"] ?? view["label"])?.stringValue
        default: return (view["title"] ?? view["text"])?.stringValue
        }
    }

    // MARK: Modifiers

    private func attributes(_ view: JSONNode, _ kind: ElementKind) -> [AttributeUse] {
        var attributes: [Attribute] = []
        if kind == .navigationLink, !hasNavigation { attributes.append(.interaction(.disabled(.known(true)))) }
        if view["accessibilityChildren"] != nil { attributes.append(.accessibility(.children(.replaced))) }
        switch view["accessibilityElement"]?.stringValue {
        case "combine": attributes.append(.accessibility(.children(.combine)))
        case "contain": attributes.append(.accessibility(.children(.contain)))
        case "ignore": attributes.append(.accessibility(.children(.ignore)))
        default: break
        }
        attributes += words(view, kind) + actions(view) + traits(view)
        if let priority = view["sortPriority"]?.doubleValue {
            attributes.append(.accessibility(.sortPriority(.known(priority))))
        }
        if view["accessibilityHidden"]?.boolValue == true { attributes.append(.accessibility(.hidden(.known(true)))) }
        if view["hidden"]?.boolValue == true { attributes.append(.visibility(.hidden(.known(true)))) }
        if (view["opacity"]?.doubleValue ?? 1) <= 0 { attributes.append(.visibility(.opacity(.known(0)))) }
        return attributes.map { AttributeUse($0, place: place) }
    }

    private func words(_ view: JSONNode, _ kind: ElementKind) -> [Attribute] {
        var attributes: [Attribute] = []
        func known(_ key: String) -> Fact<Words>? { view[key]?.stringValue.map { .known(Words($0)) } }
        if let label = known("label"), ![.disclosureGroup, .section, .groupBox, .controlGroup].contains(kind) {
            attributes.append(.accessibility(.label(label)))
        }
        if let value = known("value") ?? state(view, kind) { attributes.append(.accessibility(.value(value))) }
        if let hint = known("hint") ?? known("help") { attributes.append(.accessibility(.hint(hint))) }
        if let level = view["accessibilityHeading"]?.intValue {
            attributes.append(.accessibility(.headingLevel(level)))
        }
        if let names = view["inputLabels"]?.elements?.compactMap(\.stringValue) {
            attributes.append(.accessibility(.inputLabels(names.map { .known(Words($0)) })))
        }
        if let name = view["identifier"]?.stringValue { attributes.append(.accessibility(.identifier(.known(name)))) }
        return attributes
    }

    private func state(_ view: JSONNode, _ kind: ElementKind) -> Fact<Words>? {
        if let isOn = view["isOn"]?.boolValue { return .known(Words(isOn ? "1" : "0")) }
        if let isExpanded = view["isExpanded"]?.boolValue {
            let word = SpokenVocabulary.word(for: isExpanded ? .expanded : .collapsed)
            return .known(Words(word.en, translations: ["en": word.en, "ko": word.ko ?? word.en]))
        }
        if kind == .slider || kind == .progress { return ControlExposure.percent(view).map { .known(Words($0)) } }
        guard kind == .textField || kind == .textEditor, let text = view["text"]?.stringValue, !text.isEmpty else {
            return nil
        }
        return .known(Words(text))
    }

    private func actions(_ view: JSONNode) -> [Attribute] {
        var actions = (view["accessibilityActions"]?.elements ?? []).compactMap(\.stringValue).map {
            Attribute.accessibility(.action(.named(.known(Words($0)))))
        }
        if view["accessibilityAdjustableAction"]?.boolValue == true { actions.append(.accessibility(.action(.adjust))) }
        if view["accessibilityAction"]?.boolValue == true { actions.append(.accessibility(.action(.activate))) }
        return actions
    }

    private func traits(_ view: JSONNode) -> [Attribute] {
        var attributes: [Attribute] = []
        if (view["disabled"] ?? view["isDisabled"])?.boolValue == true {
            attributes.append(.interaction(.disabled(.known(true))))
        }
        if let added = view["addTraits"] {
            attributes.append(.accessibility(.addTraits(.known(TraitNames.traits(added)))))
        }
        if let removed = view["removeTraits"] {
            attributes.append(.accessibility(.removeTraits(.known(TraitNames.traits(removed)))))
        }
        return attributes
    }

    private static let kinds: [String: ElementKind] = [
        "Text": .text, "Image": .image, "Label": .label, "Button": .button, "Link": .link, "ShareLink": .shareLink,
        "NavigationLink": .navigationLink, "TabView": .tabView, "Tab": .tab,
        "Menu": .menu, "Toggle": .toggle, "Slider": .slider, "Stepper": .stepper,
        "Picker": .picker, "DatePicker": .datePicker, "ColorPicker": .colorPicker, "TextField": .textField,
        "SecureField": .secureField, "TextEditor": .textEditor, "EditButton": .editButton,
        "ProgressView": .progress, "Gauge": .gauge, "VStack": .verticalStack, "HStack": .horizontalStack,
        "ZStack": .depthStack, "LazyVStack": .lazyContainer, "LazyHStack": .lazyContainer,
        "LazyVGrid": .lazyContainer, "LazyHGrid": .lazyContainer, "Grid": .grid, "GridRow": .gridRow, "Group": .group,
        "ForEach": .group, "List": .list, "Form": .form, "Section": .section, "ScrollView": .scrollView,
        "GroupBox": .groupBox, "ControlGroup": .controlGroup, "DisclosureGroup": .disclosureGroup,
        "LabeledContent": .labeledContent, "NavigationStack": .navigationContainer,
        "NavigationView": .navigationContainer, "NavigationSplitView": .navigationContainer, "Divider": .divider,
        "Spacer": .spacer, "Color": .fill, "Rectangle": .shape, "RoundedRectangle": .shape, "Circle": .shape,
        "Capsule": .shape, "Ellipse": .shape, "EmptyView": .nothing,
    ]
}

extension String {
    /// Without what it begins with.
    fileprivate func replacingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
