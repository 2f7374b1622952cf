import Dispatch
import Foundation

/// Runs the inputs of a plan, several at a time, and keeps and shrinks those that Handrail fails on.
package struct FuzzRun: Sendable {
    private let plan: FuzzPlan
    private let handrail: ChildProcess
    private let folder: String
    private let fuzzer: String
    private let most: Int
    private let say: @Sendable (String) -> Void

    /// A run.
    ///
    /// - Parameters:
    ///   - folder: where failures are kept.
    ///   - fuzzer: the command that repeats an input.
    ///   - most: how often Handrail is run to shrink an input, at most.
    ///   - say: prints lines.
    package init(
        plan: FuzzPlan, handrail: ChildProcess, folder: String, fuzzer: String, most: Int = .max,
        say: @escaping @Sendable (String) -> Void
    ) {
        self.plan = plan
        self.handrail = handrail
        self.folder = folder
        self.fuzzer = fuzzer
        self.most = most
        self.say = say
    }

    /// Runs inputs for a time; whether all went well.
    ///
    /// - Parameter most: number of inputs after which it ends.
    package func all(minutes: Double, jobs: Int, most: Int) -> Bool {
        let board = FuzzBoard()
        let clock = ContinuousClock()
        let end = clock.now + .seconds(minutes * 60)
        DispatchQueue.concurrentPerform(iterations: jobs) { worker in
            let trial = FuzzTrial(handrail: handrail, folder: place(of: worker))
            while clock.now < end {
                let position = board.take()
                guard position < most else { return }
                let input = plan.input(plan.number(at: position))
                let start = clock.now
                let failure = trial.failure(of: input)
                let took = start.duration(to: clock.now).components
                board.note(seconds: Double(took.seconds) + Double(took.attoseconds) / 1e18, of: input.number)
                if let failure, board.note(failure, of: input) { keep(input, failure, trial) }
            }
        }
        for worker in 0..<jobs { try? FileManager.default.removeItem(atPath: place(of: worker)) }
        say(([""] + board.lines + ["\(min(board.take(), most)) inputs of seed \(plan.seed)"]).joined(separator: "\n"))
        return !board.hasFailures
    }

    /// Runs one input; whether it went well.
    package func one(_ number: Int) -> Bool {
        let trial = FuzzTrial(handrail: handrail, folder: place(of: 0))
        let input = plan.input(number)
        say("input \(number) of seed \(plan.seed): \(input.name)")
        guard let failure = trial.failure(of: input) else {
            say("no failure; the app is in \(trial.folder)/app")
            return true
        }
        keep(input, failure, trial)
        return false
    }

    /// Where a worker runs its inputs. Another run at the same time has other folders.
    private func place(of worker: Int) -> String {
        "\(folder)/running/\(ProcessInfo.processInfo.processIdentifier)-\(worker)"
    }

    private func keep(_ input: FuzzInput, _ failure: FuzzFailure, _ trial: FuzzTrial) {
        say("\ninput \(input.number) (\(input.name)): \(failure); shrinking it")
        var shrinker = Shrinker(budget: min(most, Self.budget(of: failure)))
        let shrunk = shrinker.shrunk(input) { content in
            let smaller = FuzzInput(number: input.number, kind: input.kind, name: input.name, content: content)
            return trial.failure(of: smaller)?.isSame(as: failure) ?? false
        }
        let kept = KeptFailure(input: input, failure: failure, shrunk: shrunk, seed: plan.seed)
        do {
            let lines = try kept.write(below: folder, handrail: handrail.program, fuzzer: fuzzer)
            say("\n" + lines.joined(separator: "\n"))
        } catch {
            say("Cannot keep input \(input.number) in \(folder): \(error)")
        }
    }

    /// How often Handrail is run to shrink an input. Each run of what never ends takes the whole time limit, and what
    /// is found otherwise takes two.
    private static func budget(of failure: FuzzFailure) -> Int {
        switch failure {
        case .ending(.overTime): 30
        case .otherFindings: 500
        case .ending, .noReport: 1500
        }
    }
}
