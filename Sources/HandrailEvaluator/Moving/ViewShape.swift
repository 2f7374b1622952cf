/// The values that a property of a view's place or shape takes anywhere in the code.
struct ViewShape {
    /// Points, factors or degrees.
    var values: [Double] = []
    /// Whether it takes no other values than these.
    var isComplete = true
}
