import HandrailSource

/// Methods that nothing in a project declares, and that change nothing of what is heard of a view they are called on.
enum DesignedMethods {
    /// Their names.
    static let harmless: NameSet = [
        "addTarget", "removeTarget", "addAction", "addGestureRecognizer", "removeGestureRecognizer", "setNeedsLayout",
        "setNeedsDisplay", "setNeedsUpdateConstraints", "updateConstraints", "layoutIfNeeded", "layoutSubviews",
        "sizeToFit", "sizeThatFits", "becomeFirstResponder", "resignFirstResponder", "removeFromSuperview", "addSubview",
        "insertSubview", "sendSubviewToBack", "bringSubviewToFront", "addConstraint", "addConstraints",
        "removeConstraint", "removeConstraints", "setContentHuggingPriority", "setContentCompressionResistancePriority",
        "convert", "hitTest", "point", "reloadData", "reloadRows", "reloadSections", "register", "dequeueReusableCell",
        "dequeueReusableSupplementaryView", "dequeueReusableHeaderFooterView", "deselectRow", "deselectItem", "selectRow",
        "selectItem", "scrollToRow", "scrollToItem", "setContentOffset", "setOn", "setValue", "startAnimating",
        "stopAnimating", "beginUpdates", "endUpdates", "performBatchUpdates", "insertRows", "deleteRows", "insertItems",
        "deleteItems", "reloadItems", "cellForRow", "cellForItem", "indexPath", "indexPathForRow", "indexPathForItem",
        "systemLayoutSizeFitting", "sendActions", "setSelected", "setEditing", "insertText", "setProgress", "viewWithTag",
        "setMarkedText", "snapshotView", "setRegion", "addAnnotation", "addAnnotations", "removeAnnotations", "removeAnnotation",
        "load", "loadHTMLString", "evaluateJavaScript", "isDescendant", "sendAction", "beginRefreshing", "endRefreshing",
        "setZoomScale", "zoom", "scrollRectToVisible", "setMinimumTrackImage", "setMaximumTrackImage", "setThumbImage",
        "setCustomSpacing", "endEditing", "invalidateIntrinsicContentSize", "invalidateLayout", "numberOfRows", "rectForRow",
        "setTitleTextAttributes", "setBackgroundImage", "setDate", "selectedRow", "reloadComponent", "reloadAllComponents",
        "setShowsCancelButton", "setTitleColor", "setTitleShadowColor", "setPositionAdjustment", "isKind", "isEqual", "layoutSublayers",
        "setTitlePositionAdjustment", "setBackButtonTitlePositionAdjustment", "setPreferredSymbolConfiguration",
        "addLayoutGuide", "setDividerImage", "cancelTracking", "addInteraction", "removeInteraction", "draw", "removeSegment",
        "removeAllSegments", "trailingAnchor", "shouldRasterize", "setSubScaleFactor", "makeConstraints", "append", "contains",
    ]

    /// Whether a method that nothing declares is called after what decides on the words, the picture or the looks of a view:
    /// `styled(with:)`, `setLocalizedLabel(_:)`, `configureAccessibility()`.
    static func speaksOfLooks(_ name: String) -> Bool { looks.occur(in: name) && !frameworks.contains(name) }

    private static let looks = Fragments(["accessib", "styl", "theme", "locali", "describ", "decorat", "setup", "configure"])

    /// Methods of the frameworks that are called so and decide on none of it.
    private static let frameworks: NameSet = [
        "setNeedsUpdateConfiguration", "updateConfiguration", "accessibilityActivate", "accessibilityElementDidBecomeFocused",
        "accessibilityElementDidLoseFocus", "accessibilityElementIsFocused", "accessibilityIncrement", "accessibilityDecrement",
        "accessibilityScroll", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
    ]
}
