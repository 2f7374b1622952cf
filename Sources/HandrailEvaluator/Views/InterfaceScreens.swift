public import HandrailModel
import HandrailSource

/// Turns scenes into screens.
public struct InterfaceScreens: Sendable {
    private let languages: [String]

    /// Screens of an app with string tables in these languages.
    public init(languages: [String]) { self.languages = languages }

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
        var builder = ViewElementBuilder(roots: (root.map { [$0] } ?? []) + items)
        let place = root?.place ?? scene.place
        builder.tree.open(.customView, content: .type(scene.name), place: place, attributes: titles(of: scene))
        if let root { builder.add(root) }
        for item in items { builder.add(item, slot: item.slot == .titleView ? .content : .toolbar) }
        let tree = builder.tree.freeze()
        let isMain = root?.place == scene.roots.first?.place
        return Screen(
            name: isMain ? scene.name : root?.customClass ?? scene.name, place: scene.origin == .code ? scene.place : place,
            presentation: .root, tree: tree, platforms: platforms, languages: languages,
            toolkit: scene.origin == .code ? .views : .interfaceFile)
    }

    private func titles(of scene: InterfaceScene) -> [AttributeUse] {
        guard let property = scene.property("navigationItem.title") ?? scene.property("title") else { return [] }
        return [AttributeUse(.navigationTitle(property.value.words), place: property.place)]
    }
}
