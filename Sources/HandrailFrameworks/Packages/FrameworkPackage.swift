/// A popular package of which symbols are read.
package enum FrameworkPackage: String, CaseIterable, Sendable {
    case afNetworking = "AFNetworking"
    case alamofireImage = "AlamofireImage"
    case haneke = "Haneke"
    case kingfisher = "Kingfisher"
    case nuke = "Nuke"
    case pinLayout = "PinLayout"
    case pinRemoteImage = "PINRemoteImage"
    case pureLayout = "PureLayout"
    case reusable = "Reusable"
    case sdWebImage = "SDWebImage"
    case snapKit = "SnapKit"
    case stevia = "Stevia"
    case textureSwiftSupport = "TextureSwiftSupport"
    case tinyConstraints = "TinyConstraints"
    case yyWebImage = "YYWebImage"
}
