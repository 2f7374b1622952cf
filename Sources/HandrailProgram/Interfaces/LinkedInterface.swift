package import HandrailModel

/// A scene of an interface file as part of a project.
package struct LinkedInterface: Sendable {
    /// The scene.
    package let scene: InterfaceScene
    /// Number of the target it belongs to.
    package let target: Int
    /// Whether findings are reported in its file.
    package let isAudited: Bool
    /// Whether the file is there for all languages, with string tables of its own for others than the one it is written
    /// in.
    package let isBase: Bool

    /// A scene of a target.
    package init(scene: InterfaceScene, target: Int, isAudited: Bool, isBase: Bool = false) {
        self.scene = scene
        self.target = target
        self.isAudited = isAudited
        self.isBase = isBase
    }
}
