public import HandrailModel

/// The files of an audit joined into one program, with the screens that can be evaluated from it.
public struct LinkedProject: Sendable {
    /// A screen that waits to be evaluated; each is evaluated alone, on any thread.
    public typealias PendingScreen = @Sendable () -> [Screen]

    /// What linking gives back.
    public struct Links: Sendable {
        /// The screens, in an order that depends on nothing but the files.
        public let screens: [PendingScreen]
        /// What could not be linked and what follows.
        public let notes: [AuditNote]
        /// What the screens were built from, kept until the whole project is freed instead of in the midst of the audit.
        private let material: (any Sendable)?

        /// Links.
        public init(screens: [PendingScreen], notes: [AuditNote] = [], material: (any Sendable)? = nil) {
            self.screens = screens
            self.notes = notes
            self.material = material
        }

        /// Links with screens that are evaluated already.
        public init(evaluated screens: [Screen], notes: [AuditNote] = [], material: (any Sendable)? = nil) {
            self.init(screens: screens.map { screen in { [screen] } }, notes: notes, material: material)
        }
    }

    /// The lowered files.
    public let lowered: LoweredFiles
    /// What linking them gave.
    public let links: Links
}
