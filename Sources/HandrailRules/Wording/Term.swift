import HandrailModel

/// Something that a fix asks for or speaks of and that frameworks, systems or machines have different names for: a
/// modifier to add, a property to set, a control to use, a field of an inspector, a gesture.
///
/// Its words and, where there is one, its edit come from the same spellings.
public struct Term: Hashable, Sendable {
    /// What people do with it.
    enum Kind: Hashable, Sendable {
        /// A modifier is added behind a view, or taken away.
        case modifier
        /// A property is set, or a method is called in its place.
        case property
        /// A type, a constant or a function is used.
        case name
        /// A field of an inspector is filled in or chosen.
        case field
        /// People make a gesture.
        case gesture
    }

    /// The form that the words around a term ask for.
    enum Form: Hashable, Sendable {
        /// By itself.
        case plain
        /// Behind an article or a pronoun of English, which stays in front of it.
        case article(String)
        /// In English, that it be set: “set x to y”, or “call setX(y)”.
        case request(isFirst: Bool)
        /// In Korean, that it be set, up to an ending: “x를 y로 하” or “setX(y)를 호출하” with the ending behind.
        case requestUpTo(String)
        /// In Korean, that it be left or made so: “x를 y로”, or “setX(y)로”.
        case result
        /// In Korean, as an object: with 을 or 를.
        case object
    }

    /// What people do with it.
    var kind: Kind { row.kind }
    /// How much a repair changes that does it.
    var safety: Repair.Safety { row.safety }
    /// How it is written in SwiftUI.
    var swiftUI: Spelling { row.swiftUI }
    /// How it is written in UIKit.
    var uiKit: Spelling { row.uiKit }
    /// How it is written in AppKit and on the Mac.
    var appKit: Spelling { row.appKit }

    /// Terms pass through every wording, and are held together by one object.
    private let row: Row

    private final class Row: Sendable {
        let kind: Kind
        let safety: Repair.Safety
        let swiftUI: Spelling
        let uiKit: Spelling
        let appKit: Spelling

        init(_ kind: Kind, _ safety: Repair.Safety, swiftUI: Spelling, uiKit: Spelling, appKit: Spelling) {
            self.kind = kind
            self.safety = safety
            self.swiftUI = swiftUI
            self.uiKit = uiKit
            self.appKit = appKit
        }
    }

    /// Whether both are written alike everywhere.
    public static func == (a: Term, b: Term) -> Bool {
        a.row === b.row
            || a.kind == b.kind && a.safety == b.safety && a.swiftUI == b.swiftUI && a.uiKit == b.uiKit
                && a.appKit == b.appKit
    }

    /// Hashes what SwiftUI calls it: terms that differ do so there, as a rule.
    public func hash(into hasher: inout Hasher) { hasher.combine(row.swiftUI.text) }

    /// A term; where a framework has no spelling of its own, that of the one before it holds, of whatever age.
    init(
        _ kind: Kind, _ swiftUI: Spelling, uiKit: Spelling? = nil, appKit: Spelling? = nil,
        safety: Repair.Safety = .behavioral
    ) {
        let uiKit = uiKit ?? swiftUI.undated
        row = Row(kind, safety, swiftUI: swiftUI, uiKit: uiKit, appKit: appKit ?? uiKit)
    }

    /// A term that no code of SwiftUI has.
    init(_ kind: Kind, inViews uiKit: Spelling, appKit: Spelling? = nil, safety: Repair.Safety = .behavioral) {
        self.init(kind, uiKit.undated, uiKit: uiKit, appKit: appKit, safety: safety)
    }

    /// The same term as only views have it.
    var ofViews: Term { Term(kind, inViews: uiKit, appKit: appKit, safety: safety) }

    /// How it is written in a dialect.
    func spelling(in dialect: Dialect) -> Spelling {
        switch dialect.framework {
        case .swiftUI: swiftUI.fitting(dialect)
        case .uiKit: uiKit.fitting(dialect)
        case .appKit: appKit.fitting(dialect)
        }
    }
}

/// How one framework writes a term.
struct Spelling: Hashable, Sendable {
    /// A spelling for apps that run on systems which do not know the present one.
    struct Older: Hashable, Sendable {
        /// The release that the present spelling came with.
        let release: SystemRelease
        /// The release from which the older one holds; `nil` where it always does.
        let since: SystemRelease?
        /// Whether it is UIKit's, which the Mac and the watch do not have.
        let isUIKit: Bool
        /// The older spelling.
        let spelling: Spelling

        /// Whether an app needs the older spelling and can use it.
        func fits(_ dialect: Dialect) -> Bool {
            let late = dialect.platforms.filter(release.isAfter)
            if late.isEmpty { return false }
            if let since, late.contains(where: since.isAfter) { return false }
            return !isUIKit || dialect.platforms.allSatisfy { $0.platform != .macOS && $0.platform != .watchOS }
        }
    }

    /// As code, or as the words for it.
    let text: Bilingual
    /// What stands behind an article instead, where it is no noun: “accessibility label (setAccessibilityLabel(_:))”.
    let noun: String?
    /// A property or an attribute and the value that it is set to; `nil` for a call, and for what is not set.
    let assignment: Assignment?
    /// The names in it that came with a release which not every supported app runs on.
    let names: [DatedName]
    /// Older spellings, the youngest first.
    let older: [Older]
    /// Whether its last syllable ends in a consonant as Korean reads it, which decides about the particle behind it.
    let endsInConsonant: Bool

    /// A property or an attribute and the value that it is set to.
    struct Assignment: Hashable, Sendable {
        /// The property or attribute.
        let property: String
        /// The value.
        let value: String
    }

    /// A spelling that is the same in both languages.
    init(
        _ text: String, noun: String? = nil, names: [DatedName] = [], older: [Older] = [], endsInConsonant: Bool = false
    ) {
        self.init(
            Bilingual(en: text, ko: text), noun: noun, names: names, older: older, endsInConsonant: endsInConsonant)
    }

    /// A spelling in English and Korean.
    init(
        _ text: Bilingual, noun: String? = nil, assignment: Assignment? = nil, names: [DatedName] = [],
        older: [Older] = [], endsInConsonant: Bool = false
    ) {
        self.text = text
        self.noun = noun
        self.assignment = assignment
        self.names = names
        self.older = older
        self.endsInConsonant = endsInConsonant
    }

    /// A property that is set to a value.
    init(setting property: String, to value: String, names: [DatedName] = []) {
        let text = "\(property) = \(value)"
        self.init(
            Bilingual(en: text, ko: text), assignment: Assignment(property: property, value: value), names: names)
    }

    /// An attribute of an interface file with its value.
    init(attribute: String, value: String, names: [DatedName] = []) {
        let text = "\(attribute)=\"\(value)\""
        self.init(
            Bilingual(en: text, ko: text), assignment: Assignment(property: attribute, value: value), names: names)
    }

    /// A name that came with a release.
    static func dated(_ name: String, _ release: SystemRelease) -> Spelling {
        Spelling(name, names: [DatedName(text: name, release: release)])
    }

    /// The same spelling with no system that lacks it.
    var undated: Spelling {
        Spelling(text, noun: noun, assignment: assignment, endsInConsonant: endsInConsonant)
    }

    /// The spelling that an app can use.
    func fitting(_ dialect: Dialect) -> Spelling { older.last { $0.fits(dialect) }?.spelling ?? self }

    /// The text in a form.
    func written(as form: Term.Form, in language: ReportLanguage) -> String {
        switch form {
        case .plain: text[language]
        case .article(let article): "\(article) \(noun ?? text[language])"
        case .request(let isFirst):
            assignment.map { "\(isFirst ? "Set" : "set") \($0.property) to \($0.value)" }
                ?? "\(isFirst ? "Call" : "call") \(text[language])"
        case .requestUpTo(let ending):
            assignment.map { "\($0.property)를 \($0.value)로 하\(ending)" } ?? "\(text[language])를 호출하\(ending)"
        case .result: assignment.map { "\($0.property)를 \($0.value)로" } ?? "\(text[language])로"
        case .object: text[language] + (endsInConsonant ? "을" : "를")
        }
    }
}
