/// What one run of a program in a process of its own came to.
package struct ChildRun: Sendable, Equatable {
    /// How it ended.
    package let ending: Ending
    /// From start to end, in seconds.
    package let wall: Double
    /// What all of its threads computed, in seconds, with the system's work for them.
    package let processor: Double
    /// The most memory it held, in bytes.
    package let peak: Int

    /// How a process ends.
    package enum Ending: Sendable, Hashable {
        /// By itself, with a status.
        case exited(Int32)
        /// By a signal of the system, as a crash does.
        case signal(Int32)
        /// Ended from outside when it took longer than it may.
        case overTime
        /// Ended from outside when it held more memory than it may.
        case overMemory
        /// Never begun: the number of the system's error.
        case notStarted(Int32)
    }

    /// A run.
    package init(_ ending: Ending, wall: Double = 0, processor: Double = 0, peak: Int = 0) {
        self.ending = ending
        self.wall = wall
        self.processor = processor
        self.peak = peak
    }
}

extension ChildRun.Ending: CustomStringConvertible {
    /// As it is printed, such as “signal 11”.
    package var description: String {
        switch self {
        case .exited(let status): "status \(status)"
        case .signal(let number): "signal \(number)"
        case .overTime: "over the time limit"
        case .overMemory: "over the memory limit"
        case .notStarted(let error): "not started (error \(error))"
        }
    }
}
