public import HandrailModel

/// A scene of an interface file as part of a project.
public struct LinkedInterface: Sendable {
    /// The scene.
    public let scene: InterfaceScene
    /// Number of the target it belongs to.
    public let target: Int
    /// Whether findings are reported in its file.
    public let isAudited: Bool
    /// Whether the file is there for all languages, with string tables of its own for others than the one it is written in.
    public let isBase: Bool

    /// A scene of a target.
    public init(scene: InterfaceScene, target: Int, isAudited: Bool, isBase: Bool = false) {
        self.scene = scene
        self.target = target
        self.isAudited = isAudited
        self.isBase = isBase
    }
}
