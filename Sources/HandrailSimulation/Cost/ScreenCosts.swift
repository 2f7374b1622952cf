public import HandrailModel

/// What every element of a screen costs under each feature.
public struct ScreenCosts: Sendable {
    /// What one feature takes of a screen as a whole.
    public struct Total: Hashable, Sendable {
        /// Elements that people may want to act on.
        public let wanted: Int
        /// How many of them the feature comes to.
        public let reached: Int
        /// What the dearest of these costs.
        public let most: Int
        /// What the one in the middle costs.
        public let median: Int
        /// Index of the stop that costs most; `nil` where none is reached.
        public let dearest: Int?
    }

    /// The costs by the index of the stop.
    public let elements: [ElementCost]
    /// Whether people may want to act on each stop: it responds, or a gesture is on it, or it was said not to respond
    /// although it is a control.
    public let isWanted: [Bool]

    /// The costs of a screen.
    ///
    /// - Parameter language: the language of the words that are counted.
    public init(
        _ tour: VoiceOverTour, scan: SwitchControlScan, keyboard: FullKeyboardAccessTour, voice: VoiceControlMap,
        language: ReportLanguage
    ) {
        let ways = RotorWay(tour)
        var spoken = 0
        elements = tour.stops.indices.map { index in
            spoken += tour.stops[index].utterance.text(language).spokenWords
            let path = scan.paths[index]
            return ElementCost(
                swipes: index, rotorSwipes: ways.swipes[index], heardWords: spoken, highlights: path?.highlights,
                switchPresses: path?.stepPresses, keyPresses: keyboard.focus(on: index)?.presses,
                spokenWords: voice.target(at: index)?.words)
        }
        isWanted = tour.stops.indices.map { index in
            switch scan.responses[index].reason {
            case .declared(true), .trait, .action, .gestureOnly: true
            case .declared(false): !tour.stops[index].node.traits.isDisjoint(with: Responsiveness.acting)
            case .dimmed, .plain: false
            }
        }
    }

    /// What a figure of the elements comes to on the whole screen.
    public func total(_ figure: (ElementCost) -> Int?) -> Total {
        let wanted = elements.indices.filter { isWanted[$0] }
        let reached = wanted.compactMap { index in figure(elements[index]).map { (index, $0) } }
        let sorted = reached.map(\.1).sorted()
        let dearest = reached.max { ($0.1, $1.0) < ($1.1, $0.0) }
        return Total(
            wanted: wanted.count, reached: reached.count, most: dearest?.1 ?? 0,
            median: sorted.isEmpty ? 0 : sorted[sorted.count / 2], dearest: dearest?.0)
    }
}

extension String {
    /// The number of words in it; what stands between spaces, signs alone not counted.
    var spokenWords: Int {
        var count = 0
        var isInWord = false
        for scalar in unicodeScalars {
            if scalar == " " || scalar == "\n" {
                isInWord = false
            } else if !isInWord, scalar.value >= 0x80 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            {
                isInWord = true
                count += 1
            }
        }
        return count
    }
}
