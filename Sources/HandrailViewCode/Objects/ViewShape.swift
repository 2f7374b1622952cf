/// The values that a property of a view's place or shape takes anywhere in the code.
struct ViewShape {
    /// Points, factors or degrees.
    package var values: [Double] = []
    /// Whether it takes no other values than these.
    package var isComplete = true
}
