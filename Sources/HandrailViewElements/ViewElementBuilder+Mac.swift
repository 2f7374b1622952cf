import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource

extension ViewElementBuilder {
    // MARK: Menus

    /// A menu with everything in it: the menu bar, or what a control or a secondary click opens.
    package mutating func addMenu(_ menu: ViewDescription, slot: Slot) {
        let isBar = menu.value("systemMenu").name == .known("main")
        tree.open(.group, slot: slot, place: menu.place, extent: menu.extent, attributes: Self.making(menu))
        addHeading(of: menu)
        if menu.subviews.isEmpty, menu.openTo != nil {
            tree.leaf(.opaque, content: .type(menu.systemClass), place: menu.place)
        }
        for item in menu.subviews { addMenuItem(item, inBar: isBar) }
        tree.close()
    }

    /// The title that stands above the entries of a menu of UIKit.
    private mutating func addHeading(of menu: ViewDescription) {
        guard !SystemClasses.isOfAppKit(menu.systemClass), let title = Self.words(menu, ["title"]),
            title.words.value?.isBlank == false
        else { return }
        tree.leaf(.text, content: .words(title.words), place: title.place)
    }

    /// A menu of UIKit within another one: an entry that opens it, or entries among the others that a line sets apart.
    private mutating func addInnerMenu(_ menu: ViewDescription) {
        let title = Self.words(menu, ["title"])
        guard menu.property("options") == nil, let title, title.words.value?.isBlank != true,
            let entry = SystemClasses.form(of: menu.systemClass)
        else { return addMenu(menu, slot: .content) }
        tree.open(.menu, place: menu.place, extent: menu.extent, attributes: Self.making(menu))
        addParts(of: menu, .menu, entry)
        for item in menu.subviews { addMenuItem(item) }
        tree.close()
    }

    /// A command of a menu, or a menu inside another one.
    private mutating func addMenuItem(_ item: ViewDescription, inBar: Bool = false) {
        guard let entry = SystemClasses.form(of: item.systemClass), entry.assembly == .menuItem
        else { return item.isMenu ? addInnerMenu(item) : add(item) }
        guard item.value("isSeparatorItem").flag != .known(true) else { return }
        let submenu = item.subviews.first(where: \.isMenu)
        let kind: ElementKind = submenu == nil ? .button : .menu
        var attributes = ViewAttributes(item, kind: kind, entry: entry, constraints: constraints).attributes
        if let keys = Self.keys(of: item), submenu == nil { attributes.append(keys) }
        if let submenu { attributes += [AttributeUse(.code(.made), place: submenu.place)] + Self.making(submenu) }
        let isOwn = inBar && submenu.map(Self.isOwnMenu) ?? false
        tree.open(
            kind, content: isOwn ? .type("CommandMenu") : .none, place: item.place, extent: item.extent,
            attributes: attributes)
        // A menu of the menu bar goes by its own title.
        let named = submenu.flatMap { Self.words($0, ["title"]) == nil ? nil : $0 } ?? item
        addParts(of: inBar ? named : item, kind, entry)
        for inner in submenu?.subviews ?? [] { addMenuItem(inner) }
        tree.close()
    }

    /// Whether a view is a command of a menu without a title: the system fills such a one in, or it only tells what to
    /// do and nobody sees it.
    mutating func addsUntitled(_ view: ViewDescription, _ entry: ElementForm, _ title: Fact<Words>) -> Bool {
        guard entry.assembly == .menuItem, title.value?.isBlank == true else { return false }
        tree.leaf(.opaque, slot: .label, content: .type(view.systemClass), place: view.place)
        return true
    }

    /// Whether a menu has nothing but commands of the app's own.
    private static func isOwnMenu(_ menu: ViewDescription) -> Bool {
        if menu.property("systemMenu") != nil || menu.customClass != nil || menu.openTo != nil { return false }
        return menu.subviews.allSatisfy { item in
            item.connections.allSatisfy { $0.kind != .action || !FrameworkMethod.isStandardCommand($0.name) }
                && item.subviews.allSatisfy { $0.isMenu && isOwnMenu($0) }
        }
    }

    /// The keys that trigger a command; `nil` where there are none, or where the command is one that every app has.
    package static func keys(of item: ViewDescription) -> AttributeUse? {
        guard let property = item.property("keyEquivalent"), property.value != .known(.name("")) else { return nil }
        guard item.connections.allSatisfy({ $0.kind != .action || !FrameworkMethod.isStandardCommand($0.name) })
        else { return nil }
        let isCommand = SystemClasses.form(of: item.systemClass)?.assembly == .menuItem
        var held: Set<Shortcut.Modifier> = isCommand ? [.command] : []
        if case .known(.list(let names)) = item.value("keyEquivalentModifierMask") {
            held = Set(
                names.compactMap { if case .name(let name) = $0 { Shortcut.Modifier(rawValue: name) } else { nil } })
        }
        guard let text = property.value.name.value, let first = text.first, text.count == 1 else {
            return AttributeUse(
                .interaction(.keyboardShortcut(Shortcut(key: nil, modifiers: nil))), place: property.place)
        }
        if first.isUppercase { held.insert(.shift) }
        let key = special[first]
            ?? (first.isLetter || first.isNumber || first.isPunctuation || first.isSymbol ? first.lowercased() : nil)
        return AttributeUse(
            .interaction(.keyboardShortcut(Shortcut(key: key, modifiers: key == nil ? nil : held))),
            place: property.place)
    }

    /// The keys that press a button.
    package static func keys(ofButton view: ViewDescription) -> [AttributeUse] {
        view.has(.keyEquivalent) ? [keys(of: view)].compactMap(\.self) : []
    }

    /// What a control of AppKit looks like, where the same kind of control has several names.
    package static func styles(of view: ViewDescription) -> [AttributeUse] {
        switch SystemClasses.form(of: view.systemClass)?.style {
        case .buttonType:
            guard let property = view.property("buttonType"),
                let style = property.value.name.value.flatMap({ buttonStyles[$0] })
            else { return [] }
            return [AttributeUse(.interaction(.style(.toggle, style)), place: property.place)]
        case .named(let style): return [AttributeUse(.interaction(.style(.other, style)), place: view.place)]
        case nil: return []
        }
    }

    private static let buttonStyles = [
        "check": "checkbox", "switch": "checkbox", "radio": "radioButton", "toggle": "button", "onOff": "button",
        "pushOnPushOff": "button",
    ]

    private static let special: [Character: String] = [
        "\r": "return", "\u{1B}": "escape", "\t": "tab", " ": "space", "\u{8}": "delete", "\u{7F}": "delete",
        "\u{F700}": "upArrow", "\u{F701}": "downArrow", "\u{F702}": "leftArrow", "\u{F703}": "rightArrow",
    ]

    // MARK: Pop-up buttons

    /// A button that opens a menu: one that shows what is chosen in it, or one that is called by its first item.
    mutating func addPopUp(_ view: ViewDescription, slot: Slot) {
        guard let entry = SystemClasses.form(of: view.systemClass) else { return }
        let menu = view.subviews.first(where: \.isMenu)
        let items = menu?.subviews.filter { SystemClasses.form(of: $0.systemClass)?.assembly == .menuItem } ?? []
        guard view.value("pullsDown").flag == .known(true) else {
            let look = ViewAttributes(view, kind: .picker, entry: entry, constraints: constraints)
            tree.open(
                .picker, slot: slot, place: view.place, extent: view.extent,
                attributes: look.attributes + Self.parts(in: view.subviews))
            // What it shows is the item that is chosen, not what it is for.
            addParts(of: view.leavingOut("title", "attributedTitle", "image"), .picker, entry)
            for item in items {
                guard let title = Self.words(item, ["attributedTitle", "title"]) else { continue }
                tree.leaf(.text, content: .words(title.words), place: title.place)
            }
            tree.close()
            return
        }
        let look = ViewAttributes(view, kind: .menu, entry: entry, constraints: constraints)
        // Code fills it.
        guard !items.isEmpty else {
            return tree.leaf(
                .opaque, slot: slot, content: .type(view.systemClass), place: view.place, extent: view.extent,
                attributes: look.attributes)
        }
        tree.open(
            .menu, slot: slot, place: view.place, extent: view.extent,
            attributes: look.attributes + Self.parts(in: view.subviews))
        let title = items.first ?? view
        if let entry = SystemClasses.form(of: title.systemClass) { addParts(of: title, .menu, entry) }
        addParts(of: view.leavingOut("title", "attributedTitle", "image"), .menu, entry)
        for item in items.dropFirst() { addMenuItem(item) }
        tree.close()
    }

    // MARK: Boxes and tabs

    /// Whether a box is only a line between other views.
    static func isLine(_ view: ViewDescription) -> Bool { view.value("boxType").name.value == "separator" }

    /// Whether what a box is called is not shown.
    static func hidesTitle(_ view: ViewDescription) -> Bool {
        view.property("title") != nil && (isLine(view) || view.value("titlePosition").name.value == "noTitle")
    }

    /// Pages of which code shows one at a time, as there are no tabs to choose them by.
    mutating func addPages(_ view: ViewDescription, slot: Slot) {
        tree.open(.group, slot: slot, place: view.place, extent: view.extent)
        for page in view.subviews.flatMap(\.subviews) { add(page) }
        tree.close()
    }

    /// Whether the tabs of a tab view are there to be chosen.
    static func showsTabs(_ view: ViewDescription) -> Bool {
        !(view.value("buttonType").name.value ?? "").hasPrefix("noTabs")
    }
}

extension ViewDescription {
    /// The same view without some of what is set on it.
    func leavingOut(_ names: String...) -> ViewDescription {
        setting(properties.filter { !names.contains($0.name) })
    }

    /// Whether it is a control: a text field of AppKit is one where it is edited.
    package var isControl: Bool {
        guard let form = SystemClasses.form(of: systemClass) else { return false }
        return form.marks.contains(.editable) ? value("isEditable").flag.mayBeTrue : form.kind.isControl
    }

    /// Whether the element that its class comes to has a mark.
    func has(_ mark: ElementForm.Marks) -> Bool { SystemClasses.form(of: systemClass)?.marks.contains(mark) ?? false }

    /// Whether it is a menu of AppKit.
    var isMenu: Bool { SystemClasses.form(of: systemClass)?.assembly == .menu }

    /// Whether a control is in it.
    package var holdsControl: Bool { subviews.contains { $0.isControl || $0.holdsControl } }

    /// The same view as if all that is set on it were known.
    var treatedAsComplete: ViewDescription {
        ViewDescription(
            identity: identity, systemClass: systemClass, customClass: customClass, place: place, extent: extent,
            slot: slot, properties: properties, facts: facts, subviews: subviews, gestures: gestures,
            connections: connections, constraints: constraints, frame: frame, condition: condition, openTo: nil)
    }

    /// The view that an item of a bar shows: the label of the item names what has no words of its own. On the Mac that
    /// is what stands below it; UIKit hands what VoiceOver is told of the item on to the only control that it shows.
    package func named(byItem item: ViewDescription) -> ViewDescription {
        let name = SystemClasses.isOfAppKit(item.systemClass) ? "label" : "accessibilityLabel"
        guard let label = item.properties.last(where: { $0.name == name }), label.value.words.value?.isBlank != true
        else { return self }
        return named(by: label)
    }

    private func named(by label: ViewProperty) -> ViewDescription {
        let held = subviews.filter { $0.isControl || $0.holdsControl }
        if !isControl, held.count == 1, let control = held.first {
            return holding(subviews.map { $0.place == control.place ? control.named(by: label) : $0 })
        }
        guard isControl || held.isEmpty, !properties.contains(where: { Self.naming.contains($0.name) }) else {
            return self
        }
        return adding(properties: [ViewProperty("accessibilityLabel", label.value, place: label.place)])
    }

    private static let naming: Set<String> = [
        "accessibilityLabel", "title", "attributedTitle", "accessibilityTitleUIElement", "imageDescription", "toolTip",
    ]
}
