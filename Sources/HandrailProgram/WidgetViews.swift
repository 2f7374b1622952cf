import HandrailCode
package import HandrailSource

/// Views that are shown in widgets, Live Activities and complications although no widget of the project was seen to
/// show them.
package struct WidgetViews {
    private let files: Set<FileIndex>
    private let parts: Set<String>

    /// Finds them among the views of a project.
    package init(of program: Program) {
        var files: Set<FileIndex> = []
        var parts: Set<String> = []
        for type in program.types {
            if program.role(of: type) == .widget || type.inherits(anyOf: Self.protocols) { files.insert(type.file) }
            // What fills the templates of complications makes the views in them as well.
            if type.constructs.contains(where: { $0.hasPrefix("CLKComplicationTemplate") }) {
                parts.formUnion(type.constructs)
                files.insert(type.file)
            }
        }
        self.files = files
        self.parts = parts
    }

    /// Whether a view is one of them: it asks for what only widgets have, or stands with a widget or what fills one.
    package func contains(_ view: LinkedType) -> Bool {
        files.contains(view.file) || parts.contains(view.simpleName)
            || view.constructs.contains("AccessoryWidgetBackground")
            || view.properties.values.contains(where: Self.isOfWidgets)
    }

    /// The types that do what only widgets and complications can do, of those in files that use WidgetKit.
    package static func content(
        among types: [LinkedType], in files: Set<FileIndex>, _ mentions: Mentions
    ) -> Set<ObjectIdentifier> {
        guard !files.isEmpty else { return [] }
        var content: Set<ObjectIdentifier> = []
        for type in types where type.keyword == .structure {
            let own = type.places.filter { files.contains($0.file) }
            let isContent = own.contains { mentions.has(ownWords, at: $0) }
            if isContent || (!own.isEmpty && type.properties.values.contains(where: isOfWidgets)) {
                content.insert(ObjectIdentifier(type))
            }
        }
        return content
    }

    /// What only views of widgets and complications have in their code.
    private static let ownWords = CodeWords([
        ".widgetaccentable(", "accessorywidgetbackground", ".widgetlabel", ".widgetcurvescontent",
    ])

    private static func isOfWidgets(_ property: LinkedProperty) -> Bool {
        guard let asked = property.declaration.attribute("Environment")?.arguments.first?.value,
            case .keyPath(let key) = asked.kind
        else { return false }
        return keys.contains(key)
    }

    private static let protocols: Set<String> = [
        "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider", "TimelineEntry",
        "ActivityAttributes", "CLKComplicationDataSource",
    ]

    private static let keys: Set<String> = [
        "widgetFamily", "widgetRenderingMode", "widgetContentMargins", "showsWidgetContainerBackground",
        "showsWidgetLabel", "activityFamily", "isActivityFullscreen", "widgetAccentedRenderingMode",
    ]
}
