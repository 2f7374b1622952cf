/// How much processor time a run may take: a floor and a time proportional to what is read.
package struct TimeRule: Sendable {
    /// Seconds for any app, however small.
    package let floor: Double
    /// Seconds for each megabyte (a million bytes).
    package let secondsPerMegabyte: Double

    /// A rule.
    package init(floor: Double, secondsPerMegabyte: Double) {
        self.floor = floor
        self.secondsPerMegabyte = secondsPerMegabyte
    }

    /// A second, and one more for each megabyte: several times of what most apps take.
    package static let standard = TimeRule(floor: 1, secondsPerMegabyte: 1)

    /// Most seconds for `bytes` bytes.
    package func seconds(for bytes: Int) -> Double { floor + secondsPerMegabyte * Double(bytes) / 1e6 }
}

extension TimeRule: CustomStringConvertible {
    /// As it is printed.
    package var description: String {
        "\(floor.formatted(1)) s + \(secondsPerMegabyte.formatted(1)) s for each megabyte of the files that are read"
    }
}
