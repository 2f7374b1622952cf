extension Int {
    /// The whole part of a number, or the nearest there is: numbers of an app's code may be beyond all bounds, or none.
    public init(clamping number: Double) {
        if number.isNaN {
            self = 0
        } else if number >= Double(Int.max) {
            self = .max
        } else if number <= Double(Int.min) {
            self = .min
        } else {
            self.init(number)
        }
    }
}
