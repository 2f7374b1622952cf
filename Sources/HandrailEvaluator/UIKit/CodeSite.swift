import HandrailCode
import HandrailModel
import HandrailSource

/// Where the reader of view code is: what names stand for, and on what terms the code runs.
struct CodeSite {
    /// Names that stand for values.
    var scope: Scope
    /// Local names that stand for views.
    var nodes: [String: [Int]] = [:]
    /// Local names that stand for closures which speak of views.
    var closures: [String: ClosureCapture] = [:]
    /// Local names that stand for lists of pairs with views among them.
    var lists: [String: [[ViewCodeReader.Share]]] = [:]
    /// The view or controller that `self` is.
    var receiver: Int?
    /// The class whose code it is.
    var type: LinkedType?
    /// What generic parameters of the function around stand for, and parameters that take a class.
    var generics: [String: CodeClass] = [:]
    /// The type that the context declares for the call that is followed.
    var expected: TypeName?
    /// The class that `Self` is, in functions of a type that are read for no object.
    var ownClass: CodeClass?
    /// The function whose body it is.
    var function: LinkedFunction?
    /// The type of what it gives back, where that is declared.
    var result: TypeName?
    /// The call that led out of the file of the class that is read, with something of its own: what is set with what it
    /// hands over is mended there.
    var call: SourcePlace?
    /// Nesting of calls.
    var depth = 0
    /// Whether the code runs in some cases only, or later than what builds the view.
    var isConditional = false
    /// The animation that it is part of, or the time it waits for; `nil` for neither.
    var circumstances: CodeCircumstances?
    /// What was asked before it runs.
    var asked: AskedConditions?
    /// Whether the code runs only while VoiceOver or Switch Control does.
    var isForVoiceOver = false
    /// Whether the code is run again and again by a loop that is read once.
    var isLooped = false
    /// Tells apart what is made in several calls of one function.
    var context = 0

    /// The same with a name bound to views.
    func binding(_ name: String, to found: [Int]) -> CodeSite {
        var copy = self
        copy.nodes[name] = found
        return copy
    }

    /// The same, run in some cases only.
    var sometimes: CodeSite {
        var copy = self
        copy.isConditional = true
        return copy
    }
}

/// A closure or local function with what its names stand for where it is written.
final class ClosureCapture {
    /// The code.
    let closure: Closure
    /// Where it is written.
    let site: CodeSite
    /// How many functions were being read around the one that wrote it.
    let level: Int
    /// Whether somebody called it; what is only named where it is handed over runs for nobody else.
    var wasCalled: Bool

    init(_ closure: Closure, in site: CodeSite, level: Int, isNamed: Bool = false) {
        self.closure = closure
        self.site = site
        self.level = level
        wasCalled = isNamed
    }
}
