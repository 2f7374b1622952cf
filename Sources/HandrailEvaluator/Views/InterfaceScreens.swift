public import HandrailModel
import HandrailSource

/// Turns scenes into screens.
public struct InterfaceScreens: Sendable {
    private let languages: [String]
    private let embedded: Set<String>

    /// Screens of an app with string tables in these languages.
    ///
    /// - Parameter embedded: identities of the controllers that only fill a part of another's screen.
    public init(languages: [String], embedded: Set<String> = []) {
        self.languages = languages
        self.embedded = embedded
    }

    /// The screens of all interface files of a project, joined with its code.
    ///
    /// - Parameters:
    ///   - platforms: the platforms of a target, by its number.
    ///   - dressed: a screen in the appearance and with the accent color of a target.
    ///   - map: runs work on several scenes at once, in order.
    public static func screens(
        of program: Program, platforms: @escaping @Sendable (Int) -> [PlatformVersion],
        dressed: @escaping @Sendable (Screen, Int) -> Screen = { screen, _ in screen },
        map: (Int, @escaping @Sendable (Int) -> Void) -> Void
    ) -> [Screen] {
        let linked = program.interfaces.all.filter(\.isAudited)
        guard !linked.isEmpty else { return [] }
        let join = OutletJoin(program)
        let embedded = linked.flatMap(\.scene.segues).filter { $0.kind == "embed" }.map(\.destination)
        let builder = InterfaceScreens(languages: program.strings.languages, embedded: Set(embedded))
        let results = ResultSlots<[Screen]>(count: linked.count)
        map(linked.count) { index in
            let scene = join.joined(linked[index].scene)
            let target = linked[index].target
            let screens = builder.screens(of: scene, platforms: platforms(target))
            results.set(screens.map { dressed($0, target) }, at: index)
        }
        return results.values.flatMap { $0 }
    }

    /// The screens of a scene: one for each view at its roots.
    public func screens(of scene: InterfaceScene, platforms: [PlatformVersion]) -> [Screen] {
        let items = scene.barItems
        let roots = scene.roots.isEmpty && !items.isEmpty ? [nil] : scene.roots.map { Optional($0) }
        return roots.enumerated().map { position, root in
            screen(of: scene, root: root, items: position == 0 ? items : [], platforms: platforms)
        }
    }

    private func screen(
        of scene: InterfaceScene, root: ViewDescription?, items: [ViewDescription], platforms: [PlatformVersion]
    ) -> Screen {
        let fills = scene.origin != .xib && root?.slot == .contentView && !embedded.contains(scene.identity)
        var builder = ViewElementBuilder(
            roots: (root.map { [$0] } ?? []) + items, filling: fills ? root?.identity : nil)
        let place = root?.place ?? scene.place
        builder.tree.open(.customView, content: .type(scene.name), place: place, attributes: titles(of: scene))
        if let root { builder.add(root) }
        for item in items {
            switch item.slot {
            case .titleView: builder.add(item)
            case .menuItem: builder.add(item, slot: .contextMenu)
            default: builder.add(item, slot: .toolbar)
            }
        }
        let tree = builder.tree.freeze()
        let isMain = root?.place == scene.roots.first?.place
        return Screen(
            name: isMain ? scene.name : root?.customClass ?? scene.name, place: scene.origin == .code ? scene.place : place,
            presentation: .root, tree: tree, platforms: Self.platforms(of: root, among: platforms),
            languages: languages,
            toolkit: scene.origin == .code ? .views : .interfaceFile)
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
        guard let property = scene.property("navigationItem.title") ?? scene.property("title") else { return [] }
        return [AttributeUse(.navigationTitle(property.value.words), place: property.place)]
    }
}
