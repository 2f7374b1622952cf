import HandrailFrameworks
import HandrailModel
import HandrailProgram

/// The colors of the words that a view shows beside others of its own: of a title, of a prompt.
enum TitleColors {
    /// The color of the title that a button shows, where it is set for the state that title is shown in, or where the
    /// framework has one for it.
    static func titleColor(of view: ViewDescription, _ title: String) -> [AttributeUse] {
        let names = switch title {
        case "title": ["titleColor"]
        case "attributedTitle", "configuration.attributedTitle": ["\(title).foregroundColor"]
        case "configuration.title": ["configuration.title.foregroundColor", "configuration.baseForegroundColor"]
        default: [String]()
        }
        guard let property = names.lazy.compactMap(view.property).first else {
            return isPlainButton(view) && title == "title"
                ? [AttributeUse(.color(.foreground(.system("white"))), place: view.place)] : []
        }
        guard property.condition == nil else { return [] }
        return [AttributeUse(.color(.foreground(property.value.color)), place: property.place)]
    }

    /// The color and the font of the words in an empty field, where they are set in one.
    static func promptLook(of view: ViewDescription, _ prompt: String) -> [AttributeUse] {
        func property(_ name: String) -> ViewProperty? {
            view.property("\(prompt).\(name)").flatMap { $0.condition == nil ? $0 : nil }
        }
        let color = property("foregroundColor").map {
            AttributeUse(.color(.foreground($0.value.color)), place: $0.place)
        }
        let font = property("font").map { AttributeUse(.text(.font($0.value.font)), place: $0.place) }
        return [color, font].compactMap { $0 }
    }

    /// Whether a button is of the kind whose title is white as long as nobody gives it a color, and does not follow the
    /// tint: one that code makes without a type. Nothing is said of one whose colors are not known.
    private static func isPlainButton(_ view: ViewDescription) -> Bool {
        guard SystemClasses.has(.button, view.systemClass), !view.isNode, view.openTo == nil else { return false }
        return !view.properties.contains { property in
            property.name.hasPrefix("configuration") || property.name == "textColor"
                || property.name == "attributedTitle"
                || property.name == "buttonType" && property.value != .known(.name("custom"))
        }
    }
}
