import HandrailFrameworks
import HandrailSource
import Synchronization

/// Properties whose views code changes in a certain way through the object that has them, as in
/// `screen.badge.isHidden = false`: found out when it is first asked.
final class OutsideWrites: Sendable {
    private let members: [[UInt8]]
    /// Whether a member begins with a letter.
    private let mayBegin: [Bool]
    private let isHandedOver: Bool
    private let known = Mutex<[String: Set<FileIndex>]?>(nil)

    /// - Parameters:
    ///   - members: what the changes begin with, the point included.
    ///   - isHandedOver: whether to count what is handed to a function too, as in `mark(screen.badge)`.
    init(members: [String], isHandedOver: Bool = false) {
        self.members = members.map { Array($0.utf8) }
        var mayBegin = [Bool](repeating: false, count: 256)
        for member in self.members where member.count > 1 { mayBegin[Int(member[1])] = true }
        self.mayBegin = mayBegin
        self.isHandedOver = isHandedOver
    }

    /// The files in which that is done to views of properties of a name.
    package func files(with property: String, in sources: [FileIndex: SourceText]) -> Set<FileIndex> {
        if let known = known.withLock({ $0 }) { return known[property] ?? [] }
        var found: [String: Set<FileIndex>] = [:]
        for (file, source) in sources { for name in names(in: source.bytes) { found[name, default: []].insert(file) } }
        known.withLock { $0 = found }
        return found[property] ?? []
    }

    private func names(in bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        bytes.withUnsafeBufferPointer { bytes in
            var position = 0
            while position < bytes.count {
                position = WordScan.next(of: (UInt8(ascii: "."), UInt8(ascii: ")")), in: bytes, from: position)
                guard position < bytes.count else { break }
                defer { position += 1 }
                guard ends(objectAt: position, in: bytes), let name = Self.name(before: position, in: bytes),
                    let owner = Self.dot(before: name.lowerBound, in: bytes)
                else { continue }
                // What a class does to its own views is read with it.
                let object = Self.name(before: owner, in: bytes)
                if let object, bytes[object].elementsEqual("self".utf8) { continue }
                if bytes[position] == UInt8(ascii: ")"), !Self.isHanded(object, in: bytes) { continue }
                found.insert(String(decoding: bytes[name], as: UTF8.self))
            }
        }
        return found
    }

    private func ends(objectAt position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch bytes[position] {
        case UInt8(ascii: "."):
            position + 1 < bytes.count && mayBegin[Int(bytes[position + 1])]
                && members.contains { UnsafeBufferPointer(rebasing: bytes[position...]).starts(with: $0) }
        case UInt8(ascii: ")"): isHandedOver
        default: false
        }
    }

    /// Whether what begins with an object is all that a function is handed which may do something to it.
    private static func isHanded(_ object: Range<Int>?, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let object, object.lowerBound > 0, bytes[object.lowerBound - 1] == UInt8(ascii: "("),
            let function = name(before: object.lowerBound - 1, in: bytes)
        else { return false }
        let name = String(decoding: bytes[function], as: UTF8.self)
        return !FrameworkMethod.leavesArguments(name) && !FrameworkMethod.leavesReceiver(name)
    }

    /// The name that ends at a position, but for the marks of what may hold nothing.
    private static func name(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        let reader = NameReader(bytes: bytes)
        var upper = end
        while upper > 0, bytes[upper - 1] == UInt8(ascii: "?") || bytes[upper - 1] == UInt8(ascii: "!") { upper -= 1 }
        var lower = upper
        while reader.isLetter(lower - 1) { lower -= 1 }
        return lower < upper ? lower..<upper : nil
    }

    private static func dot(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        start > 0 && bytes[start - 1] == UInt8(ascii: ".") ? start - 1 : nil
    }
}

extension Program {
    /// Whether code anywhere shows or hides a view through the object whose property of this name holds it.
    package func showsFromOutside(_ property: String) -> Bool {
        !outsideShowing.files(with: property, in: sources).isEmpty
    }

    /// Whether code anywhere says how a view is called through the object whose property of this name holds it.
    package func namesFromOutside(_ property: String) -> Bool {
        !outsideNaming.files(with: property, in: sources).isEmpty
    }

    /// Whether code that speaks of a class says how the view is called that a property of it holds, or hands that view
    /// on.
    package func namesFromOutside(_ property: String, of type: LinkedType) -> Bool {
        var files = outsideNaming.files(with: property, in: sources)
        // What one file keeps to itself nobody else gets hold of.
        if type.isPrivate { files.formIntersection(type.places.map(\.file)) }
        guard !files.isEmpty else { return false }
        let name = Fragments([type.simpleName.lowercased()])
        return files.contains { file in sources[file].map { name.occur(in: $0.whole) } ?? false }
    }
}
