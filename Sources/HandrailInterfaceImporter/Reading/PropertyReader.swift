import HandrailFrameworks
import HandrailMarkup
import HandrailModel
import HandrailSource

/// Reads everything that an element of an interface file sets on the view it stands for.
struct PropertyReader {
    /// What connects the file's objects.
    let context: InterfaceContext

    /// The properties set on a view of a class, in the order of the file.
    func properties(of element: InterfaceElement, systemClass: String) -> [ViewProperty] {
        var found = attributes(of: element, systemClass, condition: nil)
        for child in element.children { found += properties(of: child, on: systemClass, condition: nil) }
        if Self.isWithoutTitle(found) {
            found.removeAll { $0.name == "title" && $0.value == .known(.words(Words(Self.newTitle))) }
        }
        if context.toolkit == .appKit {
            found += BindingReader.properties(of: element) + KeyEquivalentReader.properties(of: element)
        }
        if SystemClasses.form(of: systemClass)?.marks.contains(.adjustsWhereTold) ?? false,
            !found.contains(where: { $0.name == Self.adjusts }) {
            found.append(adjustment(of: element))
        }
        let cell = context.toolkit == .appKit ? element.child(key: "cell") : nil
        if let cell = cell?["id"] { found.append(ViewProperty("cell", .known(.name(cell)), place: element.place)) }
        if let title = context.title(of: element) {
            found.append(ViewProperty("accessibilityTitleUIElement", .known(.name(title)), place: element.place))
        }
        return found
    }

    /// What follows from what is around a view and in it, beside its own properties.
    func facts(of element: InterfaceElement, systemClass: String) -> [ViewFact] {
        var found: [ViewFact] = []
        let image: String? =
            if !SystemClasses.has(.showsPicture, systemClass) {
                nil
            } else if SystemClasses.isOfAppKit(systemClass) {
                context.toolkit == .appKit ? element.child(key: "cell")?["image"] : nil
            } else {
                element["image"]
            }
        if let sides = image.flatMap({ context.imageSizes[$0] }),
            let size = PictureSize(width: sides.width, height: sides.height)
        {
            found.append(ViewFact(.picture(.naturalSize(size)), place: element.place))
        }
        if let place = takenFocusRing(of: element) {
            found.append(ViewFact(.control(.showsNoFocus), place: place))
        }
        if let height = context.rowHeights[element.identity] {
            found.append(ViewFact(.list(.rowHeight(height.points)), place: height.place))
        }
        if let (points, place) = itemHeight(in: element) {
            found.append(ViewFact(.list(.itemHeight(points)), place: place))
        }
        return found
    }

    /// Where the focus ring is taken from a control of AppKit that has no class of the app's, which may draw one: of a
    /// field only where it has the bezel of the system, around which the ring would be.
    private func takenFocusRing(of element: InterfaceElement) -> SourcePlace? {
        guard context.toolkit == .appKit, element["customClass"] == nil else { return nil }
        let cell = element.child(key: "cell")
        guard let ring = element.attribute("focusRingType") ?? cell?.attribute("focusRingType"), ring.value == "none",
            cell?["customClass"] == nil, cell?.name.hasSuffix("FieldCell") != true || cell.map(Self.isBezeled) ?? false
        else { return nil }
        return element.place
    }

    private static func isBezeled(_ cell: InterfaceElement) -> Bool {
        cell["borderStyle"] == "bezel" || cell["bezelStyle"] != nil
    }

    /// The height of all items of a collection view, unless its layout asks each for its own.
    private func itemHeight(in element: InterfaceElement) -> (points: Double, place: SourcePlace)? {
        guard element.name == "collectionView", let layout = element.child("collectionViewFlowLayout"),
            layout["customClass"] == nil,
            layout.flag("automaticEstimatedItemSize") != true, let size = layout.child(key: "itemSize"),
            let points = size.number("height"), points > 0
        else { return nil }
        let estimate = layout.child(key: "estimatedItemSize")?.number("height") ?? 0
        return estimate == 0 ? (points, size.place) : nil
    }

    /// What Xcode calls a new button, and leaves in the file where the title of its configuration was taken away, or
    /// made a space.
    private static let newTitle = "Button"

    private static func isWithoutTitle(_ properties: [ViewProperty]) -> Bool {
        properties.contains { $0.name == "configuration" }
            && !properties.contains { $0.name.hasPrefix("configuration.title") && !isBlank($0.value) }
    }

    private static func isBlank(_ value: Fact<ViewValue>) -> Bool {
        if case .known(.words(let words)) = value { words.isBlank } else { false }
    }

    // Files leave out what is off.
    private static let adjusts = "adjustsFontForContentSizeCategory"

    private func adjustment(of element: InterfaceElement) -> ViewProperty {
        if let attribute = element.attribute(Self.adjusts) {
            let value = SourcePlace(file: element.place.file, range: attribute.valueRange)
            return ViewProperty(
                Self.adjusts, .known(.flag(attribute.value == "YES")), place: element.place(of: attribute),
                mending: context.canBeEdited ? SourceEdit(place: value, text: "YES") : nil)
        }
        let end = element.nameEnd
        return ViewProperty(
            Self.adjusts, .known(.flag(false)), place: element.place,
            mending: context.canBeEdited ? SourceEdit(place: end, text: " \(Self.adjusts)=\"YES\"") : nil)
    }

    private func attributes(
        of element: InterfaceElement, _ systemClass: String, prefix: String = "", suffix: String = "",
        condition: ElementCondition?
    ) -> [ViewProperty] {
        element.attributes.compactMap { attribute in
            guard attribute.name != Self.adjusts, let property = FrameworkProperty.designed(as: attribute.name),
                let value = value(of: attribute, property.kind, of: element)
            else { return nil }
            return ViewProperty(
                prefix + property.name + suffix, .known(value), place: element.place(of: attribute),
                condition: condition)
        }
    }

    private func value(
        of attribute: XMLAttribute, _ kind: ViewPropertyKind, of element: InterfaceElement
    ) -> ViewValue? {
        switch kind {
        case .words: .words(Words(attribute.value))
        case .flag: .flag(attribute.value == "YES")
        case .number: Double(attribute.value).flatMap { $0.isFinite ? .number($0) : nil }
        case .name: .name(attribute.value)
        case .image: .image(image(attribute.value, of: element))
        case .traits, .font, .color, .list: nil
        }
    }

    private func image(_ name: String, of element: InterfaceElement) -> ImageSource {
        // AppKit's own images are described by it, as symbols are by the system.
        let isSystem = element["catalog"] == "system" || context.symbols.contains(name)
            || context.toolkit == .appKit && AppKitImage.isOne(name)
        return isSystem ? .symbol(.known(name)) : .asset(.known(name))
    }

    // MARK: Children

    private func properties(
        of child: InterfaceElement, on systemClass: String, condition: ElementCondition?
    ) -> [ViewProperty] {
        switch child.name {
        case "state": return state(child, systemClass, condition)
        case "accessibility": return accessibility(child)
        case "userDefinedRuntimeAttributes": return child.children.flatMap(runtimeAttribute)
        case "variation": return variation(child, systemClass)
        case "fontDescription", "font":
            return [
                ViewProperty(
                    Self.fontName(systemClass), .known(.font(FontElementReader.font(child))), place: child.place,
                    condition: condition)
            ]
        case "textInputTraits": return attributes(of: child, systemClass, condition: condition)
        case "buttonConfiguration": return configuration(child, systemClass, condition)
        case "color":
            guard let key = child["key"] else { return [] }
            let color = ColorReader(context: context).color(child)
            return [ViewProperty(key, .known(.color(color)), place: child.place, condition: condition)]
        case "string", "mutableString":
            guard let key = child["key"], let property = FrameworkProperty.designed(as: key), property.kind == .words
            else { return [] }
            let words = Words(child.text)
            return [ViewProperty(property.name, .known(.words(words)), place: child.place, condition: condition)]
        case "attributedString": return child["key"].map { attributed(child, as: $0, condition) } ?? []
        case "imageReference":
            guard let key = child["key"], let name = child["image"], let property = FrameworkProperty.designed(as: key)
            else { return [] }
            let image = image(name, of: child)
            return [ViewProperty(property.name, .known(.image(image)), place: child.place, condition: condition)]
        case "sliderCell", "datePickerCell": return attributes(of: child, systemClass, condition: condition)
        default:
            // A control of AppKit keeps what it shows in its cell.
            guard context.toolkit == .appKit, child["key"] == "cell" || child["key"] == "dataCell" else { return [] }
            return attributes(of: child, systemClass, condition: condition)
                + child.children.flatMap { properties(of: $0, on: systemClass, condition: condition) }
        }
    }

    private static func fontName(_ systemClass: String) -> String {
        SystemClasses.has(.button, systemClass) ? "titleLabel.font" : "font"
    }

    private func state(
        _ element: InterfaceElement, _ systemClass: String, _ condition: ElementCondition?
    ) -> [ViewProperty] {
        let key = element["key"] ?? "normal"
        let suffix = key == "normal" ? "" : ".\(key)"
        let nested = element.children.flatMap { child -> [ViewProperty] in
            switch (child.name, child["key"]) {
            case ("color", let key?):
                let color = ColorReader(context: context).color(child)
                return [ViewProperty(key + suffix, .known(.color(color)), place: child.place, condition: condition)]
            case ("string", "title"), ("mutableString", "title"):
                return [
                    ViewProperty(
                        "title" + suffix, .known(.words(Words(child.text))), place: child.place, condition: condition)
                ]
            case ("attributedString", let key?): return attributed(child, as: key + suffix, condition)
            case ("imageReference", let key?):
                guard let name = child["image"], FrameworkProperty.designed(as: key) != nil else { return [] }
                return [
                    ViewProperty(
                        key + suffix, .known(.image(image(name, of: child))), place: child.place, condition: condition)
                ]
            default: return []
            }
        }
        return attributes(of: element, systemClass, suffix: suffix, condition: condition) + nested
    }

    private func configuration(
        _ element: InterfaceElement, _ systemClass: String, _ condition: ElementCondition?
    ) -> [ViewProperty] {
        let kind = ViewProperty(
            "configuration", .known(.name(element["style"] ?? "plain")), place: element.place, condition: condition)
        var found = attributes(of: element, systemClass, prefix: "configuration.", condition: condition)
        for attribute in element.attributes where attribute.name == "subtitle" {
            found.append(
                ViewProperty(
                    "configuration.subtitle", .known(.words(Words(attribute.value))),
                    place: element.place(of: attribute),
                    condition: condition))
        }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("backgroundConfiguration", _): found += background(child, condition)
            case ("imageReference", let key?):
                guard let name = child["image"] else { continue }
                found.append(
                    ViewProperty(
                        "configuration.\(key)", .known(.image(image(name, of: child))), place: child.place,
                        condition: condition))
            case ("attributedString", let key?):
                found += attributed(child, as: "configuration.\(key == "attributedTitle" ? "title" : key)", condition)
            case ("string", let key?), ("mutableString", let key?):
                found.append(
                    ViewProperty(
                        "configuration.\(key)", .known(.words(Words(child.text))), place: child.place,
                        condition: condition))
            case ("color", let key?):
                let color = ColorReader(context: context).color(child)
                found.append(
                    ViewProperty(
                        "configuration.\(key)", .known(.color(color)), place: child.place, condition: condition))
            case ("fontDescription", _):
                let font = FontElementReader.font(child)
                found.append(
                    ViewProperty("configuration.font", .known(.font(font)), place: child.place, condition: condition))
            default: continue
            }
        }
        // What has a color of its own is drawn by that.
        if found.contains(where: { Self.grounds.contains($0.name) }) {
            found.removeAll { $0.name == "configuration.style" }
        }
        return [kind] + found
    }

    /// What a configuration of a button paints its ground with.
    private static let grounds: Set<String> = [
        "configuration.baseBackgroundColor", "configuration.background.backgroundColor",
        "configuration.background.image",
    ]

    /// What lies behind all that a configuration of a button shows.
    private func background(_ element: InterfaceElement, _ condition: ElementCondition?) -> [ViewProperty] {
        let prefix = "configuration.background."
        var found: [ViewProperty] = []
        if let attribute = element.attribute("image") {
            let image = image(attribute.value, of: element)
            found.append(
                ViewProperty(
                    prefix + attribute.name, .known(.image(image)), place: element.place(of: attribute),
                    condition: condition))
        }
        for child in element.children {
            guard let key = child["key"] else { continue }
            let value: ViewValue? =
                switch child.name {
                case "color": .color(ColorReader(context: context).color(child))
                case "imageReference": child["image"].map { .image(image($0, of: child)) }
                default: nil
                }
            guard let value else { continue }
            found.append(ViewProperty(prefix + key, .known(value), place: child.place, condition: condition))
        }
        return found
    }

    private func attributed(
        _ element: InterfaceElement, as name: String, _ condition: ElementCondition?
    ) -> [ViewProperty] {
        let words = AttributedStringReader.words(element)
        return [ViewProperty(name, .known(.words(words)), place: element.place, condition: condition)]
            + AttributedStringReader(context: context).appearance(element, as: name, condition: condition)
    }

    // MARK: Accessibility

    private func accessibility(_ element: InterfaceElement) -> [ViewProperty] {
        var found = element.attributes.compactMap { attribute -> ViewProperty? in
            let place = element.place(of: attribute)
            switch attribute.name {
            case "label", "description":
                return ViewProperty("accessibilityLabel", .known(.words(Words(attribute.value))), place: place)
            case "hint", "help":
                return ViewProperty("accessibilityHint", .known(.words(Words(attribute.value))), place: place)
            case "value":
                return ViewProperty("accessibilityValue", .known(.words(Words(attribute.value))), place: place)
            case "identifier":
                return ViewProperty("accessibilityIdentifier", .known(.name(attribute.value)), place: place)
            default: return nil
            }
        }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("accessibilityTraits", _):
                found.append(
                    ViewProperty("accessibilityTraits", .known(.traits(TraitNames.traits(child))), place: child.place))
            case ("bool", "isElement"):
                found.append(
                    ViewProperty("isAccessibilityElement", .known(.flag(child["value"] == "YES")), place: child.place))
            case ("string", "label"), ("mutableString", "label"):
                found.append(
                    ViewProperty("accessibilityLabel", .known(.words(Words(child.text))), place: child.place))
            case ("string", "hint"), ("mutableString", "hint"):
                found.append(ViewProperty("accessibilityHint", .known(.words(Words(child.text))), place: child.place))
            default: continue
            }
        }
        return found
    }

    private func runtimeAttribute(_ element: InterfaceElement) -> [ViewProperty] {
        guard element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"], let type = element["type"]
        else { return [] }
        let value: ViewValue?
        let child = element.child(key: "value")
        switch type {
        case "string": value = .words(Words(element["value"] ?? child?.text ?? child?["value"] ?? ""))
        case "boolean": value = .flag(element["value"] == "YES")
        case "number": value = (child?.number("value") ?? element.number("value")).map(ViewValue.number)
        case "color": value = child.map { .color(ColorReader(context: context).color($0)) }
        case "image": value = (element["value"] ?? child?["name"]).map { .image(image($0, of: element)) }
        case "nil": value = .nothing
        default: value = nil
        }
        let isLocalized = type == "localizedString"
        let fact: Fact<ViewValue> = value.map { .known($0) } ?? (isLocalized ? .dynamic : .unknown(.computed))
        return [
            ViewProperty(
                Self.codeName(ofKeyPath: path), fact, place: element.place, isRuntimeAttribute: !isLocalized)
        ]
    }

    /// Key paths name Objective-C properties, whose getters are left out in Swift's names.
    private static func codeName(ofKeyPath path: String) -> String {
        switch path {
        case "hidden": "isHidden"
        case "enabled": "isEnabled"
        default: path
        }
    }

    // MARK: Variations

    /// What holds for a size class or a device only.
    private func variation(_ element: InterfaceElement, _ systemClass: String) -> [ViewProperty] {
        guard let key = element["key"], key != "default" else { return [] }
        let condition = ElementCondition(subject: .app, text: key)
        return attributes(of: element, systemClass, condition: condition)
            + element.children.flatMap { properties(of: $0, on: systemClass, condition: condition) }
    }
}
