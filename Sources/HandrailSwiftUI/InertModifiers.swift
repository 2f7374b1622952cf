/// Modifiers of SwiftUI that change nothing the model knows: named so that they do not count as unknown.
enum InertModifiers {
    /// Their names.
    package static let names: [String] = Array(
        Set(
            """
            id tag environmentObject onDisappear onOpenURL onContinueUserActivity \
            userActivity zIndex layoutPriority fixedSize alignmentGuide coordinateSpace \
            projectionEffect transformEffect shadow cornerRadius clipShape compositingGroup drawingGroup \
            blendMode brightness contrast saturation grayscale hueRotation colorInvert colorMultiply luminanceToAlpha \
            renderingMode interpolation antialiased symbolVariant symbolVariableValueMode listRowInsets listRowSeparator \
            listRowSeparatorTint listSectionSeparator listRowSpacing listSectionSpacing listItemTint headerProminence \
            scrollContentBackground scrollIndicators scrollDisabled scrollPosition scrollTargetBehavior scrollTargetLayout \
            scrollDismissesKeyboard scrollClipDisabled scrollBounceBehavior contentMargins defaultScrollAnchor \
            presentationDetents presentationDragIndicator presentationBackground presentationCornerRadius \
            presentationContentInteraction presentationCompactAdaptation presentationSizing \
            navigationBarTitleDisplayMode toolbarBackground toolbarColorScheme toolbarRole \
            toolbarTitleDisplayMode toolbarTitleMenu navigationSubtitle navigationSplitViewColumnWidth keyboardType \
            autocapitalization textInputAutocapitalization disableAutocorrection autocorrectionDisabled submitLabel focused \
            focusedValue focusedSceneValue focusScope focusSection defaultFocus prefersDefaultFocus submitScope lineSpacing baselineOffset \
            underline strikethrough monospaced monospacedDigit fontDesign fontWidth allowsTightening textScale \
            matchedGeometryEffect matchedTransitionSource navigationTransition geometryGroup modifier equatable \
            buttonBorderShape buttonRepeatBehavior menuOrder menuIndicator menuActionDismissBehavior deleteDisabled moveDisabled \
            selectionDisabled hoverEffect hoverEffectDisabled pointerStyle onKeyPress onExitCommand onMoveCommand onPlayPauseCommand \
            onCommand windowStyle windowResizability defaultSize defaultPosition handlesExternalEvents \
            supportedFamilies configurationDisplayName description contentMarginsDisabled disableContentMarginsIfNeeded widgetURL \
            widgetAccentable widgetLabel invalidatableContent redacted unredacted privacySensitive containerShape inset \
            size rotation scale gridCellColumns gridCellAnchor gridColumnAlignment gridCellUnsizedAxes preference \
            transformPreference anchorPreference transformEnvironment environmentValues listRowHoverEffect \
            onGeometryChange \
            digitalCrownRotation onLongTouchGesture containerRelativeFrame dialogIcon alertIcon symbolColorRenderingMode \
            chartXAxis chartYAxis chartLegend chartXScale chartYScale chartForegroundStyleScale chartPlotStyle chartOverlay \
            chartBackground chartXSelection chartAngleSelection mapStyle mapControls mapControlVisibility customizationID \
            tableColumnHeaders springLoadingBehavior typesettingLanguage typeSelectEquivalent writingToolsBehavior \
            persistentSystemOverlays layoutValue modelContainer modelContext managedObjectContext defaultAppStorage \
            glassEffect glassEffectID glassEffectTransition backgroundExtensionEffect scrollEdgeEffectStyle tabBarMinimizeBehavior \
            searchSuggestions searchScopes searchCompletion searchPresentationToolbarBehavior searchFocused findNavigator \
            speechAdjustedPitch allowedDynamicRange textRenderer textEditorStyle horizontalRadioGroupLayout exportsItemProviders \
            importsItemProviders onCutCommand onCopyCommand onPasteCommand copyable cuttable pasteDestination dropConfiguration \
            materialActiveAppearance colorEffect distortionEffect layerEffect sectionActions sectionIndexLabel \
            safeAreaPadding ignoresSafeAreaEdges defaultHoverEffect listRowPlatterColor eraseToAnyView \
            onFailure onSuccess placeholderImage fade loadDiskFileSynchronously cancelOnDisappear setProcessor processors \
            animationSpeed configure resizingMode
            """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)))
}
