/// Rebuilds a tree as it is under a setting: without the branches and modifiers that the setting rules out.
struct SettingResolution {
    private let setting: Setting
    private var builder = ElementTreeBuilder()

    /// What is left of a tree. What does not depend on the setting stays as it is, and so do its indices where nothing
    /// depends on any setting.
    static func tree(_ tree: ElementTree, in setting: Setting) -> ElementTree {
        guard tree.dependsOnSettings, let root = tree.root else { return tree }
        var resolution = SettingResolution(setting: setting)
        resolution.rebuild(root)
        return resolution.builder.freeze()
    }

    private init(setting: Setting) { self.setting = setting }

    private mutating func rebuild(_ element: ElementView) {
        let uses = element.attributes.compactMap { use -> AttributeUse? in
            switch use.applies(in: setting) {
            case true: AttributeUse(use.attribute, place: use.place)
            case false: nil
            case nil: use
            }
        }
        var inside = Array(element.children)
        if element.kind == .alternatives { inside.removeAll(where: isRuledOut) }
        let index = builder.count
        builder.open(
            element.kind, slot: element.slot, content: element.content, place: element.place, extent: element.extent,
            attributes: uses)
        for uses in element.tree.code(ofElement: element.index) {
            builder.add(uses.compactMap { $0.resolved(in: setting) }, toElement: index)
        }
        for child in inside { rebuild(child) }
        builder.close()
    }

    /// Whether the setting rules a branch out: by its own condition, or because an earlier one is certainly taken.
    private func isRuledOut(_ branch: ElementView) -> Bool {
        guard case .condition(let condition) = branch.content else { return false }
        if condition?.holds(in: setting) == false { return true }
        guard let branching = branch.parent else { return false }
        for sibling in branching.children {
            if sibling.index >= branch.index { return false }
            if case .condition(let earlier?) = sibling.content, earlier.holds(in: setting) == true { return true }
        }
        return false
    }
}
