/// Where an image comes from.
public enum ImageSource: Hashable, Sendable {
    /// An asset by name; its name is spoken unless the image is described or decorative.
    case asset(Fact<String>)
    /// A system symbol by name.
    case symbol(Fact<String>)
    /// An image declared as decoration.
    case decorative
    /// An image that the app makes or hands over: SwiftUI keeps no name of it, even where it is made of an asset.
    case runtime
    /// An image loaded from the network.
    case remote

    /// The asset, where it is always the same one.
    public var assetName: String? {
        guard case .asset(.known(let name)) = self else { return nil }
        return name
    }
}
