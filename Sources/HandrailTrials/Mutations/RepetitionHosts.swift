/// Small apps with a place, marked by §, where something is repeated: one for each reader and each place in Swift where
/// it reads differently.
package enum RepetitionHosts {
    /// All of them.
    package static let all = swift + others

    private static let swift: [RepetitionHost] = [
        RepetitionHost(
            "a file", "Pier.swift",
            "import SwiftUI\n§\nstruct Pier: View { var body: some View { Text(\"Pier\") } }\n"),
        RepetitionHost("a body", "Pier.swift", "import SwiftUI\nstruct Pier: View { var body: some View { § } }\n"),
        RepetitionHost(
            "modifiers", "Pier.swift",
            "import SwiftUI\nstruct Pier: View { var body: some View { Button(\"Go\") {}§ } }\n"),
        RepetitionHost(
            "an argument", "Pier.swift",
            "import SwiftUI\nstruct Pier: View { var body: some View { Button { } label: { Text(§) } } }\n"),
        RepetitionHost(
            "a string", "Pier.swift", "import SwiftUI\nstruct Pier: View { var body: some View { Text(\"§\") } }\n"),
        RepetitionHost(
            "a type", "Pier.swift",
            "import SwiftUI\nstruct Pier: View { let name: §; var body: some View { Text(name) } }\n"),
        RepetitionHost(
            "members", "Pier.swift",
            "import SwiftUI\nstruct Pier: View { § var body: some View { Text(\"Pier\") } }\n"),
        RepetitionHost(
            "a value", "Pier.swift",
            "import SwiftUI\nstruct Pier: View { let name = §\nvar body: some View { Text(name) } }\n"),
        RepetitionHost(
            "a method", "Pier.swift",
            "import UIKit\nclass Pier: UIViewController { let a = UILabel()\n"
                + "override func viewDidLoad() { view.addSubview(a)\n§\n} }\n"),
        RepetitionHost(
            "an assignment", "Pier.swift",
            "import UIKit\nclass Pier: UIViewController { let a = UILabel()\n"
                + "override func viewDidLoad() { a.accessibilityLabel = §\nview.addSubview(a) } }\n"),
        RepetitionHost(
            "a manifest", "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"Pier\", targets: [.target(name: \"Pier\"), §])\n",
            others: [view("Sources/Pier/Pier.swift")]),
    ]

    private static let others: [RepetitionHost] = [
        RepetitionHost(
            "an Objective-C file", "Pier.m",
            "#import \"Pier.h\"\n§\n@implementation Pier\n@end\n",
            others: [pier]),
        RepetitionHost(
            "an Objective-C method", "Pier.m",
            "#import \"Pier.h\"\n@implementation Pier\n- (void)viewDidLoad {\n[super viewDidLoad];\n§\n}\n@end\n",
            others: [pier]),
        RepetitionHost(
            "an Objective-C assignment", "Pier.m",
            "@implementation Pier\n- (void)viewDidLoad {\nself.label.accessibilityLabel = §;\n}\n@end\n",
            others: [pier]),
        RepetitionHost(
            "an Objective-C header", "Pier.h",
            "#import <UIKit/UIKit.h>\n@interface Pier : UIViewController\n§\n@end\n", others: [view("Other.swift")]),
        RepetitionHost(
            "subviews of a storyboard", "Main.storyboard",
            storyboard(
                "<viewController id=\"c\"><view key=\"view\" id=\"v\"><subviews>§</subviews></view></viewController>")),
        RepetitionHost("objects of a storyboard", "Main.storyboard", storyboard("§")),
        RepetitionHost(
            "an attribute of a storyboard", "Main.storyboard",
            storyboard("<viewController id=\"c\"><view key=\"view\" id=\"v\" §></view></viewController>")),
        RepetitionHost(
            "an Info.plist", "Info.plist",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>§</dict></plist>\n",
            others: [view("Pier.swift")]),
        RepetitionHost(
            "a table of plurals", "en.lproj/Localizable.stringsdict",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>"
                + "<key>Pier</key>§</dict></plist>\n",
            others: [view("Pier.swift")]),
        RepetitionHost(
            "a string catalog", "Localizable.xcstrings",
            "{\"sourceLanguage\": \"en\", \"strings\": {\"Pier\": {\"localizations\": §}}, \"version\": \"1.0\"}",
            others: [view("Pier.swift")]),
        RepetitionHost(
            "a JSON file of a catalog", "A.xcassets/pier.imageset/Contents.json",
            "§",
            others: [view("Pier.swift")]),
        RepetitionHost(
            "the images of a catalog", "A.xcassets/pier.imageset/Contents.json",
            "{\"images\": [§]}",
            others: [view("Pier.swift")]),
        RepetitionHost(
            "a table of strings", "en.lproj/Localizable.strings",
            "\"Pier\" = \"Pier\";\n§\n",
            others: [view("Pier.swift")]),
        RepetitionHost(
            "a value of a table of strings", "en.lproj/Localizable.strings",
            "\"Pier\" = \"§\";\n",
            others: [view("Pier.swift")]),
        RepetitionHost(
            "the objects of a project", "Pier.xcodeproj/project.pbxproj",
            "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 56; rootObject = A; objects = { §"
                + " A = {isa = PBXProject; targets = (); mainGroup = B; };"
                + " B = {isa = PBXGroup; children = (); }; }; }\n",
            others: [view("Pier.swift")]),
        RepetitionHost(
            "a value of a project", "Pier.xcodeproj/project.pbxproj",
            "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 56; rootObject = A; objects = {"
                + " A = {isa = PBXProject; targets = §; }; }; }\n",
            others: [view("Pier.swift")]),
    ]

    private static let pier = FuzzFile(
        "Pier.h",
        "#import <UIKit/UIKit.h>\n@interface Pier : UIViewController\n"
            + "@property (nonatomic, weak) IBOutlet UILabel *label;\n@end\n")

    private static func view(_ path: String) -> FuzzFile {
        FuzzFile(path,
            "import SwiftUI\nstruct Pier: View { var body: some View { Image(\"pier\"); Text(\"Pier\") } }\n")
    }

    private static func storyboard(_ objects: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\""
            + " initialViewController=\"c\">"
            + "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes></document>\n"
    }
}
