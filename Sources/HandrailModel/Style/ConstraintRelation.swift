/// How the two sides of a constraint relate.
public enum ConstraintRelation: Hashable, Sendable {
    case equal, atLeast, atMost
}
