import HandrailModel

/// The views that the evaluator knows, by name. Teaching it another view is one line here and one fixture.
package enum ViewTable {
    /// What is known of a view; `nil` for a name that is none of them.
    package static func entry(for name: String) -> ViewEntry? { entries[name] }

    /// What is known of a view that is made with arguments of these labels: a group of windows for values is nothing
    /// the app opens with, and each of its windows is one of its own.
    package static func entry(for name: String, labels: @autoclosure () -> [String?]) -> ViewEntry? {
        let showsValues = name == "WindowGroup" && labels().contains("for")
        return entries[showsValues ? "Window" : name]
    }

    /// All names.
    package static let names = Set(entries.keys)

    /// The names of the views that are buttons and nothing more particular.
    package static let plainButtons = Set(entries.filter { $0.value.marks.contains(.isPlainButton) }.keys)

    private static let entries: [String: ViewEntry] = controls.merging(containers) { first, _ in first }
        .merging(content) { first, _ in first }.merging(packages) { first, _ in first }

    private typealias Parts = [String: ViewEntry.Part]

    /// A window besides those that the app opens with.
    private static let window = ViewEntry(
        .group, labeled: ["content": .destination(.root)], closures: [.destination(.root)])

    private static let icons: Parts = ["systemImage": .symbol(.label), "image": .asset(.label)]
    private static let label: [ViewEntry.Part] = [.slot(.label)]
    private static let labelArgument: Parts = ["label": .slot(.label)]
    private static let ranges: Parts = [
        "label": .slot(.label), "minimumValueLabel": .slot(.minimum), "maximumValueLabel": .slot(.maximum),
        "currentValueLabel": .slot(.value), "value": .binding, "onEditingChanged": .ignored,
    ]

    private static func with(_ parts: Parts...) -> Parts {
        parts.reduce(into: [:]) { all, next in all.merge(next) { _, new in new } }
    }

    /// What people act on.
    private static let controls: [String: ViewEntry] = [
        "Button": ViewEntry(
            .button, first: .title(.label),
            labeled: with(icons, labelArgument, ["action": .action, "role": .role, "intent": .fillsAction]),
            closures: [.action, .slot(.label)]
        ).marked(.isPlainButton),
        "SettingsLink": ViewEntry(.button, labeled: labelArgument, closures: label).titled(.settings),
        "ControlWidgetButton": ViewEntry(
            .button, first: .title(.label), labeled: with(labelArgument, ["action": .fillsAction]), closures: label),
        "ControlWidgetToggle": ViewEntry(
            .toggle, first: .title(.label),
            labeled: with(labelArgument, ["isOn": .binding, "action": .ignored, "valueLabel": .slot(.value)]),
            closures: [.slot(.label), .slot(.value)]),
        "Link": ViewEntry(.link, first: .title(.label), labeled: labelArgument, closures: label),
        "ShareLink": ViewEntry(
            .shareLink, first: .title(.label), labeled: with(labelArgument, ["item": .ignored, "items": .ignored]),
            closures: label),
        "NavigationLink": ViewEntry(
            .navigationLink, first: .title(.label),
            labeled: with(
                labelArgument,
                ["destination": .destination(.navigation), "value": .fills(.content), "isActive": .binding]),
            closures: [.destination(.navigation), .slot(.label)]),
        "Menu": ViewEntry(
            .menu, first: .title(.label),
            labeled: with(icons, labelArgument, ["content": .slot(.content), "primaryAction": .action]),
            closures: [.slot(.content), .slot(.label)]),
        "Toggle": ViewEntry(
            .toggle, first: .title(.label),
            labeled: with(icons, labelArgument, ["isOn": .binding, "sources": .binding]),
            closures: label),
        "Slider": ViewEntry(
            .slider, labeled: ranges, closures: [.slot(.label), .slot(.minimum), .slot(.maximum), .action]),
        "Stepper": ViewEntry(
            .stepper, first: .title(.label),
            labeled: with(labelArgument, ["value": .binding, "onIncrement": .action, "onDecrement": .action]),
            closures: [.slot(.label), .action]),
        "Picker": ViewEntry(
            .picker, first: .title(.label),
            labeled: with(
                icons, labelArgument, ["selection": .binding, "sources": .binding, "content": .slot(.content)]),
            closures: [.slot(.content), .slot(.label)]),
        "DatePicker": ViewEntry(
            .datePicker, first: .title(.label), labeled: with(labelArgument, ["selection": .binding]), closures: label),
        "MultiDatePicker": ViewEntry(
            .datePicker, first: .title(.label), labeled: with(labelArgument, ["selection": .binding]), closures: label),
        "ColorPicker": ViewEntry(
            .colorPicker, first: .title(.label), labeled: with(labelArgument, ["selection": .binding]),
            closures: label),
        "PhotosPicker": ViewEntry(
            .photosPicker, first: .title(.label), labeled: with(labelArgument, ["selection": .binding]),
            closures: label),
        "PasteButton": ViewEntry(.pasteButton, closures: [.action]),
        "EditButton": ViewEntry(.editButton),
        "RenameButton": ViewEntry(.renameButton),
        "HelpLink": ViewEntry(
            .button, labeled: ["action": .action, "destination": .fillsAction, "anchor": .fillsAction],
            closures: [.action]
        ).titled(.help),
        "SignInWithAppleButton": ViewEntry(
            .button, labeled: ["onRequest": .ignored, "onCompletion": .action], closures: [.ignored, .action]
        ).titled(.signIn),
        "TextField": ViewEntry(
            .textField, first: .title(.label),
            labeled: with(labelArgument, ["text": .binding, "value": .binding, "prompt": .title(.prompt)]),
            closures: [.slot(.label), .ignored]),
        "TextFieldLink": ViewEntry(.button, first: .title(.label), closures: [.slot(.label), .action]),
        "SecureField": ViewEntry(
            .secureField, first: .title(.label),
            labeled: with(labelArgument, ["text": .binding, "prompt": .title(.prompt)]),
            closures: [.slot(.label), .ignored]),
        "TextEditor": ViewEntry(.textEditor, labeled: ["text": .binding]),
    ]

    /// What holds or arranges other views.
    private static let containers: [String: ViewEntry] = [
        "HStack": stack(.horizontalStack), "VStack": stack(.verticalStack),
        "ZStack": arrangement(.depthStack), "LazyHStack": stack(.lazyContainer),
        "LazyVStack": stack(.lazyContainer), "LazyHGrid": arrangement(.lazyContainer),
        "LazyVGrid": stack(.lazyContainer), "Grid": arrangement(.grid), "GridRow": arrangement(.gridRow),
        "HStackLayout": stack(.horizontalStack), "VStackLayout": stack(.verticalStack),
        "ZStackLayout": arrangement(.depthStack), "GridLayout": arrangement(.grid), "AnyLayout": arrangement(.group),
        "Group": arrangement(.group).marked(.passesThrough), "ScrollView": scrollView,
        "ScrollViewReader": arrangement(.group), "GeometryReader": arrangement(.geometryReader),
        "GeometryReader3D": arrangement(.geometryReader), "TimelineView": arrangement(.timeline).moving(.schedule),
        "GlassEffectContainer": arrangement(.group), "SubscriptionView": arrangement(.group),
        "WithPerceptionTracking": arrangement(.group), "EquatableView": arrangement(.group),
        "_VariadicView.Tree": arrangement(.group).marked(.hasRoot),
        "PhaseAnimator": arrangement(.group).moving(.phases),
        "KeyframeAnimator": arrangement(.group).moving(.keyframes),
        "WindowGroup": arrangement(.group).marked(.opensWindow), "Window": window, "Settings": window,
        "DocumentGroup": arrangement(.group).marked(.opensWindow),
        "ImmersiveSpace": arrangement(.group), "Form": arrangement(.form),
        "MenuBarExtra": ViewEntry(
            .menu, first: .title(.label), labeled: with(icons, labelArgument, ["content": .slot(.content)]),
            closures: [.slot(.content), .slot(.label)]),
        "HSplitView": arrangement(.horizontalStack), "VSplitView": arrangement(.verticalStack),
        "StaticControlConfiguration": arrangement(.group), "AppIntentControlConfiguration": arrangement(.group),
        "StaticConfiguration": arrangement(.group), "IntentConfiguration": arrangement(.group),
        "AppIntentConfiguration": arrangement(.group),
        "ActivityConfiguration": arrangement(.group, ["dynamicIsland": .slot(.content)]),
        // What is shown small is never there together with what is shown large.
        "DynamicIsland": ViewEntry(
            .group,
            labeled: [
                "expanded": .destination(.widget), "compactLeading": .destination(.widget),
                "compactTrailing": .destination(.widget), "minimal": .destination(.widget),
            ],
            closures: [.destination(.widget)]),
        "DynamicIslandExpandedRegion": arrangement(.group),
        "NavigationStack": navigation.marked(.passesThrough), "NavigationView": navigation.marked(.passesThrough),
        "NavigationSplitView": navigation,
        "AnyView": ViewEntry(
            .group, first: .slot(.content), labeled: ["erasing": .slot(.content)], closures: [.slot(.content)]
        ).marked(.erasesType),
        "TupleView": ViewEntry(.group, first: .slot(.content)),
        "ForEach": ViewEntry(
            .repeated, first: .data, labeled: ["content": .slot(.content), "sections": .data, "subviews": .data],
            closures: [.slot(.content)], isRepeated: true),
        "List": ViewEntry(
            .list, first: .data, labeled: ["rowContent": .slot(.content), "content": .slot(.content)],
            closures: [.slot(.content)], isRepeated: true),
        "OutlineGroup": ViewEntry(
            .outlineGroup, first: .data, labeled: ["content": .slot(.content)], closures: [.slot(.content)],
            isRepeated: true),
        "Table": ViewEntry(
            .table, first: .data, labeled: ["columns": .slot(.content), "rows": .ignored],
            closures: [.slot(.content), .ignored]),
        "TableColumn": ViewEntry(
            .group, first: .title(.header), labeled: ["content": .slot(.content)], closures: [.slot(.content)]
        ).titled(.cell),
        "Section": ViewEntry(
            .section, first: .title(.header),
            labeled: ["header": .slot(.header), "footer": .slot(.footer), "content": .slot(.content)],
            closures: [.slot(.content), .slot(.header), .slot(.footer)]),
        "GroupBox": ViewEntry(
            .groupBox, first: .title(.label), labeled: labelArgument, closures: [.slot(.content), .slot(.label)]),
        "ControlGroup": ViewEntry(
            .controlGroup, first: .title(.label), labeled: labelArgument, closures: [.slot(.content), .slot(.label)]),
        "DisclosureGroup": ViewEntry(
            .disclosureGroup, first: .title(.label), labeled: with(labelArgument, ["content": .slot(.content)]),
            closures: [.slot(.content), .slot(.label)]),
        "LabeledContent": ViewEntry(
            .labeledContent, first: .title(.label),
            labeled: with(labelArgument, ["value": .title(.content), "content": .slot(.content)]),
            closures: [.slot(.content), .slot(.label)]),
        "ContentUnavailableView": ViewEntry(
            .contentUnavailable, first: .title(.label),
            labeled: with(
                labelArgument,
                ["systemImage": .symbol(.icon), "image": .asset(.icon), "description": .slot(.detail),
                 "actions": .slot(.content)]),
            closures: [.slot(.label), .slot(.detail), .slot(.content)]
        ).marked(.saysNothingFound),
        "TabView": ViewEntry(.tabView, labeled: ["selection": .binding], closures: [.slot(.content)]),
        "TabSection": ViewEntry(.section, first: .title(.header), closures: [.slot(.content), .slot(.header)]),
        "Tab": ViewEntry(
            .tab, first: .title(.label),
            labeled: with(icons, labelArgument, ["content": .destination(.tab), "value": .binding]),
            closures: [.destination(.tab), .slot(.label)]
        ).titled(.tab),
        "ToolbarItem": ViewEntry(
            .toolbarItem, labeled: ["placement": .placement, "content": .slot(.content)], closures: [.slot(.content)]),
        "ToolbarItemGroup": ViewEntry(
            .toolbarItem,
            labeled: ["placement": .placement, "content": .slot(.content), "label": .slot(.label)],
            closures: [.slot(.content), .slot(.label)]),
        "ToolbarTitleMenu": ViewEntry(.toolbarItem, closures: [.slot(.content)]),
        "CommandMenu": ViewEntry(.menu, first: .title(.label), closures: [.slot(.content)]).marked(.keepsName),
        "CommandGroup": ViewEntry(.group, closures: [.slot(.content)]).marked(.keepsName),
        "Label": ViewEntry(
            .label, first: .title(.label),
            labeled: [
                "systemImage": .symbol(.icon), "image": .asset(.icon), "title": .slot(.label), "icon": .slot(.icon),
            ],
            closures: [.slot(.label), .slot(.icon)]),
    ]

    private static let navigation = ViewEntry(
        .navigationContainer,
        labeled: [
            "sidebar": .slot(.content), "content": .slot(.content), "detail": .slot(.content), "root": .slot(.content),
            "destination": .destination(.navigation),
        ],
        closures: [.slot(.content), .slot(.content), .slot(.content)])

    private static func arrangement(_ kind: ElementKind, _ parts: Parts = [:]) -> ViewEntry {
        ViewEntry(
            kind, labeled: with(["content": .slot(.content)], parts),
            closures: [.slot(.content), .slot(.content), .slot(.content), .slot(.content)])
    }

    private static let scrollView = ViewEntry(
        .scrollView, first: .axes, labeled: ["axes": .axes, "content": .slot(.content)], closures: [.slot(.content)])

    private static func stack(_ kind: ElementKind) -> ViewEntry {
        arrangement(kind, ["spacing": .spacing, "columns": .columns])
    }

    /// What shows something. `Text`, `Image` and `AsyncImage` stand in `ContentViews`.
    private static let content: [String: ViewEntry] = [
        "ProgressView": ViewEntry(
            .progress, first: .title(.label), labeled: with(ranges, ["timerInterval": .binding]),
            closures: [.slot(.label), .slot(.value)]),
        "Gauge": ViewEntry(
            .gauge, labeled: ranges,
            closures: [.slot(.label), .slot(.value), .slot(.minimum), .slot(.maximum), .ignored]),
        "Spacer": ViewEntry(.spacer), "Divider": ViewEntry(.divider),
        "EmptyView": ViewEntry(.nothing).marked(.holdsNothing),
        "ToolbarSpacer": ViewEntry(.nothing), "EmptyModifier": ViewEntry(.nothing),
        "Rectangle": ViewEntry(.shape), "RoundedRectangle": ViewEntry(.shape), "Circle": ViewEntry(.shape),
        "Capsule": ViewEntry(.shape), "Ellipse": ViewEntry(.shape), "Path": ViewEntry(.shape).marked(.isDrawnByCode),
        "UnevenRoundedRectangle": ViewEntry(.shape), "ContainerRelativeShape": ViewEntry(.shape),
        "ConcentricRectangle": ViewEntry(.shape), "AnyShape": ViewEntry(.shape),
        "Color": ViewEntry(.fill), "LinearGradient": ViewEntry(.fill).moving(.gradient),
        "RadialGradient": ViewEntry(.fill).moving(.gradient), "AngularGradient": ViewEntry(.fill).moving(.gradient),
        "EllipticalGradient": ViewEntry(.fill).moving(.gradient), "MeshGradient": ViewEntry(.fill),
        "Canvas": ViewEntry(.canvas), "Chart": ViewEntry(.chart), "Chart3D": ViewEntry(.chart),
        "Map": ViewEntry(.map, closures: [.slot(.content)]),
        "Marker": ViewEntry(.group, first: .title(.content), closures: [.slot(.content)]),
        "UserAnnotation": ViewEntry(.nothing),
        "MapPin": ViewEntry(.nothing), "MapMarker": ViewEntry(.nothing), "MapPolyline": ViewEntry(.nothing),
        "MapPolygon": ViewEntry(.nothing), "MapCircle": ViewEntry(.nothing),
        "Annotation": ViewEntry(.group, closures: [.slot(.content)]).marked(.isTitledBelow),
        "MapAnnotation": ViewEntry(.group, closures: [.slot(.content)]),
        "VideoPlayer": ViewEntry(.video, closures: [.slot(.overlay)]),
        "AccessoryWidgetBackground": ViewEntry(.fill),
        "SpriteView": ViewEntry(.opaque), "SceneView": ViewEntry(.opaque), "WebView": ViewEntry(.opaque),
        "RealityView": ViewEntry(.opaque), "Model3D": ViewEntry(.opaque), "PDFView": ViewEntry(.opaque),
    ]

    /// Views of popular packages that show images and animations, hold views, or wait for what a button does.
    private static let packages: [String: ViewEntry] = [
        "WithViewStore": arrangement(.group), "SwitchStore": arrangement(.group), "CaseLet": arrangement(.group),
        "IfLetStore": arrangement(.group, ["then": .slot(.content), "else": .slot(.content)]),
        "ForEachStore": ViewEntry(
            .repeated, first: .data, labeled: ["content": .slot(.content)], closures: [.slot(.content)],
            isRepeated: true),
        "NavigationStackStore": navigation,
        "AsyncButton": ViewEntry(
            .button, first: .title(.label),
            labeled: with(icons, labelArgument, ["action": .action, "role": .role]),
            closures: [.action, .slot(.label)]),
        "LottieView": ViewEntry(.animationPlayer), "AnimationView": ViewEntry(.animationPlayer),
        "RiveView": ViewEntry(.animationPlayer),
    ]
}
