import HandrailObjectiveCImporter
import HandrailSource
import Testing

/// What is read from Objective-C, as text: one line for each outlet, write, answer and handover.
@Suite("Objective-C is read for") struct ObjectiveCReaderTests {
    @Test func `outlets in interfaces, class extensions and instance variables`() {
        expect(
            """
            @interface PlayerViewController : UIViewController <UITableViewDelegate> {
                IBOutlet UIButton *_playButton;
                int count;
            }
            @property (weak, nonatomic) IBOutlet UISlider *volume;
            @property (nonatomic, strong) IBOutletCollection(UIButton) NSArray<UIButton *> *stars;
            @property (nonatomic) NSString *name;
            @end
            @interface PlayerViewController ()
            @property (nonatomic, weak, nullable) IBOutlet MyButton *close;
            @end
            """,
            """
            PlayerViewController : UIViewController
              outlet playButton UIButton
              outlet volume UISlider
              outlet stars [UIButton]
            PlayerViewController
              outlet close MyButton
            """)
    }

    @Test func `properties set with a dot, with a setter and on a part of a view`() {
        expectBody(
            """
            self.close.accessibilityLabel = @"Close" " player";
            _close.isAccessibilityElement = YES;
            [self.close setAccessibilityHint:NSLocalizedString(@"close.hint", nil)];
            [self.close setTitle:@"Done" forState:UIControlStateSelected];
            [[self close] setImage:[UIImage imageNamed:@"ic_close"] forState:UIControlStateNormal];
            self.close.titleLabel.font = [UIFont systemFontOfSize:12 weight:UIFontWeightBold];
            self.title.accessibilityTraits |= UIAccessibilityTraitHeader;
            self.title.accessibilityTraits = UIAccessibilityTraitHeader | UIAccessibilityTraitStaticText;
            self.title.hidden = NO;
            self.navigationItem.rightBarButtonItem.accessibilityLabel = [self labelForItem];
            [self.close setValue:@"Close" forKey:@"accessibilityLabel"];
            """,
            """
              close.accessibilityLabel = "Close player"
              close.isAccessibilityElement = true
              close.accessibilityHint = key close.hint
              close.title.selected = "Done"
              close.image = image ic_close
              close.titleLabel.font = 12 pt
              title.accessibilityTraits += heading
              title.accessibilityTraits = static text, heading
              title.isHidden = false
              navigationItem.rightBarButtonItem.accessibilityLabel = computed
              close.accessibilityLabel = "Close"
            """)
    }

    @Test func `what is set only under a condition, in a loop or in a block`() {
        expectBody(
            """
            if (self.isPlaying) self.play.accessibilityLabel = @"Pause";
            if (self.isPlaying) { self.play.accessibilityValue = @"on"; } else { self.play.accessibilityValue = nil; }
            self.play.accessibilityHint = playing ? @"Stops" : NSLocalizedStringFromTable(@"starts", @"Player", nil);
            [UIView animateWithDuration:0.3 animations:^{ self.play.alpha = 0; } completion:nil];
            for (UIButton *star in self.stars) { star.accessibilityLabel = @"Star"; }
            """,
            """
              play.accessibilityLabel = "Pause" ?
              play.accessibilityValue = "on" ?
              play.accessibilityValue = nil ?
              play.accessibilityHint = one of "Stops" · key starts in Player
              play.alpha = 0.0 ?
              stars.accessibilityLabel = "Star" ?
            """)
    }

    @Test func `views under a local name`() {
        expectBody(
            """
            UIButton *button = self.close;
            button.accessibilityLabel = @"Close";
            """,
            """
              close.accessibilityLabel = "Close"
            """)
    }

    @Test func `views under the names that blocks have for them`() {
        expectBody(
            """
            __weak typeof(self) weakSelf = self;
            [self.player play:^{
                __strong __typeof__(weakSelf) strongSelf = weakSelf;
                strongSelf.close.accessibilityLabel = NSLocalizedString(@"close", nil);
                [weakSelf.play setAccessibilityLabel:@"Play"];
            }];
            PlayerViewController *__weak owner = self;
            owner.stop.accessibilityHint = LOC(@"stops");
            """,
            """
              close.accessibilityLabel = key close ?
              play.accessibilityLabel = "Play" ?
              PlayerViewController.stop.accessibilityHint = computed
            """)
    }

    @Test func `a name that stands for one of several views`() {
        expectBody(
            """
            UIButton *button;
            button = self.close;
            button.accessibilityLabel = @"Close";
            UIButton *either = playing ? self.pause : self.play;
            either.accessibilityLabel = @"Player";
            for (UIView *view in @[self.first, self.second]) { view.accessibilityHint = @"Star"; }
            self.stars[0].accessibilityLabel = @"One";
            [[self.stars objectAtIndex:1] setAccessibilityLabel:@"Two"];
            self.navigationItem.rightBarButtonItems.firstObject.accessibilityLabel = @"Share";
            [self.stop setTitle:@"Stop" forState:UIControlStateNormal | UIControlStateHighlighted];
            """,
            """
              close.accessibilityLabel = "Close"
              pause.accessibilityLabel = "Player" ?
              play.accessibilityLabel = "Player" ?
              first.accessibilityHint = "Star" ?
              second.accessibilityHint = "Star" ?
              stars.accessibilityLabel = computed
              stars.accessibilityLabel = computed
              navigationItem.rightBarButtonItems.accessibilityLabel = computed
              stop.title = "Stop"
            """)
    }

    @Test func `views of other classes, by the class that a name is declared or cast to`() {
        expectBody(
            """
            LikeCell *cell = [tableView dequeueReusableCellWithIdentifier:@"like"];
            cell.likeButton.accessibilityLabel = @"Like";
            [cell.moreButton setTitle:@"More" forState:UIControlStateNormal];
            ((LikeCell *)other).stopButton.accessibilityLabel = @"Stop";
            for (LikeCell *each in self.tableView.visibleCells) { each.accessibilityHint = @"Opens"; }
            UITableViewCell *plain = [tableView dequeueReusableCellWithIdentifier:@"plain"];
            plain.accessibilityLabel = @"Plain";
            """,
            """
              LikeCell.likeButton.accessibilityLabel = "Like"
              LikeCell.moreButton.title = "More"
              LikeCell.stopButton.accessibilityLabel = "Stop"
              LikeCell.self.accessibilityHint = "Opens" ?
            """)
    }

    @Test func `views that a list, a block or a selector hands on`() {
        expectBody(
            """
            NSArray *buttons = @[self.play, self.stop];
            [buttons enumerateObjectsUsingBlock:^(UIButton *button, NSUInteger index, BOOL *end) {
                button.accessibilityLabel = names[index];
            }];
            [@{ @"a": self.first } enumerateKeysAndObjectsUsingBlock:^(NSString *key, UIButton *button, BOOL *end) {
                button.accessibilityHint = key;
            }];
            [@[self.last] makeObjectsPerformSelector:@selector(setAccessibilityLabel:) withObject:@"Last"];
            """,
            """
              play.accessibilityLabel = computed ?
              stop.accessibilityLabel = computed ?
              first.accessibilityHint = computed ?
              last.accessibilityLabel = "Last" ?
            """)
    }

    @Test func `views that are found by their tags`() {
        expectBody(
            """
            UIButton *button = (UIButton *)[self.view viewWithTag:5];
            button.accessibilityLabel = @"Five";
            [[self.view viewWithTag:6] setAccessibilityLabel:@"Six"];
            [[self.view viewWithTag:kSeven] setAccessibilityLabel:@"Seven"];
            """,
            """
              #5.accessibilityLabel = "Five"
              #6.accessibilityLabel = "Six"
              #.accessibilityLabel = "Seven"
            """)
    }

    @Test func `outlets in their setters and under the names of their instance variables`() {
        expect(
            """
            @implementation A
            @synthesize close = _shut, play;
            - (void)setStop:(UIButton *)button { _stop = button; [button setAccessibilityLabel:@"Stop"]; }
            - (void)viewDidLoad {
                _shut.accessibilityLabel = @"Close";
                UIButton *made = [UIButton new];
                self.more = made;
                made.accessibilityLabel = @"More";
                self.titleLabel.accessibilityLabel = @"Title";
            }
            @end
            """,
            """
            A
              stop.accessibilityLabel = "Stop" ?
              stop.accessibilityLabel = "Stop" ?
              close.accessibilityLabel = "Close"
              more.accessibilityLabel = "More"
              titleLabel.accessibilityLabel = "Title"
              self.titleLabel.accessibilityLabel = "Title"
              defines setStop:, viewDidLoad
            """)
    }

    @Test func `what AppKit says of the cell of a control and of its image`() {
        expectBody(
            """
            [[self.add cell] setAccessibilityLabel:@"Add"];
            self.remove.image.accessibilityDescription = @"Remove";
            [self.trash setImage:[NSImage imageWithSystemSymbolName:@"trash" accessibilityDescription:@"Delete"]];
            [NSAccessibilityUnignoredDescendant(self.gear)
                accessibilitySetOverrideValue:@"Gear" forAttribute:NSAccessibilityDescriptionAttribute];
            """,
            """
              add.accessibilityLabel = "Add"
              remove.imageDescription = "Remove"
              trash.image = symbol trash
              trash.imageDescription = "Delete"
              gear.accessibilityLabel = "Gear"
            """)
    }

    @Test func `fonts of other families, fonts that grow, and lists of elements`() {
        expectBody(
            """
            self.title.font = [UIFont fontWithName:@"Avenir" size:15];
            self.title.font = [[UIFontMetrics metricsForTextStyle:UIFontTextStyleBody]
                scaledFontForFont:[UIFont systemFontOfSize:17]];
            self.title.font = [Theme titleFont];
            self.view.accessibilityElements = @[self.title, self.close];
            self.box.accessibilityElements = @[self.title, [self makeClose]];
            """,
            """
              title.font = Avenir 15.0 pt
              title.font = 17.0 pt growing as UIFontTextStyleBody
              title.font = computed
              view.accessibilityElements = views title, close
              box.accessibilityElements = views title, makeClose
            """)
    }

    @Test func `tap recognizers with what they send`() {
        expect(
            """
            @implementation A
            - (void)viewDidLoad {
                [self.avatar addGestureRecognizer:
                    [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(open:)]];
                UITapGestureRecognizer *twice =
                    [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(zoom)];
                twice.numberOfTapsRequired = 2;
                [self.map addGestureRecognizer:twice];
            }
            @end
            """,
            """
            A
              1 taps on avatar send open:
              2 taps on map send zoom
              defines viewDidLoad
            """)
    }

    @Test func `what a class answers to accessibility`() {
        expect(
            """
            @implementation RatingView (Access)
            - (BOOL)isAccessibilityElement { return YES; }
            - (NSString *)accessibilityLabel { return self.name; }
            - (UIAccessibilityTraits)accessibilityTraits { return UIAccessibilityTraitAdjustable; }
            - (void)accessibilityIncrement { [self step:1]; }
            - (void)step:(NSInteger)by {}
            @end
            """,
            """
            RatingView
              answers isAccessibilityElement true
              answers accessibilityLabel computed
              answers accessibilityTraits adjustable
              answers accessibilityIncrement computed
              defines accessibilityIncrement, accessibilityLabel, accessibilityTraits, isAccessibilityElement, step:
            """)
    }

    @Test func `views that other code may change`() throws {
        let file = read(
            """
            static void Style(UIView *view) { view.hidden = NO; }
            @implementation A
            - (void)viewDidLoad { [Theme style:self.close]; Style(_play); [self.stop applyTheme]; }
            @end
            """)
        let names = try #require(file.classes.first).handovers.map { "\($0.view) to \($0.to)" }
        #expect(names == ["close to style:", "play to Style", "stop to applyTheme"])
        #expect(file.functions == ["Style"])
    }

    @Test func `views given to a function or a macro, whose work is not read`() throws {
        let file = read(
            """
            @implementation A
            - (void)b { NAME(self.close, @"Close"); NSLog(@"%@", self.play); DLog(self.stop); }
            @end
            """)
        #expect(try #require(file.classes.first).handovers.filter(\.isCall).map(\.view) == ["close"])
    }

    @Test func `the next class, after a bracket that is left open`() {
        let file = read(
            "@implementation A\n- (void)b { if (x) { [self.c d];\n}\n@end\n@implementation B\n- (void)e {}\n@end")
        #expect(file.open != nil)
        #expect(file.classes.map { $0.methods.keys.sorted() } == [["b"], ["e"]])
        #expect(read("@implementation A\n- (void)b { if (x) { } }\n@end").open == nil)
    }

    @Test func `nothing in comments, strings and preprocessor lines`() {
        expectBody(
            """
            // self.a.accessibilityLabel = @"A";
            /* self.b.accessibilityLabel = @"B"; */
            #define C self.c.accessibilityLabel = @"C"; \\
                self.d.accessibilityLabel = @"D";
            NSLog(@"self.e.accessibilityLabel = nil;");
            """, "")
    }

    @Test func `places that cover the whole statement without its semicolon`() throws {
        let text = "@implementation 가\n- (void)x { self.버튼; self.close.accessibilityLabel = @\"닫기\"; }\n@end"
        let source = SourceText(path: "a.m", text: text)
        let write = try #require(ObjectiveCReader().read(source.bytes).classes.last?.writes.first)
        #expect(source.text(in: write.range) == "self.close.accessibilityLabel = @\"닫기\"")
    }

    @Test func `broken files as far as they go`() {
        let whole = Array(
            """
            @interface A : B
            @property IBOutlet UIButton *a;
            @end
            @implementation A
            - (void)b:(int)c { if (x) { [self.a setTitle:@"\\u00e9" forState:1 | 2]; } for (id q in @[self.a]) {} }
            @end
            """.utf8)
        for count in whole.indices { _ = ObjectiveCReader().read(Array(whole[..<count])) }
        for index in whole.indices {
            for byte in "\0\"\\{}[]()@;:.".utf8 {
                var copy = whole
                copy[index] = byte
                _ = ObjectiveCReader().read(copy)
            }
        }
        let deep = Array(("@implementation A\n- (void)b { " + String(repeating: "[", count: 20_000)).utf8)
        #expect(ObjectiveCReader().read(deep).classes.count == 1)
    }

    // MARK: Text

    private func read(_ text: String) -> ObjectiveCFile { ObjectiveCReader().read(Array(text.utf8)) }

    private func expect(_ text: String, _ dump: String, _ location: SourceLocation = #_sourceLocation) {
        #expect(read(text).dump == dump, sourceLocation: location)
    }

    private func expectBody(_ body: String, _ dump: String, _ location: SourceLocation = #_sourceLocation) {
        let file = read("@implementation A\n- (void)viewDidLoad {\n\(body)\n}\n@end")
        #expect(file.classes.first?.writes.map(\.dump).joined(separator: "\n") == dump, sourceLocation: location)
    }
}
