public import HandrailModel
public import HandrailSource

/// The files of an audit joined into one program, with the screens that can be evaluated from it.
public struct LinkedProject: Sendable {
    /// Brings up the screens, each as soon as it is known; the queue does the work.
    ///
    /// It tells the second parameter the number of each screen, from 0 on, with the screen.
    public typealias ScreenSearch =
        @Sendable (_ queue: WorkQueue, _ found: @escaping @Sendable (Int, Screen) -> Void) -> FoundScreens

    /// What a search for screens ends with; it depends on nothing but the files.
    public struct FoundScreens: Sendable {
        /// The numbers of the screens, in order.
        public let order: [Int]
        /// Where code was followed no further.
        public let cuts: [EvaluationCut]

        /// The screens of these numbers.
        public init(_ order: [Int], cuts: [EvaluationCut] = []) {
            self.order = order
            self.cuts = cuts
        }
    }

    /// What linking gives back.
    public struct Links: Sendable {
        /// Brings up the screens.
        public let search: ScreenSearch
        /// What the project says of its targets.
        public let targets: [TargetFacts]
        /// What could not be linked and what follows.
        public let notes: [AuditNote]
        /// Whether the code at a place belongs to what nothing uses.
        public let isUnused: @Sendable (SourcePlace) -> Bool
        /// Accounts for the places that make views, once all screens are known.
        public let reach: @Sendable ([Screen], ParallelMap) -> Reach
        /// What the screens were built from, kept until the whole project is freed instead of in the midst of the
        /// audit.
        private let material: (any Sendable)?

        /// Links.
        public init(
            targets: [TargetFacts] = [], notes: [AuditNote] = [], material: (any Sendable)? = nil,
            isUnused: @escaping @Sendable (SourcePlace) -> Bool = { _ in false },
            reach: @escaping @Sendable ([Screen], ParallelMap) -> Reach = { _, _ in .nothing },
            search: @escaping ScreenSearch
        ) {
            self.search = search
            self.targets = targets
            self.notes = notes
            self.material = material
            self.reach = reach
            self.isUnused = isUnused
        }

        /// Links with screens that are evaluated already.
        public init(evaluated screens: [Screen], notes: [AuditNote] = []) {
            self.init(notes: notes) { _, found in
                for (number, screen) in screens.enumerated() { found(number, screen) }
                return FoundScreens(Array(screens.indices))
            }
        }
    }

    /// The lowered files.
    public let lowered: LoweredFiles
    /// What linking them gave.
    public let links: Links
    /// Where code uses APIs that rules ask for by name.
    let namedUses: [CodeBlock]

    /// What linking tells beside the screens.
    public var facts: ProjectFacts {
        ProjectFacts(
            code: namedUses, contents: lowered.contents, targets: links.targets,
            names: NameSearch(
                keys: { [texts = lowered.read.texts] in NameMentions.mentions(ofKeys: $0, in: texts) },
                constants: { [texts = lowered.read.texts] in ConstantMentions.unused(among: $0, in: texts) },
                members: { [texts = lowered.read.texts] in MemberMentions.found($0, in: texts) },
                surroundings: { [texts = lowered.read.texts] in PictureSurroundings.mentions(of: $0, in: texts) },
                { [texts = lowered.read.texts] names, words in
                    NameMentions.found(names, orAsWords: words, in: texts)
                }))
    }
}
