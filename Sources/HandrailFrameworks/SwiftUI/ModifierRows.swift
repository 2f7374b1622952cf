import HandrailModel

/// The modifiers of SwiftUI and of popular packages, one row each.
enum ModifierRows {
    static let all: [SwiftUIModifier] =
        structure + styles + (reading + readingOfPackages).map { SwiftUIModifier($0, .reads) }
        + (inert + inertOfPackages).map { SwiftUIModifier($0, .inert) }

    private static func names(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    /// What adds views, bars and screens, or speaks for a view.
    private static let structure: [SwiftUIModifier] = [
        SwiftUIModifier("accessibilityRepresentation", .speaksInstead(isRepresentation: true)),
        SwiftUIModifier("accessibilityActions", .offersActions),
        SwiftUIModifier("accessibilityChildren", .speaksInstead(isRepresentation: false)),
        SwiftUIModifier("overlay", .layers(.overlay)),
        SwiftUIModifier("background", .layers(.background)),
        SwiftUIModifier("safeAreaInset", .layers(.overlay)),
        SwiftUIModifier("safeAreaBar", .layers(.overlay)),
        SwiftUIModifier("backgroundPreferenceValue", .layers(.background)),
        SwiftUIModifier("overlayPreferenceValue", .layers(.overlay)),
        SwiftUIModifier("containerBackground", .layers(.background)),
        SwiftUIModifier("contextMenu", .layers(.contextMenu)),
        SwiftUIModifier("swipeActions", .layers(.swipeActions)),
        SwiftUIModifier("toolbar", .layers(.toolbar)),
        SwiftUIModifier("navigationBarItems", .layers(.toolbar)),
        SwiftUIModifier("searchable", .searches),
        SwiftUIModifier("placeholder", .layers(.placeholder)),
        SwiftUIModifier("tabViewBottomAccessory", .layers(.overlay)),
        SwiftUIModifier("tabItem", .tabItem),
        SwiftUIModifier("mask", .masks),
        SwiftUIModifier("environment", .setsEnvironment),
        SwiftUIModifier("modifier", .appliesModifier),
        SwiftUIModifier("sheet", .presents(.sheet, .sheet)),
        SwiftUIModifier("fullScreenCover", .presents(.cover, .cover)),
        SwiftUIModifier("popover", .presents(.popover, .popover)),
        SwiftUIModifier("inspector", .presents(.inspector, .sheet)),
        SwiftUIModifier("navigationDestination", .presents(.navigationDestination, .navigation)),
        SwiftUIModifier("alert", .presents(.alert, .dialog)),
        SwiftUIModifier("confirmationDialog", .presents(.confirmationDialog, .dialog)),
        SwiftUIModifier("actionSheet", .presents(.confirmationDialog, .dialog)),
        // The menu bar of a Mac, and the menus that an iPad shows for its keyboard.
        SwiftUIModifier("commands", .presents(.other, .dialog)),
    ]

    /// What chooses a style.
    private static let styles: [SwiftUIModifier] = [
        SwiftUIModifier("buttonStyle", .styles(.button)),
        SwiftUIModifier("toggleStyle", .styles(.toggle)),
        SwiftUIModifier("labelStyle", .styles(.label)),
        SwiftUIModifier("pickerStyle", .styles(.picker)),
        SwiftUIModifier("listStyle", .styles(.list)),
        SwiftUIModifier("textFieldStyle", .styles(.textField)),
        SwiftUIModifier("menuStyle", .styles(.menu)),
        SwiftUIModifier("progressViewStyle", .styles(.progress)),
        SwiftUIModifier("gaugeStyle", .styles(.gauge)),
        SwiftUIModifier("formStyle", .styles(.form)),
        SwiftUIModifier("tabViewStyle", .styles(.tabView)),
        SwiftUIModifier("datePickerStyle", .styles(.datePicker)),
        SwiftUIModifier("controlSize", .styles(.controlSize)),
        SwiftUIModifier("navigationViewStyle", .styles(.navigation)),
        SwiftUIModifier("navigationSplitViewStyle", .styles(.navigation)),
        SwiftUIModifier("groupBoxStyle", .styles(.groupBox)),
        SwiftUIModifier("disclosureGroupStyle", .styles(.disclosure)),
        SwiftUIModifier("controlGroupStyle", .styles(.controlGroup)),
        SwiftUIModifier("labeledContentStyle", .styles(.labeledContent)),
        SwiftUIModifier("indexViewStyle", .styles(.other)),
        SwiftUIModifier("tableStyle", .styles(.other)),
    ]

    /// What sets attributes.
    private static let reading = names(
        """
        accessibilityLabel accessibilityValue accessibilityHint help accessibilityInputLabels \
        accessibilityIdentifier accessibilityAddTraits accessibilityRemoveTraits accessibilityHidden \
        accessibilityElement accessibilityAction accessibilityAdjustableAction \
        accessibilityScrollAction accessibilityZoomAction accessibilitySortPriority accessibilityHeading \
        accessibilityRespondsToUserInteraction accessibilityCustomContent accessibilityRotor \
        accessibilityLabeledPair accessibilityChartDescriptor accessibilityIgnoresInvertColors \
        accessibilityShowsLargeContentViewer accessibilityFocused accessibilityDefaultFocus \
        accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityTextContentType \
        accessibility font fontWeight bold italic underline textCase tracking kerning lineLimit \
        minimumScaleFactor dynamicTypeSize multilineTextAlignment truncationMode fixedSize foregroundColor \
        foregroundStyle tint accentColor fill stroke strokeBorder border listRowBackground backgroundStyle \
        opacity symbolRenderingMode renderingMode blur preferredColorScheme colorScheme animation transition \
        contentTransition \
        symbolEffect scrollTransition visualEffect matchedGeometryEffect phaseAnimator keyframeAnimator \
        transaction position scaleEffect rotationEffect rotation3DEffect onAppear task onChange onReceive \
        onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange onPreferenceChange hidden frame \
        padding offset imageScale resizable aspectRatio scaledToFit scaledToFill clipped ignoresSafeArea \
        edgesIgnoringSafeArea presentationDetents flipsForRightToLeftLayoutDirection statusBarHidden statusBar \
        navigationBarBackButtonHidden interactiveDismissDisabled navigationBarHidden toolbarVisibility \
        navigationTitle navigationBarTitle navigationBarTitleDisplayMode toolbarTitleDisplayMode onTapGesture \
        onLongPressGesture gesture simultaneousGesture \
        highPriorityGesture onHover onContinuousHover disabled allowsHitTesting labelsHidden labelsVisibility \
        focusable focusEffectDisabled focused contentShape keyboardShortcut onDelete onMove draggable onDrag \
        itemProvider dropDestination \
        onDrop refreshable onSubmit sensoryFeedback textSelection textContentType defersSystemGestures \
        strikethrough symbolVariant trim blendMode brightness contrast saturation grayscale hueRotation colorInvert \
        colorMultiply luminanceToAlpha colorEffect layerEffect glassEffect redacted presentationBackground \
        toolbarBackground toolbarColorScheme scrollContentBackground chartPlotStyle
        """)

    /// What sets attributes and comes with packages: that play animations, or that tell of shakes.
    private static let readingOfPackages = names(
        """
        looping playing playbackMode onShake
        """)

    /// What changes nothing that the model knows.
    private static let inert = names(
        """
        id tag environmentObject onDisappear onOpenURL onContinueUserActivity userActivity zIndex layoutPriority \
        alignmentGuide coordinateSpace projectionEffect transformEffect shadow cornerRadius clipShape \
        compositingGroup drawingGroup interpolation antialiased \
        symbolVariableValueMode listRowInsets listRowSeparator listRowSeparatorTint listSectionSeparator \
        listRowSpacing listSectionSpacing listItemTint headerProminence scrollIndicators scrollDisabled \
        scrollPosition scrollTargetBehavior scrollTargetLayout scrollDismissesKeyboard scrollClipDisabled \
        scrollBounceBehavior contentMargins defaultScrollAnchor presentationDragIndicator \
        presentationCornerRadius presentationContentInteraction presentationCompactAdaptation presentationSizing \
        toolbarRole toolbarTitleMenu navigationSubtitle \
        navigationSplitViewColumnWidth keyboardType autocapitalization textInputAutocapitalization \
        disableAutocorrection autocorrectionDisabled submitLabel focusedValue focusedSceneValue \
        focusScope focusSection defaultFocus prefersDefaultFocus submitScope lineSpacing baselineOffset \
        monospaced monospacedDigit fontDesign fontWidth allowsTightening textScale matchedTransitionSource \
        navigationTransition geometryGroup equatable buttonBorderShape buttonRepeatBehavior menuOrder \
        menuIndicator menuActionDismissBehavior deleteDisabled moveDisabled selectionDisabled hoverEffect \
        listRowHoverEffect listRowHoverEffectDisabled hoverEffectDisabled \
        pointerStyle onKeyPress onExitCommand onMoveCommand onPlayPauseCommand onCommand \
        windowStyle windowResizability defaultSize defaultPosition handlesExternalEvents supportedFamilies \
        configurationDisplayName description contentMarginsDisabled disableContentMarginsIfNeeded widgetURL \
        widgetAccentable widgetLabel invalidatableContent unredacted privacySensitive containerShape inset size \
        rotation scale gridCellColumns gridCellAnchor gridColumnAlignment gridCellUnsizedAxes preference \
        transformPreference anchorPreference transformEnvironment environmentValues \
        onGeometryChange digitalCrownRotation onLongTouchGesture containerRelativeFrame dialogIcon alertIcon \
        symbolColorRenderingMode chartXAxis chartYAxis chartLegend chartXScale chartYScale \
        chartForegroundStyleScale chartOverlay chartBackground chartXSelection chartAngleSelection mapStyle \
        mapControls mapControlVisibility customizationID tableColumnHeaders springLoadingBehavior \
        typesettingLanguage typeSelectEquivalent writingToolsBehavior persistentSystemOverlays layoutValue \
        modelContainer modelContext managedObjectContext defaultAppStorage glassEffectID glassEffectTransition \
        backgroundExtensionEffect scrollEdgeEffectStyle tabBarMinimizeBehavior searchSuggestions searchScopes \
        searchCompletion searchPresentationToolbarBehavior searchFocused findNavigator speechAdjustedPitch \
        allowedDynamicRange textRenderer textEditorStyle horizontalRadioGroupLayout exportsItemProviders \
        importsItemProviders onCutCommand onCopyCommand onPasteCommand copyable cuttable pasteDestination \
        dropConfiguration materialActiveAppearance distortionEffect sectionActions sectionIndexLabel \
        safeAreaPadding ignoresSafeAreaEdges defaultHoverEffect listRowPlatterColor eraseToAnyView \
        accessibilityRotorEntry accessibilityLinkedGroup accessibilityActivationPoint \
        speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters badge \
        dialogSuppressionToggle fileExporter fileImporter fileMover photosPicker quickLookPreview \
        translationPresentation
        """)

    /// What changes nothing and comes with packages that load images or play animations.
    private static let inertOfPackages = names(
        """
        onFailure onSuccess placeholderImage fade loadDiskFileSynchronously cancelOnDisappear setProcessor \
        processors animationSpeed configure resizingMode
        """)
}
