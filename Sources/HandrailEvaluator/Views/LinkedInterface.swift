public import HandrailModel

/// A scene of an interface file as part of a project.
public struct LinkedInterface: Sendable {
    /// The scene.
    public let scene: InterfaceScene
    /// Number of the target it belongs to.
    public let target: Int
    /// Whether findings are reported in its file.
    public let isAudited: Bool

    /// A scene of a target.
    public init(scene: InterfaceScene, target: Int, isAudited: Bool) {
        self.scene = scene
        self.target = target
        self.isAudited = isAudited
    }
}
