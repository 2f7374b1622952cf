/// Where the parts of each kind of node stand in the raw tree.
///
/// Between any two parts, and around them, stands what the parser did not expect there: so all positions are odd.
/// Source: the `layout` of the raw nodes that swift-syntax generates from its table of node kinds.
enum Part {
    enum File { static let statements = 3 }
    enum BlockItem { static let item = 1 }
    enum Block { static let statements = 3 }
    enum MemberBlock { static let members = 3 }
    enum Member { static let declaration = 1 }
    /// Structures, classes, enums, actors and protocols.
    enum Nominal {
        static let attributes = 1
        static let modifiers = 3
        static let name = 7
        static let generics = 9
        static let inheritance = 11
        static let members = 15
    }
    enum Extension {
        static let attributes = 1
        static let type = 7
        static let inheritance = 9
        static let requirements = 11
        static let members = 13
    }
    enum TypeAlias {
        static let name = 7
        static let initializer = 11
    }
    enum Import { static let path = 9 }
    enum PathComponent { static let name = 1 }
    enum Inheritance { static let types = 3 }
    enum Inherited { static let type = 1 }
    enum Generics { static let parameters = 3 }
    enum GenericParameter { static let name = 5 }
    enum WhereClause { static let requirements = 3 }
    enum Requirement { static let requirement = 1 }
    enum Variable {
        static let attributes = 1
        static let modifiers = 3
        static let specifier = 5
        static let bindings = 7
    }
    enum Binding {
        static let pattern = 1
        static let type = 3
        static let initializer = 5
        static let accessors = 7
    }
    enum TypeAnnotation { static let type = 3 }
    /// `= value`, of values and of type aliases.
    enum Initializer { static let value = 3 }
    enum AccessorBlock { static let accessors = 3 }
    enum Accessor {
        static let specifier = 5
        static let parameter = 7
        static let body = 11
    }
    enum AccessorParameter { static let name = 3 }
    /// Functions and initializers, which differ in what stands where a function has its name.
    enum Function {
        static let attributes = 1
        static let modifiers = 3
        static let name = 7
        static let generics = 9
        static let signature = 11
        static let body = 15
    }
    enum Signature {
        static let parameters = 1
        static let result = 5
    }
    enum ReturnClause { static let type = 3 }
    /// Parameters in parentheses, of functions, cases and closures.
    enum ParameterClause { static let parameters = 3 }
    enum Parameter {
        static let attributes = 1
        static let first = 5
        static let second = 7
        static let type = 11
        static let initializer = 15
    }
    enum CaseDeclaration { static let elements = 7 }
    enum Case {
        static let name = 1
        static let parameters = 3
        static let rawValue = 5
    }
    enum CaseParameter {
        static let name = 3
        static let type = 9
    }
    enum ConditionalCompilation { static let clauses = 1 }
    enum Clause {
        static let condition = 3
        static let elements = 5
    }
    enum Attribute {
        static let name = 3
        static let arguments = 7
    }
    enum Modifier {
        static let name = 1
        static let detail = 3
    }

    // Expressions.
    enum StringLiteral {
        static let pounds = 1
        static let quote = 3
        static let segments = 5
    }
    enum SimpleString { static let segments = 3 }
    enum StringSegment { static let content = 1 }
    enum Interpolation { static let expressions = 7 }
    enum Literal { static let token = 1 }
    enum Reference { static let name = 3 }
    enum MemberAccess {
        static let base = 1
        static let name = 5
    }
    enum Call {
        static let callee = 1
        static let arguments = 5
        static let closure = 9
        static let moreClosures = 11
    }
    enum LabeledClosure {
        static let label = 1
        static let closure = 5
    }
    enum Labeled {
        static let label = 1
        static let expression = 5
    }
    enum Closure {
        static let signature = 3
        static let statements = 5
    }
    enum ClosureSignature { static let parameters = 5 }
    enum ShorthandParameter { static let name = 1 }
    /// Arrays, tuples, tuple patterns and tuple types.
    enum Elements { static let list = 3 }
    enum Dictionary { static let content = 3 }
    enum DictionaryElement {
        static let key = 1
        static let value = 5
    }
    enum Sequence { static let elements = 1 }
    enum Ternary {
        static let condition = 1
        static let then = 5
        static let otherwise = 9
    }
    enum UnresolvedTernary { static let then = 3 }
    enum Infix { static let token = 1 }
    enum Prefix {
        static let token = 1
        static let expression = 3
    }
    enum Postfix {
        static let expression = 1
        static let token = 3
    }
    /// `await`, `unsafe`, `consume`, `copy`, `borrow` and `&`, before what they speak of.
    enum Marked { static let expression = 3 }
    enum Try { static let expression = 5 }
    enum KeyPath { static let components = 5 }
    enum KeyPathComponent { static let component = 3 }
    enum KeyPathProperty { static let name = 1 }
    enum If {
        static let conditions = 3
        static let body = 5
        static let otherwise = 9
    }
    enum Switch {
        static let subject = 3
        static let cases = 7
    }
    enum SwitchCase {
        static let label = 3
        static let statements = 5
    }
    enum CaseLabel { static let items = 3 }
    enum CaseItem {
        static let pattern = 1
        static let condition = 3
    }
    enum Where { static let condition = 3 }
    enum As {
        static let expression = 1
        static let type = 7
    }
    enum Is {
        static let expression = 1
        static let type = 5
    }
    enum PostfixCompilation {
        static let base = 1
        static let compilation = 3
    }
    enum Macro {
        static let name = 5
        static let arguments = 11
        static let closure = 15
    }
    /// Nodes that are a face of the one they hold: patterns, types and statements that are expressions, and such.
    enum Wrapped { static let content = 1 }

    // Statements.
    enum Return { static let expression = 3 }
    enum Guard {
        static let conditions = 3
        static let body = 7
    }
    enum For {
        static let pattern = 11
        static let sequence = 17
        static let body = 21
    }
    enum While { static let body = 5 }
    enum Repeat { static let body = 3 }
    enum Defer { static let body = 3 }
    enum Do {
        static let body = 5
        static let catches = 7
    }
    enum Catch { static let body = 5 }
    enum LabeledStatement { static let statement = 5 }
    enum Condition { static let condition = 1 }
    /// `case pattern = value` and `let name = value`.
    enum PatternCondition {
        static let pattern = 3
        static let initializer = 7
    }

    // Patterns.
    enum ValueBinding { static let pattern = 3 }
    enum TupleElement { static let pattern = 5 }

    // Types.
    enum NamedType {
        static let name = 3
        static let generics = 5
    }
    enum MemberType {
        static let base = 1
        static let name = 7
        static let generics = 9
    }
    enum ArrayType { static let element = 3 }
    enum DictionaryType {
        static let key = 3
        static let value = 7
    }
    enum FunctionType { static let result = 9 }
    enum Constrained { static let type = 3 }
    enum Attributed { static let type = 7 }
    /// `Button.Type`.
    enum Metatype { static let base = 1 }
    enum TupleTypeElement { static let type = 9 }
    enum GenericArguments { static let list = 3 }
}
