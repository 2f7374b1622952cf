import HandrailCode
package import HandrailSource
import Synchronization

/// Tells which static functions nothing calls: what is made in them is shown to nobody.
///
/// Functions of objects are not asked about, since frameworks call them by names that no code says.
package final class UncalledFunctions: Sendable {
    private let mentions: Mentions
    private let known = Mutex<[SourcePlace: Bool]>([:])

    /// The functions of a program with these words.
    init(_ mentions: Mentions) { self.mentions = mentions }

    /// Whether a place lies in such a function of a type, or in one that only such functions call.
    package func contain(_ place: SourcePlace, in type: LinkedType) -> Bool {
        function(around: place, in: type).map { isUncalled($0, of: type, depth: 0) } ?? false
    }

    private func function(around place: SourcePlace, in type: LinkedType) -> LinkedFunction? {
        type.functions.values.joined().first { $0.file == place.file && $0.place.range.contains(place.range) }
    }

    private func isUncalled(_ function: LinkedFunction, of type: LinkedType, depth: Int) -> Bool {
        guard function.declaration.isStatic, depth < Self.deepest else { return false }
        if let isKnown = known.withLock({ $0[function.place] }) { return isKnown }
        let isUncalled = mentions.all(with: function.declaration.name).allSatisfy { file, index in
            index.positions(of: function.declaration.name).allSatisfy { position in
                let start = Int(index.start(of: position))
                let mention = SourcePlace(file: file, range: ByteRange(start, start + 1))
                if function.file == file, function.place.range.contains(mention.range) { return true }
                return self.function(around: mention, in: type)
                    .map { self.isUncalled($0, of: type, depth: depth + 1) } ?? false
            }
        }
        known.withLock { $0[function.place] = isUncalled }
        return isUncalled
    }

    /// How many functions that nothing calls may call one another.
    private static let deepest = 4
}
