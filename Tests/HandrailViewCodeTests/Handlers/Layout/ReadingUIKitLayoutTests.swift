import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// How UIKit code lays views out: what is fixed in height or size, and what is held to the left or right.
@Suite("Reading UIKit: layout") struct ReadingUIKitLayoutTests {
    /// What is found of layout where `statements` lay out a label `note`, a button `skip` and a view `box` on one
    /// screen.
    private static func findings(_ statements: String, members: String = "") throws -> [String] {
        let source = """
            import UIKit
            final class Screen: UIViewController {
                private let note = UILabel()
                private let skip = UIButton(type: .custom)
                private let box = UIView()
            \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = "Departures"
                    note.font = .preferredFont(forTextStyle: .body)
                    note.adjustsFontForContentSizeCategory = true
                    skip.setImage(UIImage(named: "skip_2"), for: .normal)
                    skip.accessibilityLabel = "Skip"
                    view.addSubview(box)
                    box.addSubview(note)
                    box.addSubview(skip)
            \(statements)
                }
            }
            """
        let bytes = Array(source.utf8)
        let wanted = [
            "fixed-height-around-text": "height", "small-hit-target": "target", "left-right-constraint": "side",
            "deprecated-layout-guide": "guide",
        ]
        let files = ["Code.swift": bytes, "ar.lproj/Localizable.strings": Array("\"start\" = \"ابدأ\";".utf8)]
        return try TemporaryFolder.audit(files.mapValues { Data($0) }).findings.compactMap { finding in
            guard let kind = wanted[finding.rule] else { return nil }
            let range = Int(finding.place.range.lower)..<Int(finding.place.range.upper)
            return "\(kind): " + String(decoding: bytes[range], as: UTF8.self)
        }.sorted()
    }

    @Test(
        "A height that is fixed around a text is found, however it is written",
        arguments: [
            "note.heightAnchor.constraint(equalToConstant: 20)",
            """
            NSLayoutConstraint(
                item: note, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 20)
            """,
            """
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-8-[n(20)]", options: [], metrics: nil, views: ["n": note])
            """,
            "note.pin.top(8).start(16).width(120).height(20)",
            "note.pin.size(CGSize(width: 120, height: 20))",
            "note.height(20)", "note.size(CGSize(width: 120, height: 20))",
            "note.autoSetDimension(.height, toSize: 20)",
            "note.frame = CGRect(x: 0, y: 0, width: 120, height: 20)",
            "note.frame = CGRect(origin: .zero, size: CGSize(width: 120, height: 20))",
            "note.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 20)",
            "note.frame.size.height = 20",
            "note.frame.size = CGSize(width: 120, height: 20)",
        ])
    func fixedHeights(_ statement: String) throws {
        #expect(try Self.findings(statement) == ["height: " + statement])
    }

    @Test("A constraint that is activated is found where it is made")
    func activated() throws {
        let made = "note.heightAnchor.constraint(equalToConstant: 20)"
        for statement in [
            "\(made).isActive = true", "NSLayoutConstraint.activate([\(made)])",
            "let height = \(made); height.isActive = true",
            "note.addConstraint(\(made))",
        ] {
            #expect(try Self.findings(statement) == ["height: " + made], "\(statement)")
        }
    }

    @Test(
        "A height that gives way, or that is not known to stay, is no finding",
        arguments: [
            "note.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true",
            "note.heightAnchor.constraint(equalToConstant: 20).withPriority(.defaultHigh).isActive = true",
            """
            let height = note.heightAnchor.constraint(equalToConstant: 20)
            height.priority = .defaultLow
            height.isActive = true
            """,
            """
            let height = note.heightAnchor.constraint(equalToConstant: 20)
            height.isActive = true
            height.constant = fitting()
            """,
            "let small = [note.heightAnchor.constraint(equalToConstant: 20)]; NSLayoutConstraint.deactivate(small)",
            """
            note.heightAnchor.constraint(equalToConstant: 20).isActive = true
            note.heightAnchor.constraint(equalToConstant: 90).isActive = true
            """,
            """
            NSLayoutConstraint(
                item: note, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: 20
            ).isActive = true
            """,
            """
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-8-[n(>=20)]-(8@750)-|", options: [], metrics: nil, views: ["n": note]
            )
            """,
            """
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-8-[n(20@700)]", options: [], metrics: nil, views: ["n": note])
            """,
            """
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-8-[n(20)]", options: [], metrics: nil, views: ["n": note])
            """,
            """
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-8-[n(20", options: [], metrics: nil, views: ["n": note])
            """,
            "note.pin.top(8).width(120).minHeight(20)",
            "note.pin.top(8).height(20).width(120).sizeToFit(.width)",
            "note.height(min: 20)", "note.height(20, relation: .equalOrGreater)",
            "note.height(20, priority: .defaultLow)",
            "note.height(to: box)",
            "note.frame = .zero", "note.frame = CGRect(x: 0, y: 0, width: 120, height: 20); note.sizeToFit()",
            "note.frame = CGRect(x: 0, y: 0, width: 120, height: 20); note.frame.size.height = fitting()",
            """
            note.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
            note.translatesAutoresizingMaskIntoConstraints = false
            """,
        ])
    func yieldingHeights(_ statement: String) throws {
        #expect(try Self.findings(statement) == [])
    }

    @Test("The maker of SnapKit says sizes, sides and how strongly they hold")
    func makers() throws {
        func found(_ chain: String, _ owner: String = "note") throws -> [String] {
            try Self.findings("\(owner).snp.makeConstraints { make in \(chain) }")
        }
        #expect(try found("make.height.equalTo(20)") == ["height: make.height.equalTo(20)"])
        #expect(try found("make.size.equalTo(20)") == ["height: make.size.equalTo(20)"])
        #expect(try found("if isWide { make.height.equalTo(20) }") == ["height: make.height.equalTo(20)"])
        #expect(try found("make.height.equalTo(20).priority(.low)").isEmpty)
        #expect(
            try found("make.height.equalTo(20).priority(1000)") == ["height: make.height.equalTo(20).priority(1000)"])
        #expect(try found("make.height.greaterThanOrEqualTo(20)").isEmpty)
        #expect(try found("make.height.equalTo(box.snp.height).multipliedBy(0.5)").isEmpty)
        #expect(try found("self.height = make.height.equalTo(20).constraint").isEmpty, "It is kept to be changed")
        #expect(try found("make.width.height.equalTo(20)", "skip") == ["target: make.width.height.equalTo(20)"])
        #expect(
            try found("make.left.equalToSuperview().offset(16)") == ["side: make.left.equalToSuperview().offset(16)"])
        #expect(try found("make.left.equalTo(skip.snp.right)") == ["side: make.left.equalTo(skip.snp.right)"])
        #expect(try found("make.leading.equalToSuperview().offset(16)").isEmpty)
        #expect(
            try found("make.left.right.equalToSuperview().inset(16)").isEmpty, "Both sides alike look the same mirrored"
        )
        #expect(
            try found("make.left.equalTo(16); make.right.equalTo(-16)").isEmpty,
            "Both sides alike look the same mirrored")
        #expect(
            try Self.findings("note.snp.remakeConstraints { $0.height.equalTo(20) }") == [
                "height: $0.height.equalTo(20)"
            ])
    }

    @Test("Targets are as small as any of these ways makes them")
    func targets() throws {
        for statement in [
            "skip.frame = CGRect(x: 0, y: 0, width: 24, height: 24)", "skip.pin.size(24)",
            "skip.size(CGSize(width: 24, height: 24))",
            "skip.autoSetDimensions(to: CGSize(width: 24, height: 24))",
            """
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[s(side)]", options: [], metrics: ["side": 24], views: ["s": skip])
            """,
        ] {
            #expect(try Self.findings(statement) == ["target: " + statement])
        }
        let metrics = """
            let views = ["s": skip]
            NSLayoutConstraint.constraints(
                withVisualFormat: "[s(side)]", options: [], metrics: ["side": SIDE], views: views)
            """
        #expect(try Self.findings(metrics.replacing("SIDE", with: "24")).count == 1)
        #expect(try Self.findings(metrics.replacing("SIDE", with: "48")).isEmpty)
        #expect(try Self.findings("skip.frame = CGRect(x: 0, y: 0, width: 48, height: 48)").isEmpty)
        #expect(
            try Self.findings(
                """
                let next = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
                next.setTitle("Next", for: .normal)
                view.addSubview(UIStackView(arrangedSubviews: [next]))
                """
            ).isEmpty)
        #expect(
            try Self.findings(
                """
                let next = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
                next.setTitle("Next", for: .normal)
                view.addSubview(next)
                """
            ).count == 1)
    }

    @Test("What is held to the left or right is found, what is held to the leading or trailing edge is not")
    func sides() throws {
        for statement in [
            "note.pin.top(8).left(16)", "note.leftToSuperview(offset: 16)", "note.leftToRight(of: skip)",
            "note.autoPinEdge(toSuperviewEdge: .left)",
            """
            NSLayoutConstraint(
                item: note, attribute: .right, relatedBy: .equal, toItem: box, attribute: .right,
                multiplier: 1, constant: 0)
            """,
            """
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-16-[n]", options: .directionLeftToRight, metrics: nil,
                views: ["n": note])
            """,
        ] {
            #expect(try Self.findings(statement) == ["side: " + statement])
        }
        for statement in [
            "note.pin.top(8).start(16)", "note.pin.all(8)", "note.pin.left(16).right(16)",
            "note.leadingToSuperview(offset: 16)",
            "note.edgesToSuperview()", "note.autoPinEdge(toSuperviewEdge: .leading)",
            """
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-16-[n]-[s]", options: [], metrics: nil, views: ["n": note, "s": skip]
            )
            """,
        ] {
            #expect(try Self.findings(statement) == [], "\(statement)")
        }
    }

    @Test(
        "The guides that the safe area has replaced are found, however they are used",
        arguments: [
            "note.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)",
            "note.bottomAnchor.constraint(lessThanOrEqualTo: self.bottomLayoutGuide.topAnchor, constant: -8)",
            """
            NSLayoutConstraint(
                item: note, attribute: .bottom, relatedBy: .equal, toItem: bottomLayoutGuide,
                attribute: .top, multiplier: 1, constant: 0)
            """,
        ])
    func oldGuides(_ statement: String) throws {
        #expect(try Self.findings(statement) == ["guide: " + statement])
    }

    @Test("The guides are found in the closures of SnapKit")
    func oldGuidesOfMakers() throws {
        #expect(
            try Self.findings(
                "note.snp.makeConstraints { make in make.top.equalTo(topLayoutGuide.snp.bottom).offset(8) }")
                == ["guide: make.top.equalTo(topLayoutGuide.snp.bottom).offset(8)"])
    }

    @Test(
        "A class that knows the safe area, or has a guide of its own of that name, is left alone",
        arguments: [
            (
                """
                if #available(iOS 11.0, *) {
                    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
                    return
                }
                note.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)
                """, ""
            ),
            (
                "note.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)",
                "private let topLayoutGuide = UIView()"
            ),
            ("if isOld { note.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor) }", ""),
            ("note.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor)", ""),
        ])
    func otherGuides(_ statements: String, _ members: String) throws {
        #expect(try Self.findings(statements, members: members).isEmpty)
    }

    @Test("A size that a function of the app is handed, or makes, is as large as it is written")
    func handedSizes() throws {
        let own = """
            }
            extension UIView {
                func fix(_ size: CGSize) {
                    widthAnchor.constraint(equalToConstant: size.width).isActive = true
                    heightAnchor.constraint(equalToConstant: size.height).isActive = true
                }
            }
            extension CGSize { static func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
            """
        func count(_ statement: String) throws -> Int {
            try Self.findings("\(statement)\n}\n\(own)\nfunc none() {").count
        }
        #expect(try count("skip.fix(CGSize(width: 24, height: 24))") == 1)
        #expect(try count("skip.fix(CGSize(width: 48, height: 48))") == 0)
        #expect(try count("skip.frame = CGRect(origin: .zero, size: .square(24))") == 1)
        #expect(try count("skip.frame.size = .square(24)") == 1)
        #expect(try count("skip.frame.size = .square(48)") == 0)
    }

    @Test("A method of the app that is called like a package's is read as the app has it")
    func ownMethods() throws {
        let own = """
            }
            extension UIView {
            func height(_ least: CGFloat) {
                heightAnchor.constraint(greaterThanOrEqualToConstant: least).isActive = true
            }
            """
        let code = try Self.findings("note.height(20)\n}\n\(own)\nfunc none() {")
        #expect(code.isEmpty)
    }
}
