extension Double {
    /// With a fixed number of digits after the point, whatever the language of the machine.
    package func formatted(_ digits: Int) -> String {
        guard isFinite, abs(self) < 1e12 else { return "\(self)" }
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let whole = Int((abs(self) * Double(scale)).rounded())
        let fraction = String(whole % scale + scale).dropFirst()
        return (self < 0 ? "-" : "") + String(whole / scale) + (digits == 0 ? "" : ".\(fraction)")
    }
}

extension [Double] {
    /// The middle one, or the mean of the two in the middle; none of an empty list.
    package var median: Double? {
        guard !isEmpty else { return nil }
        let values = sorted()
        let middle = values.count / 2
        return values.count.isMultiple(of: 2) ? (values[middle - 1] + values[middle]) / 2 : values[middle]
    }
}
