import Foundation
import Handrail
import HandrailModel
import HandrailSource
import Testing

/// What interface files say of layout: size classes, left and right, frames, rows, the lower edge.
@Suite("Layout of interface files") struct InterfaceFileLayoutTests {
    private static func findings(_ rule: String, _ storyboard: String, code: String = "") throws -> [Finding] {
        var files = ["Main.storyboard": storyboard]
        if !code.isEmpty { files["Harbor.swift"] = "import UIKit\n\(code)\n" }
        return try TemporaryFolder.audit(files.mapValues { Data($0.utf8) }).findings.filter { $0.rule == rule }
    }

    private static func label(_ inner: String, attributes: String = "") -> String {
        """
        <label text="Mole" numberOfLines="0" adjustsFontForContentSizeCategory="YES" \(attributes) id="a">
        <rect key="frame" x="20" y="60" width="200" height="21"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\(inner)</label>
        """
    }

    // MARK: Encodings

    @Test("A file in UTF-16 is read where it is, and offered no edits", arguments: [false, true])
    func otherEncoding(isBigEndian: Bool) throws {
        let text = ReadingInterfaceFilesTests.storyboard(
            "<label text=\"방파제\" id=\"a\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></label>")
        var bytes: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        for unit in text.utf16 {
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            bytes += isBigEndian ? [high, low] : [low, high]
        }
        let audit = try TemporaryFolder.audit(["Main.storyboard": Data(bytes)])
        let finding = try #require(audit.findings.first { $0.rule == "font-not-adjusting" })
        #expect(audit.file(of: finding.place).text(in: finding.place.range) == "<label text=\"방파제\" id=\"a\">")
        #expect(finding.repairs.isEmpty)
        #expect(audit.notes.contains { $0.path == "Main.storyboard" && $0.text.en.contains("UTF-16") })
        // On disk every unit takes two bytes, behind a mark of two.
        let place = audit.file(of: finding.place).rangeOnDisk(of: finding.place.range)
        let units = stride(from: 0, to: place.length, by: 2).map { offset -> UInt16 in
            let (first, second) = (UInt16(bytes[Int(place.lower) + offset]), UInt16(bytes[Int(place.lower) + offset + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        #expect(String(decoding: units, as: UTF16.self) == "<label text=\"방파제\" id=\"a\">")
    }
}
