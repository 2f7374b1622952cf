/// What `picture-scale-missing` must find, and what it must not.
enum PictureScaleMissingExamples {
    private static let one = #"{"idiom": "universal", "scale": "1x", "filename": "star.png"}"#
    private static let two = #"{"idiom": "universal", "scale": "2x", "filename": "star@2x.png"}"#
    private static let three = #"{"idiom": "universal", "scale": "3x", "filename": "star@3x.png"}"#
    private static let free = #"{"idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}"#

    private static let shown = #"Image("Star")"#

    /// All of them.
    static let all: [RuleExample] = [
        .imageSet(.violation, "↓\(one), \(free)", pictures: ["star.png": (24, 24)], shown: shown),
        .imageSet(
            .violation, "\(one), ↓\(two)", pictures: ["star.png": (24, 24), "star@2x.png": (48, 48)], shown: shown),
        .imageSet(
            .violation, "↓\(one), \(free)", pictures: ["star.png": (120, 120)],
            shown: #"Image("Star").resizable().frame(width: 60, height: 60)"#),
        .imageSet(
            .review, "↓\(one), \(free)", pictures: ["star.png": (60, 60)],
            shown: #"Canvas { context, size in context.draw(Image("Star"), in: frame(size)) }"#),
        .imageSet(
            .nearMiss("it has three pixels for each point that it is drawn at"), "\(one), \(free)",
            pictures: ["star.png": (90, 90)], shown: #"Image("Star").resizable().frame(width: 30, height: 30)"#),
        .imageSet(
            .nearMiss("nothing shows it, which another rule says"), "\(one), \(free)",
            pictures: ["star.png": (24, 24)], shown: #"Text("Best of the week")"#),
        .imageSet(
            .nearMiss("it stands in a constant that nothing uses"), "\(one), \(free)",
            pictures: ["star.png": (24, 24)],
            files: [
                "Pictures.swift": """
                import UIKit
                enum Pictures {
                    static let best = UIImage(named: "Star")
                }
                """
            ]),
        .imageSet(
            .nearMiss("nothing uses the property that makes it"), "\(one), \(free)",
            pictures: ["star.png": (24, 24)],
            files: [
                "Pictures.swift": """
                import UIKit
                extension UIImage {
                    static var best: UIImage? {
                        UIImage(named: "Star")
                    }
                }
                """
            ]),
        .imageSet(
            .violation, "↓\(one), \(free)", pictures: ["star.png": (24, 24)],
            files: [
                "Pictures.swift": """
                import UIKit
                enum Pictures { static let best = UIImage(named: "Star") }
                func draw(in frame: CGRect) { Pictures.best?.draw(in: frame) }
                """
            ]),
        .imageSet(
            .nearMiss("it only stands in for the symbol of its name, on systems without symbols"),
            "\(one), \(free)", pictures: ["star.png": (24, 24)],
            files: [
                "Pier.swift": """
                import UIKit
                func pier() -> UIImage? { UIImage(systemName: "paintbrush") ?? UIImage(named: "paintbrush") }
                """
            ], named: "paintbrush"),
        .imageSet(
            .violation, "↓\(one), \(free)", pictures: ["star.png": (24, 24)], shown: #"Image("paintbrush")"#,
            named: "paintbrush"),
        .imageSet(
            .review, "↓\(one), \(free)", pictures: ["star.png": (24, 24)],
            shown: """
                if #available(iOS 26, *) { Image(systemName: "star") } else { Image("Star") }
                """),
        .imageSet(
            .review, "↓\(one), \(free)", pictures: ["star.png": (24, 24)],
            files: [
                "PierCell.m": """
                #import <UIKit/UIKit.h>
                @implementation PierCell
                - (UIImage *)imageOfPier {
                    if (@available(iOS 26, *)) {
                        return [UIImage systemImageNamed:@"star"];
                    } else {
                        return [UIImage imageNamed:ACImageNamePierStar];
                    }
                }
                @end
                """
            ], named: "PierStar"),
        .imageSet(
            .violation, "↓\(one), \(free)", pictures: ["star.png": (24, 24)],
            files: [
                "PierCell.m": """
                #import <UIKit/UIKit.h>
                @implementation PierCell
                - (UIImage *)imageOfPier {
                    return [UIImage imageNamed:ACImageNamePierStar];
                }
                @end
                """
            ], named: "PierStar"),
        .imageSet(
            .nearMiss("a large one is mostly drawn smaller than it is"), "\(one), \(free)",
            pictures: ["star.png": (1200, 800)],
            shown: #"Canvas { context, size in context.draw(Image("Star"), in: frame(size)) }"#),
        .imageSet(
            .silent, "\(one), \(two), \(three)",
            pictures: ["star.png": (24, 24), "star@2x.png": (48, 48), "star@3x.png": (72, 72)]),
        .imageSet(.silent, #"{"idiom": "universal", "filename": "star.png"}"#, pictures: ["star.png": (24, 24)]),
        .imageSet(
            .silent, #"{"idiom": "universal", "scale": "1x", "filename": "star.svg"}, "# + free,
            files: ["Assets.xcassets/Star.imageset/star.svg": #"<svg width="24" height="24"/>"#]),
        .imageSet(.silent, free),
        .imageSet(.nearMiss("the sharpest is there, and is drawn smaller"), three, pictures: ["star@3x.png": (72, 72)]),
        .imageSet(.nearMiss("a dot that is stretched has no shape to blur"), one, pictures: ["star.png": (1, 1)]),
        .imageSet(
            .nearMiss("no iPad has three pixels a point"),
            #"{"idiom": "ipad", "scale": "2x", "filename": "star@2x.png"}"#, pictures: ["star@2x.png": (48, 48)]),
    ]
}
