import HandrailModel
import HandrailSource

/// Where a finding stands, as configurations and baselines speak of it.
struct FindingPlace {
    /// Path relative to the folder of the configuration.
    let path: String
    /// The bytes that the finding is about.
    let bytes: ArraySlice<UInt8>

    /// The place of a finding; `nil` where the audit has no such file.
    ///
    /// - Parameter prefix: what stands before paths of the audit, such as `App/`.
    init?(_ finding: Finding, in audit: Audit, prefix: String) {
        let index = Int(finding.place.file.value)
        guard audit.files.indices.contains(index) else { return nil }
        let file = audit.files[index]
        path = prefix + file.path
        let upper = min(Int(finding.place.range.upper), file.bytes.count)
        bytes = file.bytes[min(Int(finding.place.range.lower), upper)..<upper]
    }

    /// Whether the code of the place has some words in it.
    func holds(_ words: String) -> Bool { String(decoding: bytes, as: UTF8.self).contains(words) }

    /// What the code of the place is but for white space, so that formatting changes nothing.
    var hash: String {
        var hash = StableHash()
        for byte in bytes where byte != 0x20 && !(0x09...0x0D).contains(byte) { hash.combine(byte: byte) }
        return String(hash.hexadecimal.prefix(16))
    }
}
