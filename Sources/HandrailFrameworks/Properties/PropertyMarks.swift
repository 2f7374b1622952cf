/// What is known of many properties alike, their names with blanks between them.
enum PropertyMarks {
    static let all: [(marks: FrameworkProperty.Marks, names: String)] = [
        (.setByKey, "isHidden isEnabled isSelected isHighlighted isUserInteractionEnabled isSecureTextEntry"),
        (.watched, "isEnabled isHidden isSelected alpha isUserInteractionEnabled"),
        (.aroundScreen, "navigationController tabBarController splitViewController parent window"),
        (
            .pointsAtView,
            """
            barButtonItem sourceView sourceItem delegate dataSource searchResultsUpdater passthroughViews \
            initialFirstResponder nextKeyView transitioningDelegate layoutMarginsGuide
            """
        ),
        (
            .anyones,
            """
            view viewIfLoaded contentView backgroundView selectedBackgroundView accessoryView layer superview window \
            tableView collectionView navigationBar navigationItem navigationController tabBar toolbar \
            tabBarController tabBarItem searchBar titleView parent topViewController visibleViewController \
            presentedViewController presentingViewController rootViewController keyWindow
            """
        ),
        (
            .saysNothing,
            """
            cornerRadius masksToBounds borderWidth shadowColor shadowOpacity shadowOffset shadowRadius delegate \
            preferredMaxLayoutWidth allowsDefaultTighteningForTruncation baselineAdjustment isExclusiveTouch \
            clearButtonMode autocapitalizationType spellCheckingType enablesReturnKeyAutomatically leftViewMode \
            rightViewMode highlightedTextColor accessibilityFrame layer center autoresizingMask \
            directionalLayoutMargins layoutMargins inputView inputAccessoryView keyboardAppearance smartQuotesType \
            smartDashesType isOpaque clearsOnBeginEditing passwordRules titleEdgeInsets \
            imageEdgeInsets contentHorizontalAlignment contentVerticalAlignment adjustsImageWhenHighlighted \
            adjustsImageWhenDisabled showsTouchWhenHighlighted isPointerInteractionEnabled needsDisplay needsLayout \
            needsUpdateConstraints wantsLayer layerContentsRedrawPolicy automaticallyManagesSubnodes placeholderColor \
            placeholderEnabled placeholderFadeDuration neverShowPlaceholders displaysAsynchronously \
            automaticallyRelayoutOnSafeAreaChanges automaticallyRelayoutOnLayoutMarginsChanges debugName \
            contentSpacing laysOutHorizontally truncationAttributedText \
            justifyContent alignItems alignContent flexWrap placeholderImage shouldRenderProgressImages \
            defaultImage textContainerInset orientation edgeInsets detachesHiddenViews maskedCorners cornerCurve \
            showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle contentSize \
            contentInsetAdjustmentBehavior scrollIndicatorInsets verticalScrollIndicatorInsets \
            horizontalScrollIndicatorInsets automaticallyAdjustsScrollIndicatorInsets bounces alwaysBounceVertical \
            alwaysBounceHorizontal bouncesZoom decelerationRate isDirectionalLockEnabled keyboardDismissMode \
            delaysContentTouches canCancelContentTouches minimumZoomScale maximumZoomScale hasVerticalScroller \
            hasHorizontalScroller autohidesScrollers scrollerStyle verticalScrollElasticity \
            horizontalScrollElasticity canDrawSubviewsIntoLayer canDrawConcurrently focusRingType \
            usesSingleLineMode truncatesLastVisibleLine representedObject insetsLayoutMarginsFromSafeArea \
            preservesSuperviewLayoutMargins isBaselineRelativeArrangement autoresizesSubviews \
            isMultipleTouchEnabled allowsMultipleSelection allowsMultipleSelectionDuringEditing separatorStyle \
            separatorInset hidesBottomBarWhenPushed modalTransitionStyle rasterizationScale \
            allowsEdgeAntialiasing postsFrameChangedNotifications postsBoundsChangedNotifications
            """
        ),
        (
            .namesNothing,
            """
            titleTextAttributes largeTitleTextAttributes titlePositionAdjustment titleEdgeInsets titleLabel textLabel \
            detailTextLabel subtitleLabel accessibilityFrame accessibilityPath accessibilityActivationPoint \
            accessibilityFrameInContainerSpace accessibilityTextualContext accessibilityHeaderElements \
            traitCollection traitOverrides titleAlignment titlePadding titleLineBreakMode restorationIdentifier \
            titleTextAttributesTransformer subtitleTextAttributesTransformer name nibName reuseIdentifier identifier \
            largeTitleDisplayMode backButtonTitle backBarButtonTitle backButtonDisplayMode titleVisibility \
            titlebarAppearsTransparent titleColor title accessibilityElements titleView value image superview window \
            keyboardLayoutGuide safeAreaLayoutGuide layoutMarginsGuide readableContentGuide scrollsToTop \
            filterPredicate
            """
        ),
    ]
}
