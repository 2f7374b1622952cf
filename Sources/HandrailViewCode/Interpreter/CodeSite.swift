package import HandrailCode
import HandrailModel
package import HandrailProgram
package import HandrailSource
package import HandrailValues

/// Where the reader of view code is: what names stand for, and on what terms the code runs.
package struct CodeSite: ScopedSite {
    /// Names that stand for values.
    package var scope: Scope
    /// Local names that stand for views.
    package var nodes: [String: [Int]] = [:]
    /// Local names that stand for closures which speak of views.
    var closures: [String: ClosureCapture] = [:]
    /// Local names that stand for lists of pairs with views among them.
    package var lists: [String: [[LoopIterations.Item]]] = [:]
    /// The view or controller that `self` is.
    package var receiver: Int?
    /// The class whose code it is.
    package var type: LinkedType?
    /// What generic parameters of the function around stand for, and parameters that take a class.
    var generics: [String: CodeClass] = [:]
    /// The type that the context declares for the call that is followed.
    var expected: TypeName?
    /// The class that `Self` is, in functions of a type that are read for no object.
    var ownClass: CodeClass?
    /// The function whose body it is.
    package var function: LinkedFunction?
    /// The type of what it gives back, where that is declared.
    package var result: TypeName?
    /// The call that led out of the file of the class that is read, with something of its own: what is set with what it
    /// hands over is mended there.
    package var call: SourcePlace?
    /// Whether a call led out of the file of the class that is read that only told who is told of what: the next call
    /// with something of its own is where that is mended.
    var isAwaitingCall = false
    /// Nesting of calls.
    package var depth = 0
    /// Whether the code runs in some cases only, or later than what builds the view.
    package var isConditional = false
    /// The animation that it is part of, or the time it waits for; `nil` for neither.
    var circumstances: CodeCircumstances?
    /// What was asked before it runs.
    var asked: AskedConditions?
    /// The branch in which it runs.
    var taken = TakenBranch.always
    /// The function of a class above that builds part of the screen and that nothing of the class calls; `nil` for any
    /// other code.
    var uncalled: String?
    /// Whether the code runs only while VoiceOver or Switch Control does.
    var isForVoiceOver = false
    /// Seconds after which the code runs again and again, by a timer; `nil` for any other code.
    var interval: Double?
    /// Whether the code is run again and again by a loop that is read once.
    var isLooped = false
    /// Whether it is a closure that lists nodes to be laid out.
    var isLayingOut = false
    /// Tells apart what is made in several calls of one function.
    var context = 0

    /// Where code begins that is read with what a call hands over; the rest is set where it is known.
    package init(
        scope: Scope, nodes: [String: [Int]] = [:], closures: [String: ClosureCapture] = [:],
        lists: [String: [[LoopIterations.Item]]] = [:], receiver: Int? = nil, type: LinkedType? = nil,
        function: LinkedFunction? = nil, depth: Int = 0, isConditional: Bool = false, context: Int = 0
    ) {
        self.scope = scope
        self.nodes = nodes
        self.closures = closures
        self.lists = lists
        self.receiver = receiver
        self.type = type
        self.function = function
        self.depth = depth
        self.isConditional = isConditional
        self.context = context
    }

    /// The name of the type that an expression names.
    func typeName(of base: Expression) -> String? {
        switch base.kind {
        case .name(let name):
            if generics[name] != nil { return name }
            guard name.beginsWithCapital, nodes[name] == nil else { return nil }
            return name == "Self" ? type?.name : name
        case .member(let outer?, let name, _):
            guard name.beginsWithCapital, let outer = typeName(of: outer) else { return nil }
            return "\(outer).\(name)"
        default: return nil
        }
    }

    /// The same with a name bound to views.
    package func binding(_ name: String, to found: [Int]) -> CodeSite {
        var copy = self
        copy.nodes[name] = found
        return copy
    }

    /// The same, run later than what builds the screen, if at all.
    var later: CodeSite {
        var copy = sometimes
        copy.taken = .later
        return copy
    }

    /// The same, run in some cases only.
    package var sometimes: CodeSite {
        var copy = self
        copy.isConditional = true
        return copy
    }
}

extension Program {
    /// What a name of a class makes at a place in code: a generic parameter is what the class of the object takes for
    /// it.
    package func viewClass(named name: String, in site: CodeSite) -> CodeClass? {
        if let meant = site.generics[name] { return meant }
        if let type = site.type, let meant = ancestry(of: type)?.generics[name] {
            return viewClass(named: meant.name, from: type.lookupContext, within: type.name)
        }
        return viewClass(named: name, from: site.scope.lookupContext, within: site.type?.name)
    }
}

/// A closure or local function with what its names stand for where it is written.
package final class ClosureCapture {
    /// The code.
    package let closure: Closure
    /// Where it is written.
    package let site: CodeSite
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
