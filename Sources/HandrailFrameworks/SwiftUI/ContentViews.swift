/// The views that are built from what they are given to show: their content is more than a line of `ViewTable` can say.
package enum ContentViews {
    /// What such a view shows.
    package enum Form: Sendable, Equatable {
        /// Words.
        case text
        /// A picture or a symbol.
        case image
        /// An image that is loaded, with closures for what is shown before and after.
        case loadedImage
        /// An image that a popular package loads from the network, and whether it plays it where it is animated.
        case remoteImage(isAnimated: Bool)
        /// An alert that a value describes.
        case alert
        /// An action sheet that a value describes.
        case actionSheet
        /// Of several views, the first there is room for.
        case firstThatFits
        /// A view with a modifier, both given as values.
        case modified
    }

    /// What a view of this name shows; `nil` for a name that is none of these.
    package static func form(of name: String) -> Form? { forms[name] }

    /// What a value of a type shows, whose name may have the name of its module in front.
    package static func form(ofType name: String) -> Form? {
        forms[name] ?? (name.hasPrefix(prefix) ? forms[String(name.dropFirst(prefix.count))] : nil)
    }

    private static let prefix = "\(SwiftUITypes.module)."

    /// The names of those that stand on a screen as they are.
    package static let names = Set(rows.map(\.name))

    /// All names.
    package static let allNames = Set((rows + rowsOfPackages + otherRows).map(\.name))

    /// What a button of a dialog is called that a value describes.
    package static let dialogButton = "Alert.Button"

    private static let forms = NameTable((rows + rowsOfPackages + otherRows).map { ($0.name, $0.form) })

    private typealias Row = (name: String, form: Form)

    private static let rows: [Row] = [("Text", .text), ("Image", .image), ("AsyncImage", .loadedImage)]

    private static let rowsOfPackages: [Row] = [
        ("KFImage", .remoteImage(isAnimated: false)), ("KFAnimatedImage", .remoteImage(isAnimated: true)),
        ("LazyImage", .remoteImage(isAnimated: false)), ("WebImage", .remoteImage(isAnimated: false)),
        ("AnimatedImage", .remoteImage(isAnimated: true)), ("CachedAsyncImage", .remoteImage(isAnimated: false)),
        ("URLImage", .remoteImage(isAnimated: false)), ("RemoteImage", .remoteImage(isAnimated: false)),
        ("FetchImage", .remoteImage(isAnimated: false)), ("NukeImage", .remoteImage(isAnimated: false)),
        ("GIFImage", .remoteImage(isAnimated: true)), ("GIFView", .remoteImage(isAnimated: true)),
    ]

    private static let otherRows: [Row] = [
        ("Alert", .alert), ("ActionSheet", .actionSheet), ("ViewThatFits", .firstThatFits),
        ("ModifiedContent", .modified),
    ]
}
