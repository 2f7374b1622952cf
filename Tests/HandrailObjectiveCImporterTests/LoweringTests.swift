import HandrailCode
import HandrailObjectiveCImporter
import HandrailSource
import Testing

/// Objective-C on the left, the Swift that it is followed as on the right.
@Suite("Objective-C is lowered to") struct LoweringTests {
    @Test(arguments: [
        ("[self.view addSubview:button];", "self.view.addSubview(button)"),
        ("[button setTitle:@\"Save\" forState:UIControlStateNormal];", "button.setTitle(\"Save\", for: .normal)"),
        (
            "[button addTarget:self action:@selector(save:) forControlEvents:UIControlEventTouchUpInside];",
            "button.addTarget(self, action: #selector(save), for: .touchUpInside)"
        ),
        ("[label setText:@\"Pier \" @\"four\"];", "label.text = \"Pier four\""),
        ("label.hidden = !self.open;", "label.isHidden = !self.open"),
        ("_label.font = [UIFont systemFontOfSize:12.f];", "self.label.font = UIFont.systemFont(ofSize: 12)"),
        (
            "label.font = [UIFont preferredFontForTextStyle:UIFontTextStyleTitle1];",
            "label.font = UIFont.preferredFont(forTextStyle: .title1)"
        ),
        (
            "view.backgroundColor = [UIColor colorWithRed:1 green:0.5 blue:0 alpha:1];",
            "view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
        ),
        ("view.tintColor = [[UIColor redColor] colorWithAlphaComponent:0.5];",
            "view.tintColor = UIColor.red.withAlphaComponent(0.5)"),
        (
            "self.tabBarItem = [[UITabBarItem alloc] initWithTabBarSystemItem:UITabBarSystemItemFavorites tag:0];",
            "self.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)"
        ),
        ("image = [UIImage systemImageNamed:@\"trash\"];", "image = UIImage(systemName: \"trash\")"),
        (
            "[UIView animateWithDuration:0.3 animations:^{ view.alpha = 0; }];",
            "UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 })"
        ),
        (
            "view.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected;",
            "view.accessibilityTraits = [.button, .selected]"
        ),
        ("view.accessibilityElements = @[first, second];", "view.accessibilityElements = [first, second]"),
        (
            "UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @\"Saved\");",
            "UIAccessibility.post(notification: .announcement, argument: \"Saved\")"
        ),
        ("[view.topAnchor constraintEqualToAnchor:other.bottomAnchor constant:-8].active = YES;",
            "view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: -8).isActive = true"),
        ("view.frame = CGRectMake(0, 0, 44, 44);", "view.frame = CGRect(x: 0, y: 0, width: 44, height: 44)"),
        ("text = flag ? NSLocalizedString(@\"on\", nil) : name ?: @\"off\";",
            "text = flag ? NSLocalizedString(\"on\", comment: nil) : name ?? \"off\""),
        ("[self presentViewController:next animated:YES completion:nil];",
            "self.present(next, animated: true, completion: nil)"),
        ("UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem], *other;",
            "var button: UIButton? = UIButton(type: .system); var other: UIButton?"),
        ("NSArray<UIView *> *views = @[];", "var views: [UIView]? = []"),
        ("__weak typeof(self) weakSelf = self;", "var weakSelf = self"),
        ("UILabel *label = (UILabel *)[cell viewWithTag:3];", "var label: UILabel? = cell.viewWithTag(3) as! UILabel"),
        ("dispatch_async(dispatch_get_main_queue(), ^{ [self reload]; });",
            "DispatchQueue.main.async({ self.reload() })"),
        ("for (UIView *view in self.views) { view.hidden = YES; }", "for view in self.views { view.isHidden = true }"),
        ("if (a) b = 1; else if (c) { b = 2; } else b = 3;", "if a { b = 1 } c { b = 2 } else { b = 3 }"),
        ("if (@available(iOS 13.0, *)) { x = 1; }", "if #available(iOS 13.0, *) { x = 1 }"),
        ("switch (state) { case UIControlStateNormal: a = 1; break; case 2: default: a = 2; }",
            "switch state case .normal { a = 1; … } else { a = 2 }"),
    ])
    func `the statement of Swift that means the same`(code: String, swift: String) {
        let file = lowered("@implementation A\n- (void)f { \(code) }\n@end")
        #expect(file.types.first?.functions.first?.body.map(\.swift).joined(separator: "; ") == swift)
    }

    @Test func `a class with its outlets, properties and methods`() {
        expect(
            """
            @interface Pier () <UITableViewDelegate>
            @property (nonatomic, weak) IBOutlet UIButton *close;
            @property (nonatomic, copy, nullable) void (^done)(BOOL saved);
            @property (nonatomic) NSArray<NSString *> *names;
            @property (nonatomic) BOOL enabled;
            @end
            @implementation Pier { UILabel *_title; }
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                if (self) { [self setUp]; }
                return self;
            }
            - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 3; }
            - (UITableViewCell *)tableView:(UITableView *)list cellForRowAtIndexPath:(NSIndexPath *)path { return 0; }
            - (IBAction)closeTapped:(id)sender { self.done(YES); }
            + (UIColor *)pierColor { return [UIColor blackColor]; }
            @end
            static NSString *const kName = @"Pier";
            static void Tint(UIView *view) { view.tintColor = nil; }
            """,
            """
            extension Pier: UITableViewDelegate
            @IBOutlet var close: UIButton?
            var done: () -> Void?
            var names: [String]?
            var isEnabled: Bool
            extension Pier
            var title: UILabel?
            static var pierColor: UIColor? { return UIColor.black }
            init(frame: CGRect)
              super.init(frame: frame)
              self.setUp()
              return self
            func tableView(_ tableView: UITableView?, numberOfRowsInSection section: Int) -> Int
              return 3
            func tableView(_ list: UITableView?, cellForRowAt path: NSIndexPath?) -> UITableViewCell?
              return 0
            func closeTapped(_ sender: AnyObject?)
              self.done(true)
            var kName: String = "Pier"
            func Tint(_ view: UIView?)
              view.tintColor = nil
            """)
    }

    @Test func `a property that is made when it is asked for the first time`() {
        expect(
            """
            @implementation Pier
            - (UIButton *)close {
                if (!_close) { _close = [UIButton new]; [_close setSelected:YES]; }
                return _close;
            }
            @end
            """,
            """
            extension Pier
            @lazy var close: UIButton? = { close = UIButton(); close.isSelected = true; return close }()
            """)
    }

    @Test func `a constant for each macro that stands for a value`() {
        expect(
            """
            #define PIER_COLOR [UIColor colorWithWhite:0.2 alpha:1] // dark
            #define PIER_MARGIN (8 + \\
                4)
            #define PIER(x) x
            #define PIER_EMPTY
            @class Pier;
            """,
            """
            var PIER_COLOR = UIColor(white: 0.2, alpha: 1)
            var PIER_MARGIN = 8 + 4
            """)
    }

    @Test(arguments: ["[", "@implementation A - (void)f { [[[ }", "@implementation", "@interface A (", "if (", "^{"])
    func `whatever can be read of a broken file`(code: String) {
        _ = lowered(code)
        _ = lowered("@implementation B\n- (void)f { x = \(code) }\n@end")
        _ = lowered("@implementation B\n- (void)f { \(String(repeating: code, count: 3_000)) }\n@end")
    }

    private func lowered(_ code: String) -> CodeFile {
        ObjectiveCImporter.lower(SourceText(path: "A.m", bytes: Array(code.utf8)))
    }

    private func expect(_ code: String, _ swift: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(lowered(code).swift == swift, sourceLocation: sourceLocation)
    }

    @Test func `headers and modules that it imports`() {
        let code = """
            #import <UIKit/UIKit.h>
              #  include "Pier/Pier.h"
            #import MODULE
            // #import <CoreMotion/CoreMotion.h>
            @import EventKit;
            @import Foundation.NSDate;
            """
        #expect(lowered(code).imports == ["<UIKit/UIKit.h", "\"Pier/Pier.h", "*", "EventKit", "Foundation"])
    }
}
