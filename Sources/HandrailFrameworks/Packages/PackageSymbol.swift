package import HandrailModel

/// All that is known of a symbol of a package that lays views out or loads pictures: one row of the table of packages.
package struct PackageSymbol: Sendable {
    /// What a symbol means.
    package enum Meaning: Sendable, Equatable {
        /// The property of a view by which a package that lays out is reached: `view.snp`, `view.pin`.
        case namespace
        /// The property of a view by which a package that loads pictures is reached: `view.kf`.
        case imageNamespace
        /// The label of an argument that says where a picture comes from.
        case imageOrigin
        /// It makes the constraints that a closure writes down.
        case makesConstraints
        /// It holds what stands before it against something, or against the view around.
        case relates(ViewConstraint.Relation, toSuperview: Bool)
        /// It adds points in the direction of the axis.
        case offsets
        /// It adds points inward from either edge.
        case insets
        /// It multiplies the other side.
        case multiplies
        /// It divides the other side.
        case divides
        /// It gives the constraint, to be kept and changed later.
        case keeps
        /// It gives a constraint a priority; where a label is given, only a call with that label does.
        case weighs(label: String?)
        /// It makes a view as wide or as high as it says, or both.
        case sizes(width: Bool, height: Bool, ViewConstraint.Relation)
        /// It holds an edge of a view against the same of the view around; from the far one it counts backward.
        case pins(edge: String, isFar: Bool)
        /// It holds an edge of a view against one of the view around, or of another view.
        case holds(edge: String, to: String, superview: Bool)
        /// It lets what a view shows decide on its size.
        case fits
        /// The same, for the side that an argument does not name.
        case fitsBesides
        /// It sets the side that its argument names, or both.
        case setsDimension
        /// It holds the edge that its argument names.
        case pinsEdge
        /// It arranges the nodes that a closure lists: in a row or a column, over each other, or some other way.
        case arranges(NodeArrangement)
        /// It lays what it is handed over a node, or behind it.
        case layers(isBehind: Bool)
        /// It says how large a node is: by numbers, or by a size.
        case measures(ViewConstraint.Relation)
        /// It changes how a node is laid out, and nothing that is read.
        case adjusts
        /// It stands in a chain and says nothing that is read.
        case chains
    }

    /// How nodes are arranged that a closure lists.
    package enum NodeArrangement: Sendable, Equatable {
        /// Side by side, below each other, over each other, or as whatever holds them says.
        case row, column, pile, plain
        /// With something over them, or behind them, which another closure lists.
        case overlaid, backed
        /// Nothing is in it.
        case space
    }

    /// Its name.
    package let name: String
    /// The package that has it; `nil` for what many packages and projects call so.
    package let package: FrameworkPackage?
    /// What it means.
    package let meaning: Meaning

    /// A row.
    init(_ name: String, _ package: FrameworkPackage?, _ meaning: Meaning) {
        self.name = name
        self.package = package
        self.meaning = meaning
    }

    /// The views of packages that play the pictures which they show where these move.
    package static let playingViews = [
        "SDAnimatedImageView", "FLAnimatedImageView", "YYAnimatedImageView", "AnimatedImageView", "GIFImageView",
    ]

    /// Every row, for whoever builds a table of them or checks them.
    package static let rows: [PackageSymbol] = PackageRows.all

    /// What a symbol of a package means; `nil` for a name that the package does not have.
    package static func meaning(of name: String, in package: FrameworkPackage?) -> Meaning? {
        byName[name]?.first { $0.package == package }?.meaning
    }

    /// Whether a property of a view leads to a package that loads pictures.
    package static func loadsImages(_ namespace: String) -> Bool { has(.imageNamespace, namespace) }

    /// Whether the label of an argument says where a picture comes from.
    package static func isImageOrigin(_ label: String) -> Bool { has(.imageOrigin, label) }

    private static func has(_ meaning: Meaning, _ name: String) -> Bool {
        byName[name]?.contains { $0.meaning == meaning } ?? false
    }

    private static let byName = NameTable(Dictionary(grouping: rows, by: \.name).map { ($0.key, $0.value) })

    /// Whether it is a method that lays the view out that it is called on, or changes a constraint.
    var laysOut: Bool {
        switch meaning {
        case .makesConstraints, .sizes, .pins, .holds, .fits, .fitsBesides, .setsDimension, .pinsEdge, .chains: true
        case .weighs: package == nil
        case .namespace, .imageNamespace, .imageOrigin, .relates, .offsets, .insets, .multiplies, .divides, .keeps,
            .arranges, .layers, .measures, .adjusts:
            false
        }
    }
}
