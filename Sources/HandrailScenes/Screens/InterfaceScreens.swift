import HandrailFrameworks
package import HandrailModel
import HandrailProgram
package import HandrailSource
import HandrailViewElements

/// Turns scenes into screens.
package struct InterfaceScreens: Sendable {
    private let languages: [String]
    private let embedded: Set<String>
    private let files: Set<FileIndex>

    /// Screens of an app with string tables in these languages.
    ///
    /// - Parameters:
    ///   - embedded: identities of the controllers that only fill a part of another's screen.
    ///   - files: the storyboards and xibs of the project.
    package init(languages: [String], embedded: Set<String> = [], files: Set<FileIndex> = []) {
        self.languages = languages
        self.embedded = embedded
        self.files = files
    }

    /// The screens of a scene: one for each view at its roots.
    package func screens(
        of scene: InterfaceScene, platforms: [PlatformVersion], presentation: Screen.Presentation = .root
    ) -> [Screen] {
        var hosts: EmbeddedSwiftUIViews?
        return screens(of: scene, platforms: platforms, presentation: presentation, showing: nil, &hosts)
    }

    /// The screens of a scene: one for each view at its roots.
    ///
    /// - Parameters:
    ///   - hosted: builds the SwiftUI views that classes show.
    ///   - joined: is told what stands on the screens of it.
    func screens(
        of scene: InterfaceScene, platforms: [PlatformVersion], presentation: Screen.Presentation,
        showing hosted: HostedTrees?,
        _ joined: inout EmbeddedSwiftUIViews?
    ) -> [Screen] {
        let items = scene.barItems
        let roots = scene.roots.isEmpty && !items.isEmpty ? [nil] : scene.roots.map { Optional($0) }
        return roots.enumerated().map { position, root in
            screen(
                of: scene, root: root, items: position == 0 ? items : [], platforms: platforms, presentation,
                showing: hosted, &joined)
        }
    }

    private func screen(
        of scene: InterfaceScene, root: ViewDescription?, items: [ViewDescription], platforms: [PlatformVersion],
        _ presentation: Screen.Presentation, showing hosted: HostedTrees?, _ joined: inout EmbeddedSwiftUIViews?
    ) -> Screen {
        let fills = Self.fillsScreen(scene, root, presentation) && !embedded.contains(scene.identity)
        var builder = ViewElementBuilder(
            roots: (root.map { [$0] } ?? []) + items, filling: fills ? root?.identity : nil,
            isDesigned: scene.origin != .code)
        builder.keepsWayBack = scene.property(
            "navigationItem.leftItemsSupplementBackButton").map { $0.value.flag != .known(false) }
            ?? false
        let hosts = hosted?.on(screenOf: scene)
        builder.hosts = hosts
        let place = root?.place ?? scene.place
        builder.tree.open(
            .customView, content: .type(scene.name), place: place, attributes: titles(of: scene) + traits(of: scene))
        for uses in FactAttributes.code(of: scene.facts) { builder.tree.add(uses, toElement: 0) }
        let isAlert = SystemClasses.has(.alert, scene.systemClass)
        // What stands in place of the title is above the content.
        for item in items where item.slot == .titleView {
            builder.tree.open(.toolbarItem, slot: .content, place: item.place)
            builder.add(item)
            builder.tree.close()
        }
        if let root { builder.add(root) }
        for item in items.inBarOrder where item.slot != .titleView {
            builder.add(item, slot: item.slot != .menuItem ? .toolbar : isAlert ? .content : .contextMenu)
        }
        let tree = builder.tree.freeze()
        var places: Set<SourcePlace> = []
        if let built = hosts, !built.joined.isEmpty {
            places = built.places(in: tree)
            joined = joined ?? EmbeddedSwiftUIViews()
            joined?.add(built.joined)
        }
        let isMain = root?.place == scene.roots.first?.place
        return Screen(
            name: isMain ? scene.name : root?.customClass ?? scene.name,
            place: scene.origin == .code ? scene.place : place,
            presentation: isMain ? presentation : .root, tree: tree,
            platforms: Self.platforms(of: root ?? items.first, among: platforms),
            languages: languages,
            toolkit: scene.origin == .code ? .views : .interfaceFile,
            portion: Self.portion(of: root, in: scene)
        ).designed(in: files).showing(partsAt: places).showing(nodesAt: builder.nodePlaces)
    }

    /// What a view at the root of a scene is to people: a controller's first view is a screen.
    private static func portion(of root: ViewDescription?, in scene: InterfaceScene) -> Screen.Portion {
        guard let root else { return scene.holdsEntries ? .menu : .bar }
        let isMain = root.place == scene.roots.first?.place
        if isMain, SystemClasses.family(of: scene.systemClass) == .controller { return .whole }
        let marks = SystemClasses.marks(of: root.systemClass).union(
            isMain ? SystemClasses.marks(of: scene.systemClass) : [])
        return marks.isDisjoint(with: [.tableCell, .gridCell, .listCell]) ? .view : .cell
    }

    /// Whether a view is as large as the screen: that of a controller which nothing is known to make a part of another
    /// one's.
    private static func fillsScreen(
        _ scene: InterfaceScene, _ root: ViewDescription?, _ presentation: Screen.Presentation
    ) -> Bool {
        guard scene.origin == .code else { return scene.origin != .xib && root?.slot == .contentView }
        return scene.systemClass == SystemClasses.viewController && root?.systemClass == SystemClasses.view
            && presentation != .part
            && presentation != .popover
    }

    /// The classes tell for which platform a file is, where a target has several or is not known.
    private static func platforms(of root: ViewDescription?, among all: [PlatformVersion]) -> [PlatformVersion] {
        let own: Platform
        switch root?.systemClass.prefix(2) {
        case "NS": own = .macOS
        case "WK": own = .watchOS
        default: return all
        }
        let found = all.filter { $0.platform == own }
        return found.isEmpty ? [PlatformVersion(platform: own, version: nil)] : found
    }

    private func titles(of scene: InterfaceScene) -> [AttributeUse] {
        // What code sets comes after the file, and a controller hands its title on to its navigation item.
        let ofCode = scene.properties.filter { $0.place.file != scene.place.file }
        guard let property = Self.title(among: ofCode) ?? Self.title(among: scene.properties) else { return [] }
        return [AttributeUse(.screen(.title(property.value.words)), place: property.place)]
    }

    private static func title(among properties: [ViewProperty]) -> ViewProperty? {
        properties.last { $0.name == "navigationItem.title" } ?? properties.last { $0.name == "title" }
    }

    private func traits(of scene: InterfaceScene) -> [AttributeUse] {
        scene.properties.flatMap { property in
            PropertyAttributes.screenAttributes(of: property).map {
                AttributeUse($0, place: property.place, condition: property.condition)
            }
        } + scene.facts.flatMap(FactAttributes.screenAttributes)
    }
}
