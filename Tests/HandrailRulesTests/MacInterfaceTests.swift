import Handrail
import HandrailModel
import Testing

/// Grids, scaling and string tables of interface files for the Mac.
@Suite("Interface files of the Mac") struct MacInterfaceTests {
    @Test("The cells of a grid are read")
    func grid() throws {
        let views = """
            <gridView id="g"><rect key="frame" x="0.0" y="0.0" width="80" height="40"/><gridCells><gridCell \
            id="k"><button key="contentView" id="b">
            <buttonCell key="cell" type="square" image="bin" id="c"/></button></gridCell></gridCells></gridView>
            """
        #expect(try MacAudit.findings("unnamed-control", inXib: views).count == 1)
    }

    @Test("A picture that is scaled along both axes by themselves is distorted in a frame of another shape")
    func distorted() throws {
        let file = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
            <customView id="v1"><subviews><imageView id="i">
            <constraints><constraint firstAttribute="width" constant="48" id="w"/><constraint firstAttribute="height" \
            constant="48" id="h"/></constraints>
            <imageCell key="cell" imageScaling="axesIndependently" image="harbor" \
            id="c"/></imageView></subviews></customView>
            </objects><resources><image name="harbor" width="300" height="100"/></resources></document>
            """
        let found = try ExampleAudit.audit(["Pier.xib": file], rules: ["distorted-image"]).findings.filter {
            $0.rule == "distorted-image"
        }
        #expect(found.count == 1)
        #expect(found.first?.fix.en.contains("Proportionally Up or Down") == true)
    }

    @Test("What a cell of a control shows is looked up by the name of the cell")
    func cellStrings() throws {
        let views =
            "<button id=\"b\"><accessibility description=\"Save\"/><buttonCell key=\"cell\" type=\"push\" "
                + "title=\"Save\" id=\"bc\"/></button>"
        let files = [
            "Base.lproj/Pier.xib": MacAudit.xib(views),
            "ko.lproj/Pier.strings": "\"bc.title\" = \"저장\";\n\"bc.ibExternalAccessibilityDescription\" = \"물때 지우기\";",
        ]
        let found = try ExampleAudit.audit(files, rules: ["visible-text-missing"]).findings.filter {
            $0.rule == "visible-text-missing"
        }
        #expect(found.count == 1)
    }
}
