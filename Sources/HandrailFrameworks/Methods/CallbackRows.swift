import HandrailModel

/// The methods that frameworks call on objects of the app, one row each.
enum CallbackRows {
    static let all: [FrameworkCallback] = life + nodes + lists + others + touches + accessibility

    /// What is called as screens and views come up, in order, and as they go.
    private static let life: [FrameworkCallback] = [
        FrameworkCallback("loadView", of: "UIViewController", .setsUp),
        FrameworkCallback("awakeFromNib", of: "NSObject", .setsUp),
        FrameworkCallback("viewDidLoad", of: "UIViewController", .setsUp),
        FrameworkCallback("viewWillAppear", of: "UIViewController", .setsUp),
        FrameworkCallback("viewIsAppearing", of: "UIViewController", .setsUp),
        FrameworkCallback("viewDidAppear", of: "UIViewController", .setsUp),
        FrameworkCallback("didMoveToSuperview", of: "UIView", .setsUp),
        FrameworkCallback("didMoveToWindow", of: "UIView", .setsUp),
        FrameworkCallback("didLoad", of: "ASDisplayNode", .setsUp),
        FrameworkCallback("layoutSubviews", of: "UIView", .setsUp),
        FrameworkCallback("viewDidLayoutSubviews", of: "UIViewController", .setsUp),
        FrameworkCallback("viewWillDisappear", of: "UIViewController", .takesLeave),
        FrameworkCallback("viewDidDisappear", of: "UIViewController", .takesLeave),
        FrameworkCallback("deinit", of: "NSObject", .takesLeave),
    ]

    /// What nodes of Texture and lists of them ask for.
    private static let nodes: [FrameworkCallback] = [
        FrameworkCallback("layoutSpecThatFits", of: "ASDisplayNode", .givesLayout),
        FrameworkCallback("layoutSpec", "thatFits", of: "ASDisplayNode", .givesLayout),
        FrameworkCallback("tableNode", "nodeForRowAt", of: "ASTableDataSource", .givesNode),
        FrameworkCallback("tableNode", "nodeBlockForRowAt", of: "ASTableDataSource", .givesNode),
        FrameworkCallback("tableView", "nodeForRowAt", of: "ASTableDataSource", .givesNode),
        FrameworkCallback("tableView", "nodeBlockForRowAt", of: "ASTableDataSource", .givesNode),
        FrameworkCallback("collectionNode", "nodeForItemAt", of: "ASCollectionDataSource", .givesNode),
        FrameworkCallback("collectionNode", "nodeBlockForItemAt", of: "ASCollectionDataSource", .givesNode),
        FrameworkCallback(
            "collectionNode", "nodeForSupplementaryElementOfKind", of: "ASCollectionDataSource", .givesNode),
        FrameworkCallback(
            "collectionNode", "nodeBlockForSupplementaryElementOfKind", of: "ASCollectionDataSource", .givesNode),
        FrameworkCallback("collectionView", "nodeForItemAt", of: "ASCollectionDataSource", .givesNode),
        FrameworkCallback("collectionView", "nodeBlockForItemAt", of: "ASCollectionDataSource", .givesNode),
        FrameworkCallback("pagerNode", "nodeAt", of: "ASPagerDataSource", .givesNode),
        FrameworkCallback("pagerNode", "nodeBlockAt", of: "ASPagerDataSource", .givesNode),
        FrameworkCallback("nodeBlockForItem", "at", of: "ASSectionController", .givesNode),
        FrameworkCallback("nodeForItem", "at", of: "ASSectionController", .givesNode),
    ]

    /// What lists, collections and maps ask for.
    private static let lists: [FrameworkCallback] = [
        FrameworkCallback("tableView", of: "UITableViewDataSource", .suppliesViews),
        FrameworkCallback("collectionView", of: "UICollectionViewDataSource", .suppliesViews),
        FrameworkCallback("mapView", of: "MKMapViewDelegate", .suppliesViews),
        FrameworkCallback("outlineView", of: "NSOutlineViewDelegate", .suppliesViews),
        FrameworkCallback("tableView", "cellForRowAt", of: "UITableViewDataSource", .givesCell),
        FrameworkCallback("tableView", "willDisplay", of: "UITableViewDelegate", .hearsOfCell),
        FrameworkCallback("tableView", "heightForRowAt", of: "UITableViewDelegate", .givesRowHeight),
        FrameworkCallback("collectionView", "sizeForItemAt", of: "UICollectionViewDelegateFlowLayout", .givesItemSize),
        // VoiceOver lists what a row offers among its actions.
        FrameworkCallback(
            "tableView", "trailingSwipeActionsConfigurationForRowAt", of: "UITableViewDelegate", .offersActions),
        FrameworkCallback(
            "tableView", "leadingSwipeActionsConfigurationForRowAt", of: "UITableViewDelegate", .offersActions),
        FrameworkCallback("tableView", "editActionsForRowAt", of: "UITableViewDelegate", .offersActions),
        FrameworkCallback("tableView", "contextMenuConfigurationForRowAt", of: "UITableViewDelegate", .offersMenu),
        FrameworkCallback(
            "collectionView", "contextMenuConfigurationForItemAt", of: "UICollectionViewDelegate", .offersMenu),
        FrameworkCallback(
            "collectionView", "contextMenuConfigurationForItemsAt", of: "UICollectionViewDelegate", .offersMenu),
        FrameworkCallback("collectionView", "contextMenuConfiguration", of: "UICollectionViewDelegate", .previewsMenu),
        FrameworkCallback("tableView", "titleForHeaderInSection", of: "UITableViewDataSource", .givesHeaderTitle),
        FrameworkCallback("tableView", "titleForFooterInSection", of: "UITableViewDataSource", .givesFooterTitle),
        FrameworkCallback("tableView", "viewForHeaderInSection", of: "UITableViewDelegate", .givesHeader),
        FrameworkCallback("tableView", "viewForFooterInSection", of: "UITableViewDelegate", .givesFooter),
        FrameworkCallback(
            "collectionView", "viewForSupplementaryElementOfKind", of: "UICollectionViewDataSource", .givesSupplement),
        FrameworkCallback("tableView", "moveRowAt", of: "UITableViewDataSource", .movesRows),
        FrameworkCallback("collectionView", "moveItemAt", of: "UICollectionViewDataSource", .movesRows),
    ]

    /// What bars ask for, and what inputs tell.
    private static let others: [FrameworkCallback] = [
        FrameworkCallback("toolbar", "itemForItemIdentifier", of: "NSToolbarDelegate", .givesToolbarItem),
        FrameworkCallback("textField", "shouldChangeCharactersIn", of: "UITextFieldDelegate", .hearsOfTyping),
        FrameworkCallback("textFieldDidChangeSelection", of: "UITextFieldDelegate", .hearsOfTyping),
        FrameworkCallback("textViewDidChange", of: "UITextViewDelegate", .hearsOfTyping),
        FrameworkCallback("searchBar", "textDidChange", of: "UISearchBarDelegate", .hearsOfTyping),
        FrameworkCallback("scrollViewDidScroll", of: "UIScrollViewDelegate", .hearsOfScrolling),
        FrameworkCallback("motionEnded", of: "UIResponder", .hearsOfShake),
        FrameworkCallback("motionBegan", of: "UIResponder", .hearsOfShake),
    ]

    /// What is called with touches and clicks, what comes last first.
    private static let touches: [FrameworkCallback] = [
        FrameworkCallback("endTracking", of: "UIControl", .hearsOfTouch(.control)),
        FrameworkCallback("touchesEnded", of: "UIView", .hearsOfTouch(.view)),
        FrameworkCallback("beginTracking", of: "UIControl", .hearsOfTouch(.control)),
        FrameworkCallback("touchesBegan", of: "UIView", .hearsOfTouch(.view)),
        FrameworkCallback("mouseUp", of: "NSView", .hearsOfTouch(.viewOfMac)),
        FrameworkCallback("mouseDown", of: "NSView", .hearsOfTouch(.viewOfMac)),
        FrameworkCallback("continueTracking", of: "UIControl", .followsTouch(.control)),
        FrameworkCallback("touchesMoved", of: "UIView", .followsTouch(.view)),
        FrameworkCallback("mouseDragged", of: "NSView", .followsTouch(.viewOfMac)),
        FrameworkCallback("point", "inside", of: "UIView", .takesTouch),
        FrameworkCallback("hitTest", of: "UIView", .takesTouch),
    ]

    /// What assistive technologies ask for.
    private static let accessibility: [FrameworkCallback] = [
        FrameworkCallback("accessibilityElement", "at", of: "NSObject", .givesElement),
        FrameworkCallback("accessibilityChildren", of: "NSAccessibilityProtocol", .givesElements),
        FrameworkCallback("accessibilityActivate", of: "NSObject", .answers(.activate)),
        FrameworkCallback("accessibilityIncrement", of: "NSObject", .answers(.adjust)),
        FrameworkCallback("accessibilityPerformEscape", of: "NSObject", .answers(.escape)),
        FrameworkCallback("accessibilityPerformMagicTap", of: "NSObject", .answers(.magicTap)),
        FrameworkCallback("accessibilityScroll", of: "NSObject", .answers(.scroll)),
        FrameworkCallback("accessibilityPerformIncrement", of: "NSAccessibilityProtocol", .answers(.adjust)),
        FrameworkCallback("accessibilityPerformPress", of: "NSAccessibilityProtocol", .answers(.activate)),
        FrameworkCallback("accessibilityLabel", of: "NSAccessibilityProtocol", .says("accessibilityLabel")),
        FrameworkCallback("accessibilityTitle", of: "NSAccessibilityProtocol", .says("accessibilityLabel")),
        FrameworkCallback("accessibilityHelp", of: "NSAccessibilityProtocol", .says("accessibilityHint")),
        FrameworkCallback("accessibilityValue", of: "NSAccessibilityProtocol", .says("accessibilityValue")),
        FrameworkCallback("isAccessibilityElement", of: "NSAccessibilityProtocol", .says("isAccessibilityElement")),
        FrameworkCallback("accessibilityRole", of: "NSAccessibilityProtocol", .says("accessibilityTraits")),
        FrameworkCallback(
            "isAccessibilityHidden", of: "NSAccessibilityProtocol", .says("accessibilityElementsHidden")),
        FrameworkCallback(
            "accessibilityCustomActions", of: "NSAccessibilityProtocol", .says("accessibilityCustomActions")),
    ]
}
