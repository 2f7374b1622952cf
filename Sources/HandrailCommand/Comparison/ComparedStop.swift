import HandrailModel
import HandrailSimulation
import HandrailTranscripts

/// A stop of VoiceOver, as one version is compared with another.
struct ComparedStop: Hashable {
    /// What it is called, or what stands for a name.
    let name: String
    /// What is said there.
    let speech: String
    /// The name for tests; `nil` where it has none.
    let identifier: String?
    /// What kind of element it is.
    let kind: ElementKind

    /// What makes it the same element in both versions: its name for tests, else its kind and name.
    var key: String { identifier.map { "#" + $0 } ?? "\(kind.rawValue) " + name }

    /// Whether something else is said there in another version.
    func differs(from other: ComparedStop) -> Bool { name != other.name || speech != other.speech }

    /// The stops of a screen in the order in which they are met.
    static func all(of transcript: ScreenTranscript) -> [ComparedStop] {
        transcript.stops.map { stop in
            // What the system adds, such as the button back, is no element of the tree.
            let isDeclared = transcript.tree.elements.indices.contains(stop.node.id)
            return ComparedStop(
                name: transcript.name(of: stop.index), speech: transcript.speech(of: stop),
                identifier: stop.node.identifier, kind: isDeclared ? transcript.tree[stop.node.id].kind : .button)
        }
    }
}
