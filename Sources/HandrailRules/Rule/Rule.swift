public import HandrailModel

/// A rule: it looks at a subject, says what it finds as a typed signal, and words and mends that signal.
///
/// Finding, wording and mending are three functions. What a rule looks at is said by the protocol it adopts:
/// `StopRule`, `ElementRule`, `ScreenRule`, `ProjectRule`, `CodeUseRule`, `BundleItemRule`, `BundleUseRule` or
/// `TargetRule`.
public protocol Rule: Sendable {
    /// What was found, with everything the wording needs.
    associatedtype Signal: Hashable, Sendable

    /// What the rule is: identity, reason, guidelines, examples.
    static var info: RuleInfo { get }

    /// What is wrong and what to do, in both languages.
    func phrase(_ signal: Signal) -> Phrasing

    /// What is wrong and what to do where one cause, such as a color set, has the defect in so many places.
    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing

    /// What to do in classes of UIKit and AppKit and in interface files, whatever was found; `nil` where the wording
    /// says so itself, or the fix holds everywhere.
    var viewFix: ViewFix? { get }

    /// Edits that mend it; none by default.
    func repairs(_ signal: Signal) -> [RepairPlan]

    /// Modifiers behind the element of a finding that mend it in SwiftUI, as far as nothing but words is open; none by
    /// default.
    func additions(_ signal: Signal) -> [Term]
}

extension Rule {
    /// Most defects have no cause that others share.
    public func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing { phrase(signal) }

    /// The wording of many rules says what to do in each case.
    public var viewFix: ViewFix? { nil }

    /// Most rules leave mending to a person.
    public func repairs(_ signal: Signal) -> [RepairPlan] { [] }

    /// Most rules leave mending to a person.
    public func additions(_ signal: Signal) -> [Term] { [] }
}

/// A rule about elements as assistive technologies meet them.
public protocol StopRule: Rule {
    /// Kinds of declared elements it asks for; `nil` for all.
    var kinds: Set<ElementKind>? { get }

    /// Judges one perceived element: a stop or a container.
    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>)
}

/// A rule about elements as they are declared.
public protocol ElementRule: Rule {
    /// Kinds of declared elements it asks for; `nil` for all.
    var kinds: Set<ElementKind>? { get }

    /// Attributes one of which an element has to have to be asked for; `nil` where it may have none.
    var attributes: Set<AttributeKind>? { get }

    /// Judges one declared element.
    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>)
}

extension ElementRule {
    /// Most rules about kinds of elements look at those without attributes too.
    public var attributes: Set<AttributeKind>? { nil }
}

/// A rule about a screen as a whole.
public protocol ScreenRule: Rule {
    /// Attributes one of which an element of the screen has to have; `nil` where there may be none.
    var attributes: Set<AttributeKind>? { get }

    /// Judges one screen.
    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>)
}

extension ScreenRule {
    /// Most rules about screens ask for what is missing.
    public var attributes: Set<AttributeKind>? { nil }
}

/// A rule about all screens together.
public protocol ProjectRule: Rule {
    /// Judges the project.
    func examine(_ screens: [PerceivedTree], _ answers: inout Answers<Signal>)
}

/// A rule about how code uses an API.
public protocol CodeUseRule: Rule {
    /// APIs that the evaluator knows, which are found in what elements do, in modifiers and in classes that make
    /// screens.
    var apis: Set<CodeUse.Kind> { get }

    /// Names of other APIs, which are found anywhere in the code that is audited, whether a screen shows it or
    /// not: of a function, a type or a member, as far as needed to tell it from others (`UIScreen.main`,
    /// `isIdleTimerDisabled`, `AVAudioSession.sharedInstance`). A name that begins with a quotation mark stands for
    /// texts that begin as it goes on, and `=name` for the value that something of that name is declared with.
    var names: Set<String> { get }

    /// Judges what one piece of code uses of these.
    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>)
}

extension CodeUseRule {
    /// A rule may ask by name alone.
    public var apis: Set<CodeUse.Kind> { [] }

    /// A rule may ask for what the evaluator knows alone.
    public var names: Set<String> { [] }
}

/// A rule about what the bundle of an app holds besides code.
public protocol BundleItemRule: Rule {
    /// What it asks for.
    var kinds: Set<BundleItem.Kind> { get }

    /// Judges one item, knowing what else the project says.
    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>)

    /// Judges all items; one after the other where the rule does not ask something of all of them at once.
    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>)
}

extension BundleItemRule {
    /// Most rules judge each item by itself.
    public func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        project.forEachBundleItem(of: kinds) { examine($0, in: project, &answers) }
    }
}

/// A rule about what screens use of what the bundle of an app holds: pictures, fonts and what is said of them in
/// catalogs and property lists.
public protocol BundleUseRule: Rule {
    /// Judges what screens use, knowing what the bundle holds and what else the project says.
    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>)
}

/// A rule about what a project says of a target.
public protocol TargetRule: Rule {
    /// Names of APIs whose uses in a target it looks at (`TargetFacts.uses`), as those of `CodeUseRule`.
    var names: Set<String> { get }

    /// Whether it looks at the texts that code makes for people (`CodeUse.API.text`), among the same uses.
    var readsTexts: Bool { get }

    /// Judges one target.
    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>)

    /// Judges all targets of a project; one after the other where the rule does not say what they have in common.
    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>)
}

extension TargetRule {
    /// A rule may look at what targets declare alone.
    public var names: Set<String> { [] }

    /// Most rules look at no texts.
    public var readsTexts: Bool { false }

    /// Most rules judge each target by itself.
    public func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        for target in project.targets { examine(target, &answers) }
    }
}

extension CodeUseRule where Self: TargetRule {
    /// A rule may ask for what the evaluator knows alone.
    public var names: Set<String> { [] }
}
