/// What arguments with labels become of the views that `ContentViews` lists, and of others besides those in
/// `ViewTable`.
package enum ContentArguments {
    /// What an argument of a text becomes.
    package enum Text: Sendable, Equatable {
        /// Words that no table of strings translates.
        case verbatim
        /// The name of the table of strings.
        case table
        /// How a value is written, which is known at run time.
        case format
        case saysNothing
    }

    /// What an argument of an image becomes.
    package enum Image: Sendable, Equatable {
        /// The name of a symbol of the system.
        case symbol
        /// A symbol, by a constant of a package that lists them.
        case symbolConstant
        /// The name of a picture that assistive technologies leave out.
        case decorative
        /// A picture of UIKit, AppKit or Core Graphics.
        case picture
        /// A constant that is generated for a picture of the bundle.
        case constant
        /// Its label.
        case label
        /// How much of a symbol is filled in.
        case variableValue
        case saysNothing
    }

    /// What an argument of an image becomes that is loaded.
    package enum LoadedImage: Sendable, Equatable {
        /// A closure that makes views of what was loaded.
        case content
        /// A closure that makes what stands there until then.
        case placeholder
        /// Whether people may stop it.
        case playing
        case saysNothing
    }

    /// What an argument of a dialog becomes that a value describes.
    package enum Dialog: Sendable, Equatable {
        /// Words that it shows.
        case words
        /// One of its buttons.
        case button
        /// All of its buttons.
        case buttons
    }

    /// What an argument of a text becomes; `nil` for a label that it has not.
    package static func ofText(_ label: String) -> Text? { textsByLabel[label] }

    /// What an argument of an image becomes; `nil` for a label that it has not.
    package static func ofImage(_ label: String) -> Image? { imagesByLabel[label] }

    /// What an argument of an image becomes that is loaded; `nil` for a label that it has not.
    package static func ofLoadedImage(_ label: String) -> LoadedImage? { loadedImagesByLabel[label] }

    /// What an argument of a dialog becomes; `nil` for a label that it has not.
    package static func ofDialog(_ label: String) -> Dialog? { dialogsByLabel[label] }

    /// The label of the action of a button of a dialog.
    package static let actionOfDialogButton = "action"

    /// Whether SwiftUI has an argument of this label for one of its views. Others are of projects.
    package static func isOfSwiftUI(_ label: String) -> Bool { labels.contains(label) }

    /// Every label of each kind of view, for whoever checks them.
    package static let allLabels: [[String]] = [
        texts.map(\.label), (images + imagesOfPackages).map(\.label),
        (loadedImages + loadedImagesOfPackages).map(\.label), dialogs.map(\.label), others,
    ]

    private static let textsByLabel = NameTable(texts)
    private static let imagesByLabel = NameTable(images + imagesOfPackages)
    private static let loadedImagesByLabel = NameTable(loadedImages + loadedImagesOfPackages)
    private static let dialogsByLabel = NameTable(dialogs)
    private static let labels = NameSet(
        texts.map(\.label) + images.map(\.label) + loadedImages.map(\.label) + others)

    // MARK: Rows

    /// `Text`
    private static let texts: [(label: String, becomes: Text)] = [
        ("verbatim", .verbatim), ("tableName", .table), ("style", .format), ("format", .format),
        ("table", .saysNothing), ("bundle", .saysNothing), ("comment", .saysNothing),
    ]

    /// `Image`
    private static let images: [(label: String, becomes: Image)] = [
        ("systemName", .symbol), ("decorative", .decorative), ("uiImage", .picture), ("nsImage", .picture),
        ("cgImage", .picture), ("label", .label), ("bundle", .saysNothing), ("variableValue", .variableValue),
        ("scale", .saysNothing), ("orientation", .saysNothing), ("resource", .saysNothing), ("size", .saysNothing),
    ]

    /// What packages and projects add to `Image`.
    private static let imagesOfPackages: [(label: String, becomes: Image)] = [
        ("_internalSystemName", .symbol), ("systemSymbol", .symbolConstant), ("symbol", .symbolConstant),
        ("sfSymbol", .symbolConstant), ("image", .picture), ("asset", .constant),
    ]

    /// `AsyncImage`
    private static let loadedImages: [(label: String, becomes: LoadedImage)] = [
        ("url", .saysNothing), ("scale", .saysNothing), ("transaction", .saysNothing), ("content", .content),
        ("placeholder", .placeholder),
    ]

    /// What images have besides that packages load.
    private static let loadedImagesOfPackages: [(label: String, becomes: LoadedImage)] = [("isAnimating", .playing)]

    /// `Alert` and `ActionSheet`
    private static let dialogs: [(label: String, becomes: Dialog)] = [
        ("title", .words), ("message", .words), ("primaryButton", .button), ("secondaryButton", .button),
        ("dismissButton", .button), ("buttons", .buttons),
    ]

    /// What other views take, whether their row has it or not.
    private static let others = ["systemImage", "action", "role"]
}
