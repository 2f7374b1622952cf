/// Sizes and leading of the text styles.
enum DynamicTypeRows {
    /// Columns: platform, text style, weight, emphasized weight, size/leading in points for each content size from
    /// `xSmall` to `AX5` (one value where the platform does not scale text, `-` where not published, `?` where
    /// uncertain).
    static let text = #"""
iOS	largeTitle	regular	bold	31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
iOS	title	regular	bold	25/31 26/32 27/33 28/34 30/37? 32/39? 34/41 38/46 43/51 48/57 53/62? 58/68
iOS	title2	regular	bold	19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
iOS	title3	regular	semibold	17/22 18/23 19/24 20/25 22/28? 24/30 26/32 31/38 37/44 43/51 49/58 55/65
iOS	headline	semibold	semibold	14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56? 53/62
iOS	body	regular	semibold	14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
iOS	callout	regular	semibold	13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
iOS	subheadline	regular	semibold	12/16 13/18 14/19 15/20 17/22 19/24 21/28? 25/31 30/37? 36/43 42/50 49/58
iOS	footnote	regular	semibold	12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
iOS	caption	regular	semibold	11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28? 26/32 32/39 37/44 43/51
iOS	caption2	regular	semibold	11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30? 29/35 34/41 40/48
macOS	largeTitle	regular	bold	26/32
macOS	title	regular	bold	22/26
macOS	title2	regular	bold	17/22
macOS	title3	regular	semibold	15/20
macOS	headline	bold	heavy	13/16
macOS	body	regular	semibold	13/16
macOS	callout	regular	semibold	12/15
macOS	subheadline	regular	semibold	11/14
macOS	footnote	regular	semibold	10/13
macOS	caption	regular	medium	10/13?
macOS	caption2	medium	semibold	10/13?
tvOS	title	medium	bold	76/96
tvOS	title2	medium	bold	57/66
tvOS	title3	medium	bold	48/56
tvOS	headline	medium	bold	38/46
tvOS	subheadline	regular	medium	38/46?
tvOS	callout	medium	bold	31/38
tvOS	body	medium	bold	29/36
tvOS	caption	medium	bold	25/32
tvOS	caption2	medium	bold	23/30
watchOS	largeTitle	regular	bold	30/32.5 32/34.5 - 36/38.5 40/42.5 41/43.5 42/44.5 44/46.5 45/47.5 46/48.5 - -
watchOS	title	regular	semibold	28/30.5 30/32.5 - 34/36.5 38/40.5 39/41.5 40/42.5 42/44.5 43/46? 44/47? - -
watchOS	title2	regular	semibold	24/26.5 26/28.5 - 28/30.5 30/32.5 31/33.5 32/34.5 34/41? 35/37.5 36/38.5 - -
watchOS	title3	regular	semibold	17/19.5 18/20.5 - 19/21.5 20/22.5 21/23.5 22/24.5 24/26.5 25/27.5 26/28.5 - -
watchOS	headline	semibold	semibold	14/16.5 15/17.5 - 16/18.5 17/19.5 18/20.5 19/21.5 21/23.5 22/24.5 23/25.5 - -
watchOS	body	regular	semibold	14/16.5 15/17.5 - 16/18.5 17/19.5 18/20.5 19/21.5 21/23.5 22/24.5 23/25.5 - -
watchOS	caption	regular	semibold	13/15.5 14/16.5 - 15/17.5 16/18.5 17/19.5 18/20.5 18/20.5 19/21.5 20/22.5 - -
watchOS	caption2	regular	semibold	12/14.5 13/15.5 - 14/16.5 15/17.5 16/18.5 17/19.5 17/19.5 18/20.5 19/21.5 - -
watchOS	footnote	regular	semibold	11/13.5 12/14.5 - 13/15.5 14/16.5 15/17.5 16/18.5 16/18.5 17/19.5 18/20.5 - -
visionOS	extraLargeTitle	bold		- - - 48/56? - - - - - - - -
visionOS	extraLargeTitle2	bold		- - - 38/46? - - - - - - - -
visionOS	largeTitle	bold		- - - 29/38? - - - - - - - -
visionOS	title	bold		- - - 24/32? - - - - - - - -
visionOS	title2	bold		- - - 22/28? - - - - - - - -
visionOS	title3	bold		- - - 19/24? - - - - - - - -
visionOS	headline	bold		- - - 17/22? - - - - - - - -
visionOS	body	medium		- - - 17/22? - - - - - - - -
visionOS	subheadline	regular		- - - 15/20? - - - - - - - -
visionOS	callout	medium		- - - 15/20? - - - - - - - -
visionOS	footnote	medium		- - - 13/18? - - - - - - - -
visionOS	caption	medium		- - - 12/16? - - - - - - - -
visionOS	caption2	medium		- - - 12/16? - - - - - - - -
iOS	extraLargeTitle	bold		- - - 36/? - - - - - - - -
iOS	extraLargeTitle2	bold		- - - 28/? - - - - - - - -
"""#
}
