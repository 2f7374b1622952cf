import HandrailCode
import HandrailFrameworks
import HandrailModel

/// Knows the calls that play haptics.
enum HapticReader {
    /// What a call plays; `nil` where it plays nothing.
    package static func kind(of name: String, _ arguments: [Argument]) -> HapticCall.Kind? {
        switch calls[name] {
        case .notification: return named(arguments) ?? .other
        case .impact: return .impact
        case .selection: return .selection
        case .sound: return arguments.first.flatMap { kind(ofSound: $0.value) }
        case nil:
            // A helper of the app's own, such as `haptics.play(.success)`; what it plays is told by its argument.
            return saysHaptic(name) ? named(arguments) ?? .other : nil
        }
    }

    /// What the frameworks' own calls are for.
    private enum Call {
        case notification, impact, selection, sound
    }

    private static let calls: NameTable<Call> = [
        "notificationOccurred": .notification, "impactOccurred": .impact, "selectionChanged": .selection,
        "AudioServicesPlaySystemSound": .sound, "AudioServicesPlayAlertSound": .sound,
        "AudioServicesPlaySystemSoundWithCompletion": .sound, "AudioServicesPlayAlertSoundWithCompletion": .sound,
    ]

    /// Whether a name has `haptic` in it; asked for every call, so bytes are compared and no strings made.
    private static func saysHaptic(_ name: String) -> Bool {
        var window: UInt64 = 0
        for byte in name.utf8 {
            window = (window << 8 | UInt64(byte | 0x20)) & 0xFFFF_FFFF_FFFF
            if window == haptic { return true }
        }
        return false
    }

    private static let haptic = "haptic".utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }

    /// The outcome that the innermost member of an argument names.
    private static func named(_ arguments: [Argument]) -> HapticCall.Kind? {
        for argument in arguments {
            switch argument.value.kind {
            case .member(_, let name, _):
                if let kind = HapticCall.Kind(rawValue: name) { return kind }
            case .call(let callee, let inner):
                if let kind = named(inner) { return kind }
                if let name = callee.lastName, let kind = HapticCall.Kind(rawValue: name) { return kind }
            default: continue
            }
        }
        return nil
    }

    /// What a sound plays that is no sound: the alert vibration, one of the numbers that older apps play for a short
    /// tap, which is the answer to a press and tells no outcome, or the one of three taps for what failed.
    private static func kind(ofSound sound: Expression) -> HapticCall.Kind? {
        switch sound.kind {
        case .name("kSystemSoundID_Vibrate"): .vibration
        case .number(let number): sounds[number]
        case .call(_, let arguments): arguments.first.flatMap { kind(ofSound: $0.value) }
        default: nil
        }
    }

    private static let sounds: [Double: HapticCall.Kind] = [
        1519: .impact, 1520: .impact, 1521: .vibration, 4095: .vibration,
    ]
}
