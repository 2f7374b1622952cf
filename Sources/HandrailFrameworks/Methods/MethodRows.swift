import HandrailModel

/// The methods and functions of frameworks, of the standard library and of packages, one row each.
enum MethodRows {
    static let all: [FrameworkMethod] = marked(
        [
            views, controls, lists, bars, controllers, layersAndTime, accessibilityOfMac, packages, sets,
            (harmless + values + commands + conventions).flatMap { group in
                names(group.names).map { FrameworkMethod($0, of: group.owner, nil, group.marks) }
            },
        ].flatMap(\.self))

    /// The rows, those among them that name nothing with that mark, and a row for each other of these.
    private static func marked(_ rows: [FrameworkMethod]) -> [FrameworkMethod] {
        var rows = rows
        let positions = Dictionary(rows.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for group in unnaming {
            for name in names(group.names) {
                if let position = positions[name] {
                    rows[position] = rows[position].marked(group.marks)
                } else {
                    rows.append(FrameworkMethod(name, of: group.owner, nil, group.marks))
                }
            }
        }
        return rows
    }

    /// Names of one owner of which the same is known, with blanks between them.
    private typealias Group = (owner: FrameworkMethod.Owner, names: String, marks: FrameworkMethod.Marks)

    private static func names(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    // MARK: Effects

    /// What is in a view, and what it reacts to.
    private static let views: [FrameworkMethod] = [
        row("addSubview", "UIView", .addsSubview(.subview), [.leavesReceiver, .leavesArguments]),
        row("insertSubview", "UIView", .insertsSubview(.subview), [.leavesReceiver, .leavesArguments]),
        row("removeFromSuperview", "UIView", .leavesSuperview, .leavesReceiver),
        row("viewWithTag", "UIView", .findsView(.tag), .leavesReceiver),
        row("layoutIfNeeded", "UIView", .laysOutNow, [.leavesReceiver, .showsTouch]),
        row("layoutSubtreeIfNeeded", "NSView", .laysOutNow, .leavesReceiver),
        row("setContentOffset", "UIScrollView", .scrolls, .leavesReceiver),
        row("scrollRectToVisible", "UIScrollView", .scrolls, .leavesReceiver),
        row("scrollToItem", "UICollectionView", .scrolls, .leavesReceiver),
        row("addGestureRecognizer", "UIView", .addsRecognizer, .leavesReceiver),
        row("addInteraction", "UIView", .addsInteraction, .leavesReceiver),
        row("addSubnode", "ASDisplayNode", .addsSubview(.subview), [.leavesReceiver, .leavesArguments]),
        row("insertSubnode", "ASDisplayNode", .insertsSubview(.subview), [.leavesReceiver, .leavesArguments]),
        row("replaceSubnode", "ASDisplayNode", .replacesSubview(by: "withSubnode"), .leavesReceiver),
        row("removeFromSupernode", "ASDisplayNode", .leavesSuperview, .leavesReceiver),
        row("addArrangedSubview", "UIStackView", .addsSubview(.arrangedSubview), .leavesArguments),
        row("insertArrangedSubview", "UIStackView", .insertsSubview(.arrangedSubview), .leavesArguments),
        row("addView", "NSStackView", .fillsStack),
        row("insertView", "NSStackView", .fillsStack),
        row("setViews", "NSStackView", .fillsStack),
        row("addRow", "NSGridView", .addsSubviews(.subview)),
        row("insertRow", "NSGridView", .addsSubviews(.subview)),
        row("addColumn", "NSGridView", .addsSubviews(.subview)),
        row("addTabViewItem", "NSTabView", .addsSubview(.subview)),
        row("insertTabViewItem", "NSTabView", .insertsSubview(.subview)),
        row("addTableColumn", "NSTableView", .addsSubview(.subview)),
        row("setFrameOrigin", "NSView", .setsFrameOrigin, .leavesReceiver),
        row("addSymbolEffect", "UIImageView", .addsSymbolEffect),
        row("startAnimating", "UIImageView", .playsFrames),
        row("setURL", "ASNetworkImageNode", .showsRemoteImage),
        row("enableSubtreeRasterization", "ASDisplayNode", .turnsOn("rasterizesSubtree"), .leavesReceiver),
        row("margins", "UIHostingConfiguration", .changesHosting),
        row("minSize", "UIHostingConfiguration", .changesHosting),
        row("background", "UIHostingConfiguration", .changesHosting),
        row("constraint", "NSLayoutAnchor", .constrains),
        row("sizeToFit", "UIView", .fits, .leavesReceiver),
        row("loadNibNamed", "Bundle", .loadsXib(owner: "owner")),
        row("instantiate", "UINib", .instantiatesXib(owner: "withOwner")),
        row("setValue", "NSObject", .setsValueForKey, .leavesReceiver),
    ]

    /// What a control does, and what it shows.
    private static let controls: [FrameworkMethod] = [
        row("addTarget", "UIControl", .addsTarget, .leavesReceiver),
        row("addAction", "UIControl", .addsAction, .leavesReceiver),
        row("setTitle", "UIButton", .setsForState(.title)),
        row("setAttributedTitle", "UIButton", .setsForState(.attributedTitle)),
        row("setImage", "UIButton", .setsForState(.image)),
        row("setBackgroundImage", "UIButton", .setsForState(.backgroundImage), .leavesReceiver),
        row("setTitleColor", "UIButton", .setsForState(.titleColor), .leavesReceiver),
        row("setButtonType", "NSButton", .setsProperty("buttonType")),
        row("insertSegment", "UISegmentedControl", .insertsSegment),
        row("removeAllSegments", "UISegmentedControl", .removesSegments, .leavesReceiver),
        row("addTextField", "UIAlertController", .addsTextField),
    ]

    /// What lists show.
    private static let lists: [FrameworkMethod] = [
        row("dequeueReusableCell", "UITableView", .findsView(.reuseIdentifier), .leavesReceiver),
        row("makeView", "NSTableView", .findsView(.identifier)),
        row("register", "UICollectionView", .registersClass, [.leavesReceiver, .leavesArguments]),
        row("defaultContentConfiguration", "UITableViewCell", .givesContentConfiguration),
        row("beginInteractiveMovementForItem", "UICollectionView", .movesByHand),
    ]

    /// What bars show.
    private static let bars: [FrameworkMethod] = [
        row("setItems", "UIToolbar", .setsToolbarItems),
        row("setLeftBarButton", "UINavigationItem", .setsItems(.leftBarItem)),
        row("setLeftBarButtonItems", "UINavigationItem", .setsItems(.leftBarItem)),
        row("setRightBarButton", "UINavigationItem", .setsItems(.rightBarItem)),
        row("setRightBarButtonItems", "UINavigationItem", .setsItems(.rightBarItem)),
        row("setToolbarItems", "UIViewController", .setsItems(.toolbarItem)),
        row("addItem", "NSMenu", .addsMenuItem),
        row("insertItem", "NSMenu", .addsMenuItem),
        row("setSubmenu", "NSMenu", .setsSubmenu),
        row("creatingFixedGroup", "UIBarButtonItem", .groupsItem),
        row("creatingMovableGroup", "UIBarButtonItem", .groupsItem),
        row("creatingOptionalGroup", "UIBarButtonItem", .groupsItem),
    ]

    /// Which controllers come up, go, and are taken into others.
    private static let controllers: [FrameworkMethod] = [
        row("present", "UIViewController", .presents(.sheet, with: nil), .leavesArguments),
        row("show", "UIViewController", .presents(.navigation, with: "sender"), .leavesArguments),
        row("showDetailViewController", "UIViewController", .presents(.navigation, with: "sender")),
        row("pushViewController", "UINavigationController", .presents(.navigation, with: nil), .leavesArguments),
        row("presentAsSheet", "NSViewController", .presents(.sheet, with: nil)),
        row("presentAsModalWindow", "NSViewController", .presents(.sheet, with: nil)),
        row("dismiss", "UIViewController", .leavesScreen, .leavesArguments),
        row("addChild", "UIViewController", .takesIn(.handed), .leavesArguments),
        row("addChildViewController", "UIViewController", .takesIn(.handed)),
        row("insertChild", "NSViewController", .takesIn(.handed)),
        row("didMove", "UIViewController", .takesIn(.receiver)),
        row("willMove", "UIViewController", .takesIn(.receiver)),
        row("setViewControllers", "UIPageViewController", .takesIn(.pages), .leavesArguments),
        FrameworkMethod("embed", of: .convention, .takesIn(.handed)),
        FrameworkMethod("embedChild", of: .convention, .takesIn(.handed)),
        FrameworkMethod("embedViewController", of: .convention, .takesIn(.handed)),
        FrameworkMethod("addChildController", of: .convention, .takesIn(.handed)),
    ]

    /// What moves, and what happens later.
    private static let layersAndTime: [FrameworkMethod] = [
        row("addSublayer", "CALayer", .addsLayer),
        row("insertSublayer", "CALayer", .addsLayer),
        row("add", "CALayer", .addsAnimation, .showsTouch),
        row("animator", "NSView", .givesAnimator, .showsTouch),
        row("perform", "NSObject", .performsLater(after: "afterDelay")),
        row("asyncAfter", "DispatchQueue", .runsLater(at: "deadline")),
        row("scheduledTimer", "Timer", .schedulesTimer),
    ]

    /// What AppKit is told of a view.
    private static let accessibilityOfMac: [FrameworkMethod] = [
        said("setAccessibilityRole", .role),
        said("setAccessibilitySubrole", .role),
        said("setAccessibilityTitleUIElement", .titleElement),
        said("setAccessibilityChildren", .children),
        said("setAccessibilityLabel", .property("accessibilityLabel")),
        said("setAccessibilityTitle", .property("accessibilityLabel")),
        said("setAccessibilityHelp", .property("accessibilityHint")),
        said("setAccessibilityValue", .property("accessibilityValue")),
        said("setAccessibilityValueDescription", .property("accessibilityValue")),
        said("setAccessibilityElement", .property("isAccessibilityElement")),
        said("setAccessibilityHidden", .property("accessibilityElementsHidden")),
        said("setAccessibilityIdentifier", .property("accessibilityIdentifier")),
        said("setAccessibilityEnabled", .property("isEnabled")),
        said("setAccessibilityCustomActions", .property("accessibilityCustomActions")),
        said("setAccessibilityCustomRotors", .property("accessibilityCustomRotors")),
        said("setAccessibilityUserInputLabels", .property("accessibilityUserInputLabels")),
    ]

    /// What puts something into a set or a list, or takes it out.
    private static let sets: [FrameworkMethod] = [
        row("insert", "Set", .changesSet(isInserting: true), [.leavesArguments, .changesReceiver]),
        row("formUnion", "Set", .changesSet(isInserting: true), .changesReceiver),
        row("update", "Set", .changesSet(isInserting: true)),
        row("remove", "Set", .changesSet(isInserting: false), [.leavesArguments, .changesReceiver]),
        row("subtract", "Set", .changesSet(isInserting: false), .changesReceiver),
    ]

    /// What packages add to views.
    private static let packages: [FrameworkMethod] = [
        FrameworkMethod("addSubviews", of: .convention, .addsSubviews(.subview), .leavesArguments),
        FrameworkMethod("addArrangedSubviews", of: .convention, .addsSubviews(.arrangedSubview), .leavesArguments),
        FrameworkMethod("addAutoLayoutSubview", of: .convention, .addsSubviews(.subview)),
        FrameworkMethod("addAutoLayoutSubviews", of: .convention, .addsSubviews(.subview)),
        FrameworkMethod("subviews", of: .package(.stevia), .addsSubviews(.subview)),
        FrameworkMethod("sv", of: .package(.stevia), .addsSubviews(.subview)),
        FrameworkMethod("sd_setImage", of: .package(.sdWebImage), .showsRemoteImage),
        FrameworkMethod("sd_internalSetImage", of: .package(.sdWebImage), .showsRemoteImage),
        FrameworkMethod("af_setImage", of: .package(.alamofireImage), .showsRemoteImage),
        FrameworkMethod("pin_setImage", of: .package(.pinRemoteImage), .showsRemoteImage),
        FrameworkMethod("hnk_setImageFromURL", of: .package(.haneke), .showsRemoteImage),
        FrameworkMethod("yy_setImage", of: .package(.yyWebImage), .showsRemoteImage),
        FrameworkMethod("setImageWith", of: .package(.afNetworking), .showsRemoteImage),
        FrameworkMethod("loadNibContent", of: .package(.reusable), .loadsOwnXib),
        FrameworkMethod("loadFromNib", of: .convention, .loadsOwnXib),
        FrameworkMethod("xibSetup", of: .convention, .loadsOwnXib),
        FrameworkMethod("nibSetup", of: .convention, .loadsOwnXib),
        FrameworkMethod("setupFromNib", of: .convention, .loadsOwnXib),
        FrameworkMethod("loadImage", of: .package(.nuke), .loadsImage(into: "into")),
    ]

    private static func row(
        _ name: String, _ owner: String, _ effect: MethodEffect, _ marks: FrameworkMethod.Marks = []
    ) -> FrameworkMethod {
        FrameworkMethod(name, of: .type(owner), effect, marks)
    }

    private static func said(_ name: String, _ part: MethodEffect.AppKitAccessibilityPart) -> FrameworkMethod {
        FrameworkMethod(name, of: .type("NSAccessibilityProtocol"), .setsAccessibility(part))
    }

    // MARK: What leaves views as they are

    private static let harmless: [Group] = [
        (
            .type("UIView"),
            """
            updateConstraints layoutSubviews addConstraint addConstraints removeConstraint \
            removeConstraints setNeedsUpdateConstraints sizeThatFits hitTest systemLayoutSizeFitting \
            removeGestureRecognizer setContentHuggingPriority setContentCompressionResistancePriority snapshotView \
            invalidateIntrinsicContentSize addLayoutGuide removeInteraction draw drawHierarchy trailingAnchor
            """, .leavesReceiver
        ),
        (.type("UIView"), "bringSubviewToFront sendSubviewToBack isDescendant", [.leavesReceiver, .leavesArguments]),
        (.type("UIView"), "convert", [.leavesReceiver, .leavesArguments, .showsTouch]),
        (
            .type("UIView"), "point setNeedsDisplay setNeedsLayout endEditing",
            [.leavesReceiver, .showsTouch]
        ),
        (
            .type("ASDisplayNode"),
            """
            layoutThatFits calculateSizeThatFits transitionLayout invalidateCalculatedLayout \
            recursivelySetDisplaySuspended clearContents supernodes setPrimitiveTraitCollection measure
            """, .leavesReceiver
        ),
        (.type("ASTableNode"), "nodeForRow performBatch relayoutItems", .leavesReceiver),
        (.type("CALayer"), "layoutSublayers shouldRasterize render", .leavesReceiver),
        (
            .type("NSView"),
            "setFrameSize addTrackingArea removeTrackingArea updateTrackingAreas displayIfNeeded",
            .leavesReceiver
        ),
        (.type("CALayer"), "removeAnimation removeAllAnimations display", .showsTouch),
        (.type("UIResponder"), "becomeFirstResponder", [.leavesReceiver, .leavesArguments, .showsTouch]),
        (.type("UIResponder"), "resignFirstResponder", [.leavesReceiver, .showsTouch]),
        (.type("UIResponder"), "next", .showsTouch),
        (.type("NSObject"), "isKind isEqual", [.leavesReceiver, .leavesArguments]),
        (.type("UIControl"), "removeTarget sendActions sendAction setSelected", .leavesReceiver),
        (.type("UIControl"), "cancelTracking", [.leavesReceiver, .showsTouch]),
        (.type("UIControl"), "beginTracking continueTracking endTracking", .showsTouch),
        (
            .type("UITableView"),
            """
            reloadData reloadRows reloadSections dequeueReusableHeaderFooterView selectRow beginUpdates endUpdates \
            insertRows deleteRows cellForRow indexPathForRow numberOfRows rectForRow setEditing
            """, .leavesReceiver
        ),
        (.type("UITableView"), "deselectRow scrollToRow indexPath", [.leavesReceiver, .leavesArguments]),
        (
            .type("UICollectionView"),
            """
            dequeueReusableSupplementaryView deselectItem selectItem performBatchUpdates insertItems \
            deleteItems reloadItems cellForItem indexPathForItem
            """, .leavesReceiver
        ),
        (.type("UICollectionViewLayout"), "invalidateLayout", .leavesReceiver),
        (.type("UIScrollView"), "setZoomScale zoom", .leavesReceiver),
        (.type("UIStackView"), "setCustomSpacing", .leavesReceiver),
        (.type("UIStackView"), "removeArrangedSubview", .leavesArguments),
        (.type("UISwitch"), "setOn", .leavesReceiver),
        (.type("UISlider"), "setMinimumTrackImage setMaximumTrackImage setThumbImage", .leavesReceiver),
        (.type("UIProgressView"), "setProgress", .leavesReceiver),
        (.type("UIImageView"), "stopAnimating", .leavesReceiver),
        (.type("UIRefreshControl"), "beginRefreshing endRefreshing", .leavesReceiver),
        (.type("UITextInput"), "insertText setMarkedText", .leavesReceiver),
        (.type("UISegmentedControl"), "setDividerImage removeSegment", .leavesReceiver),
        (.type("UIDatePicker"), "setDate", .leavesReceiver),
        (.type("UIPickerView"), "selectedRow reloadComponent reloadAllComponents", .leavesReceiver),
        (.type("UISearchBar"), "setShowsCancelButton setPositionAdjustment", .leavesReceiver),
        (.type("UIButton"), "setTitleShadowColor setPreferredSymbolConfiguration", .leavesReceiver),
        (
            .type("UIBarItem"),
            "setTitleTextAttributes setTitlePositionAdjustment setBackButtonTitlePositionAdjustment", .leavesReceiver
        ),
        (
            .type("MKMapView"), "setRegion addAnnotation addAnnotations removeAnnotations removeAnnotation",
            .leavesReceiver
        ),
        (.type("WKWebView"), "load loadHTMLString evaluateJavaScript", .leavesReceiver),
        (.type("UIViewController"), "performSegue", .leavesArguments),
        (.type("NotificationCenter"), "addObserver removeObserver post", .leavesArguments),
        (.package(.snapKit), "makeConstraints", .leavesReceiver),
        (.convention, "setSubScaleFactor", .leavesReceiver),
        (.convention, "setNeedsUpdate setSourceView showError", .leavesArguments),
        (.type("UITableViewCell"), "setNeedsUpdateConfiguration updateConfiguration", .decidesOnNoAppearance),
        (
            .type("NSObject"),
            """
            accessibilityActivate accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus \
            accessibilityElementIsFocused accessibilityIncrement accessibilityDecrement accessibilityScroll \
            accessibilityPerformEscape accessibilityPerformMagicTap
            """, .decidesOnNoAppearance
        ),
    ]

    // MARK: The language and its library

    private static let values: [Group] = [
        (
            .global,
            """
            objc_setAssociatedObject objc_getAssociatedObject withUnsafePointer assert precondition fatalError type \
            zip dump withExtendedLifetime
            """, .leavesArguments
        ),
        (.global, "debugPrint NSLog min max", [.leavesArguments, .showsTouch]),
        (
            .global,
            """
            abs init CGAffineTransform CGRect CGPoint UIViewPropertyAnimator UIImpactFeedbackGenerator \
            UISelectionFeedbackGenerator CABasicAnimation CASpringAnimation
            """, .showsTouch
        ),
        (.type("Collection"), "index firstIndex", .leavesArguments),
        (.type("Sequence"), "contains", [.leavesReceiver, .leavesArguments, .showsTouch]),
        (.type("Sequence"), "first last isEmpty compactMap map filter", .showsTouch),
        (.type("Array"), "append", [.leavesReceiver, .leavesArguments, .changesReceiver]),
        (
            .type("Array"),
            """
            removeAll removeFirst removeLast removeSubrange replaceSubrange popLast sort reverse shuffle swapAt \
            reserveCapacity write
            """, .changesReceiver
        ),
        (.type("Set"), "formIntersection", .changesReceiver),
        (.type("Dictionary"), "merge updateValue removeValue", .changesReceiver),
        (.type("Bool"), "toggle", .changesReceiver),
        (
            .type("FloatingPoint"), "negate round formTruncatingRemainder formSquareRoot formRemainder",
            .changesReceiver
        ),
        (.type("UITouch"), "location", .showsTouch),
        (.type("UIEvent"), "allTouches touches", .showsTouch),
        (.type("UIColor"), "withAlphaComponent", .showsTouch),
        (.type("CGRect"), "insetBy bounds", .showsTouch),
        (.type("CGAffineTransform"), "identity scale", .showsTouch),
        (.convention, "unhighlight", .showsTouch),
        (.type("UIFeedbackGenerator"), "prepare impactOccurred selectionChanged", .showsTouch),
        (.type("UIView"), "animate", .showsTouch),
        (.type("UIViewPropertyAnimator"), "addAnimations startAnimation", .showsTouch),
        (.type("NSAnimationContext"), "runAnimationGroup", .showsTouch),
        (.type("NSWindow"), "performDrag makeFirstResponder beginDraggingSession", .showsTouch),
        (.type("Timer"), "invalidate", .showsTouch),
    ]

    // MARK: Methods that name nothing

    /// Some of them stand elsewhere too, for what they do.
    private static let unnaming: [Group] = [
        (.type("UIButton"), "setTitleColor setTitleShadowColor", .namesNothing),
        (.type("UIBarItem"), "setTitleTextAttributes setTitlePositionAdjustment", .namesNothing),
        (.type("UISegmentedControl"), "titleForSegment", .namesNothing),
        (
            .type("NSObject"),
            """
            accessibilityScroll accessibilityElement accessibilityElementCount accessibilityNotifiesWhenDestroyed \
            setValue addObserver removeObserver perform index
            """, .namesNothing
        ),
        (.type("UIView"), "addKeyframe", .namesNothing),
        (
            .type("UIViewController"),
            """
            overrideTraitCollection setNeedsUpdateOfSupportedInterfaceOrientations registerForTraitChanges \
            unregisterForTraitChanges
            """, .namesNothing
        ),
    ]

    // MARK: Commands

    /// Source: the menus that Xcode puts into a new project.
    private static let commands: [Group] = [
        (
            .type("NSApplication"),
            "orderFrontStandardAboutPanel hide hideOtherApplications unhideAllApplications terminate showHelp",
            .standardCommand
        ),
        (
            .type("NSDocument"),
            """
            newDocument openDocument clearRecentDocuments performClose saveDocument saveDocumentAs saveDocumentTo \
            duplicateDocument revertDocumentToSaved runPageLayout printDocument
            """, .standardCommand
        ),
        (.global, "print", [.leavesArguments, .showsTouch, .standardCommand]),
        (
            .type("NSText"),
            """
            undo redo cut copy paste pasteAsPlainText delete selectAll performFindPanelAction \
            performTextFinderAction centerSelectionInVisibleArea showGuessPanel checkSpelling \
            toggleContinuousSpellChecking toggleGrammarChecking toggleAutomaticSpellingCorrection \
            orderFrontSubstitutionsPanel toggleSmartInsertDelete toggleAutomaticQuoteSubstitution \
            toggleAutomaticDashSubstitution toggleAutomaticLinkDetection toggleAutomaticDataDetection \
            toggleAutomaticTextReplacement uppercaseWord lowercaseWord capitalizeWord startSpeaking stopSpeaking \
            orderFrontFontPanel addFontTrait modifyFont underline useStandardKerning turnOffKerning tightenKerning \
            loosenKerning useStandardLigatures turnOffLigatures useAllLigatures unscript superscript subscript \
            raiseBaseline lowerBaseline orderFrontColorPanel copyFont pasteFont alignLeft alignCenter alignJustified \
            alignRight makeBaseWritingDirectionNatural makeBaseWritingDirectionLeftToRight \
            makeBaseWritingDirectionRightToLeft makeTextWritingDirectionNatural makeTextWritingDirectionLeftToRight \
            makeTextWritingDirectionRightToLeft toggleRuler copyRuler pasteRuler
            """, .standardCommand
        ),
        (
            .type("NSWindow"),
            """
            toggleToolbarShown runToolbarCustomizationPalette toggleSourceList toggleSidebar toggleFullScreen \
            performMiniaturize performZoom arrangeInFront
            """, .standardCommand
        ),
    ]

    // MARK: Conventions

    private static let conventions: [Group] = [
        (
            .convention, "with then configure configured apply applying also setup tap do build mutate set modify",
            .configures
        )
    ]
}
