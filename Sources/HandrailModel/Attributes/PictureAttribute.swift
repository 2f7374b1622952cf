/// How a picture is drawn.
public indirect enum PictureAttribute: Equatable, Sendable {
    /// How large a symbol is beside text, as SwiftUI spells it; `nil` where it is not known.
    case scale(String?)
    case resizable
    /// How a picture fills its view is said: by taking its shape, or in another way.
    case contentMode(stretches: Bool)
    /// It shows a picture from the network, also where it is no accessibility element and nothing else is said of that.
    case remote
    /// It shows one of these pictures of the bundle, where it is no accessibility element and nothing else is said of
    /// that.
    case file([String])
    /// The size in points that a picture has by itself.
    case naturalSize(width: Double, height: Double)
    case symbolRendering(String)
    /// Whether only its shape is used (`template`), or its own colors (`original`), as SwiftUI spells it.
    case rendering(String)
    /// How much of a symbol is filled in, 0…1.
    case variableValue(Fact<Double>)
    /// A symbol is given so many colors, one for each of its layers; one is no attribute.
    case layerColors(Int)

    /// Which of them it is, without what it says. Numbers count on from the first that belongs to this owner.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case scale = 176, resizable, contentMode, remote, naturalSize, symbolRendering, rendering, variableValue,
            layerColors, file
    }

    /// Which of them it is.
    public var kind: Kind {
        switch self {
        case .scale: .scale
        case .resizable: .resizable
        case .contentMode: .contentMode
        case .remote: .remote
        case .file: .file
        case .naturalSize: .naturalSize
        case .symbolRendering: .symbolRendering
        case .rendering: .rendering
        case .variableValue: .variableValue
        case .layerColors: .layerColors
        }
    }
}

extension AttributeKind {
    /// How a picture is drawn.
    @inlinable public static func picture(_ kind: PictureAttribute.Kind) -> AttributeKind {
        AttributeKind(rawValue: kind.rawValue)
    }
}
