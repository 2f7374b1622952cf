/// How Swift calls the constants of Objective-C that stand for the cases of one type.
package enum ObjectiveCConstant {
    /// The case that a constant stands for: `touchUpInside` of `UIControlEventTouchUpInside`; `nil` for one of no row.
    package static func member(of constant: String) -> String? {
        if let name = renamed[constant] { return name }
        guard SystemClasses.row(of: constant) == nil else { return nil }
        var length = constant.utf8.count
        // The longest prefix wins: `UIViewContentMode` before `UIView`.
        while length > shortestPrefix {
            length -= 1
            let prefix = String(constant.prefix(length))
            guard prefixes.contains(prefix) else { continue }
            let rest = constant.dropFirst(length)
            guard let first = rest.first, first.isUppercase || first.isNumber else { continue }
            return lowerCamel(rest)
        }
        return nil
    }

    /// The value of a constant that is a member of a type: `CGRect.zero` of `CGRectZero`.
    package static func value(of constant: String) -> (type: String, member: String)? { values[constant] }

    /// A name whose first word begins with a small letter: `scaleAspectFit` of `ScaleAspectFit`, `url` of `URL`.
    package static func lowerCamel(_ name: Substring) -> String {
        let capitals = name.prefix { $0.isUppercase }
        guard capitals.count > 1 else { return name.prefix(1).lowercased() + name.dropFirst() }
        guard capitals.count < name.count else { return name.lowercased() }
        let next = name[capitals.endIndex]
        // The last of several capitals begins the next word, unless a number or nothing follows.
        let count = next.isLetter ? capitals.count - 1 : capitals.count
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    private static let shortestPrefix = 4

    private static let renamed: [String: String] = [
        "UIAccessibilityTraitSummaryElement": "summaryElement", "UIAccessibilityTraitNone": "none",
        "UIAccessibilityAnnouncementNotification": "announcement",
        "UIAccessibilityLayoutChangedNotification": "layoutChanged",
        "UIAccessibilityScreenChangedNotification": "screenChanged",
        "UIAccessibilityPageScrolledNotification": "pageScrolled",
        "NSForegroundColorAttributeName": "foregroundColor", "NSBackgroundColorAttributeName": "backgroundColor",
        "NSFontAttributeName": "font", "NSKernAttributeName": "kern", "NSLinkAttributeName": "link",
        "NSParagraphStyleAttributeName": "paragraphStyle", "NSUnderlineStyleAttributeName": "underlineStyle",
        "NSStrikethroughStyleAttributeName": "strikethroughStyle", "NSAttachmentAttributeName": "attachment",
        "UIModalPresentationFullScreen": "fullScreen", "UIRectEdgeAll": "all", "NSOnState": "on", "NSOffState": "off",
    ]

    private static let values: [String: (type: String, member: String)] = [
        "CGRectZero": ("CGRect", "zero"), "CGSizeZero": ("CGSize", "zero"), "CGPointZero": ("CGPoint", "zero"),
        "UIEdgeInsetsZero": ("UIEdgeInsets", "zero"), "NSZeroRect": ("NSRect", "zero"),
        "NSZeroSize": ("NSSize", "zero"), "NSZeroPoint": ("NSPoint", "zero"), "CGRectNull": ("CGRect", "null"),
        "CGAffineTransformIdentity": ("CGAffineTransform", "identity"),
        "UITableViewAutomaticDimension": ("UITableView", "automaticDimension"),
        "UIViewNoIntrinsicMetric": ("UIView", "noIntrinsicMetric"),
        "UICollectionElementKindSectionHeader": ("UICollectionView", "elementKindSectionHeader"),
        "UICollectionElementKindSectionFooter": ("UICollectionView", "elementKindSectionFooter"),
    ]

    /// What the constants of a type begin with, by the headers of UIKit, AppKit and Core Animation: those that a
    /// property takes stand in its row.
    private static let prefixes = Set(FrameworkProperty.rows.flatMap(\.constants) + others)

    private static let others =
        """
        UIControlEvent UIControlState UIButtonType UIFontTextStyle UIFontWeight UIAccessibilityTrait \
        UITableViewStyle UITableViewCellStyle UITableViewCellSeparatorStyle UITableViewCellEditingStyle \
        UITableViewRowAnimation UITableViewScrollPosition UIBarButtonSystemItem UITabBarSystemItem \
        UIBarButtonItemStyle UIKeyboardAppearance UITextAutocapitalizationType UITextFieldViewMode \
        UIAlertControllerStyle UIAlertActionStyle UIModalPresentation UIModalTransitionStyle UIBlurEffectStyle \
        UIUserInterfaceIdiom UIUserInterfaceSizeClass UIUserInterfaceLayoutDirection UIInterfaceOrientationMask \
        UIInterfaceOrientation UIDeviceOrientation UIViewAnimationOption UIViewAnimationCurve \
        UIActivityIndicatorViewStyle UISegmentedControlSegment NSLayoutAttribute NSLayoutRelation NSLayoutFormat \
        UISwipeGestureRecognizerDirection UIGestureRecognizerState UILayoutPriority NSUnderlineStyle UIRectEdge \
        UIViewAutoresizing UIImageRenderingMode UIImageOrientation UIStatusBarStyle UIStatusBarAnimation \
        UIScrollViewKeyboardDismissMode UIScrollViewIndicatorStyle UIScrollViewContentInsetAdjustment \
        UIPageViewControllerTransitionStyle UIPageViewControllerNavigationOrientation \
        UICollectionViewScrollDirection UICollectionViewScrollPosition UIContentSizeCategory \
        UINavigationItemLargeTitleDisplayMode UIProgressViewStyle UIDatePickerMode UIDatePickerStyle \
        UISearchBarStyle UIBarStyle UIBarPosition UIImageSymbolScale UIImageSymbolWeight UIBaselineAdjustment \
        NSButtonType NSBezelStyle NSWindowStyleMask NSFontWeight NSFontTextStyle NSControlState NSControlStateValue \
        NSControlSize NSImageScale NSImageScaling NSLayoutPriority NSUserInterfaceLayoutOrientation \
        NSStackViewGravity NSStackViewDistribution NSTitlePosition NSImagePosition NSBoxType NSBorderType \
        NSAccessibilityRole NSAccessibilitySubrole NSTextFieldBezelStyle NSProgressIndicatorStyle \
        NSVisualEffectMaterial NSVisualEffectBlendingMode NSVisualEffectState kCAGravity kCAMediaTimingFunction \
        ASStackLayoutDirection ASStackLayoutJustifyContent ASStackLayoutAlignItems ASStackLayoutAlignSelf \
        ASStackLayoutFlexWrap ASControlNodeEvent ASControlState
        """
        .split(separator: " ").map(String.init)
}
