/// How often rules were right at first sight: rule, outcome, findings read, right ones.
///
/// Written by `make ledger`.
enum RulePrecisionRows {
    /// The rows.
    static let text = """
        appearance-forced review 2 2
        bold-text-ignored review 4 2.5
        caption-apart review 2 0.5
        clamped-type-size violation 4 4
        clamped-type-size review 2 2
        confusable-state-colors review 6 0
        credential-content-type review 3 2
        custom-font-not-scaling violation 8 5.5
        decorative-image-exposed review 47 38
        deprecated-accessibility-api review 1 0
        distorted-image review 2 1.5
        duplicate-name review 2 1.5
        duplicate-screen-title review 2 0
        empty-screen-title review 1 1
        endless-motion violation 1 1
        faint-field-edge review 2 1.5
        fixed-font-size violation 49 37.5
        fixed-font-size review 1 1
        fixed-height-around-text violation 7 4.5
        fixed-height-around-text review 3 2
        fixed-icon-beside-text review 6 3
        font-not-adjusting violation 13 12
        frequent-update review 1 0.5
        heading-not-marked review 23 18.5
        hidden-control review 2 1
        hint-quality review 2 1.5
        label-without-element review 2 0.5
        left-right-constraint violation 2 0
        left-right-constraint review 1 0
        link-as-button review 3 3
        literal-text-color violation 5 3
        long-italic-or-capitals violation 1 0
        long-screen-without-headings review 7 2
        low-symbol-contrast review 1 0
        low-text-contrast violation 29 18
        low-text-contrast review 1 0.5
        missing-adjustable-action review 6 3
        missing-custom-action review 6 1
        missing-screen-title review 8 4
        modal-overlay review 2 1
        motion-without-reduce-motion violation 1 1
        motion-without-reduce-motion review 12 5
        name-is-identifier violation 1 1
        nested-control review 1 1
        one-line-limit review 12 5.5
        orientation-forced review 1 1
        out-of-reach-control review 1 1
        photo-inverted review 3 3
        role-word-in-name violation 1 1
        row-of-many-stops review 14 11.5
        shrinking-text violation 4 2
        shrinking-text review 1 0
        small-hit-target violation 44 34
        state-not-spoken violation 2 2
        state-not-spoken review 16 12.5
        swipe-without-alternative review 1 1
        symbol-unavailable violation 1 0
        tap-without-trait violation 43 30
        tap-without-trait review 5 2
        text-below-minimum violation 2 1
        thin-font-weight violation 1 0.5
        thin-font-weight review 2 1
        translucency-behind-text review 3 1
        unannounced-change review 3 2.5
        undescribed-drawing review 3 1
        undescribed-image violation 4 2.5
        undescribed-image review 13 7.5
        unlocalized-label violation 1 1
        unnamed-control violation 44 34.5
        unnamed-control review 10 7
        untranslated-key violation 2 0
        untranslated-key review 7 0.5
        vague-name review 11 6
        """
}
