package import HandrailCode

/// Where a statement stands, for interpreters that bind names in scopes.
package protocol ScopedSite {
    /// What names stand for.
    var scope: Scope { get set }
}

extension StatementInterpreter where Site: ScopedSite {
    /// A variable stands for the expression that it is given, which is evaluated where the name is used.
    @inlinable package mutating func bind(
        _ name: String, _ type: TypeName?, to value: Expression?, at site: inout Site
    ) {
        let bound: Binding = value.map { .deferred($0, site.scope, type: type) } ?? .value(.runtime(type))
        site.scope = site.scope.binding(name, to: bound)
    }

    /// What the parts of a tuple stand for is not followed.
    @inlinable package mutating func bind(_ names: [String], to tuple: Expression, at site: inout Site) {
        site.scope = site.scope.binding(Dictionary(names.map { ($0, .value(.runtime(nil))) }) { first, _ in first })
    }

    /// A local function stands for its body with what can be seen where it is declared.
    @inlinable package mutating func bind(_ function: FunctionDeclaration, at site: inout Site) {
        site.scope = site.scope.binding(function.name, to: .function(function, site.scope))
    }
}
