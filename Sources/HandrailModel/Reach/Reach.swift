/// How much of the code that makes and changes views is met on screens: every place that does is accounted for.
public struct Reach: Hashable, Sendable {
    /// How many sites have each kind of account.
    public struct Counts: Hashable, Sendable {
        /// On screens.
        public private(set) var onScreens = 0
        /// In views that are judged by themselves.
        public private(set) var inComponents = 0
        /// In previews.
        public private(set) var inPreviews = 0
        /// In code that nothing uses.
        public private(set) var unused = 0
        /// Not reached.
        public private(set) var notReached = 0

        /// The sites of the app: those in previews and in code that nothing uses are not.
        public var sites: Int { onScreens + inComponents + notReached }
        /// The share of the app's sites that is met, from 0 to 1; `nil` where it has none.
        public var share: Double? { sites == 0 ? nil : Double(onScreens + inComponents) / Double(sites) }

        fileprivate init(_ sites: some Sequence<ViewSite>) {
            for site in sites {
                switch site.account {
                case .onScreen: onScreens += 1
                case .inComponent: inComponents += 1
                case .inPreview: inPreviews += 1
                case .unused: unused += 1
                case .notReached: notReached += 1
                }
            }
        }
    }

    /// Every place that makes or changes a view, sorted by place.
    public let sites: [ViewSite]
    /// All of them, counted.
    public let all: Counts
    /// Those that make views, counted.
    public let counts: Counts
    /// Those that make what people act on, counted.
    public let controls: Counts

    /// A reach.
    public init(_ sites: [ViewSite]) {
        self.sites = sites
        all = Counts(sites)
        counts = Counts(sites.lazy.filter(\.kind.makesView))
        controls = Counts(sites.lazy.filter(\.isControl))
    }

    /// No site at all.
    public static let nothing = Reach([])
}
