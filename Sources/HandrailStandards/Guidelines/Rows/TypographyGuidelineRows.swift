/// Guidelines on typography, in the order in which reports list them.
///
/// `GuidelineTable` says what the columns are.
enum TypographyGuidelineRows {
    /// The rows.
    static let text = #"""
#	typography
typography.minimum-size	Keep text at or above the platform minimum	플랫폼 최소 글자 크기 이상을 사용하기	\#
iOS and iPadOS text is never below 11 pt, body text is 17 pt by default.	\#
iOS·iPadOS의 텍스트는 11 pt 미만이 되어서는 안 되며 본문 기본값은 17 pt입니다.	\#
source,interface,capture,preview	font size below the platform's minimum, also after scaling down (minimumScaleFactor)
typography.text-styles	Use the built-in text styles	기본 텍스트 스타일을 사용하기	\#
Styles express meaning and scale with correct leading and tracking.	\#
텍스트 스타일은 의미를 나타내며 글자 크기에 맞게 행간과 자간까지 조절합니다.	\#
source,interface	literal sizes where a style of that size exists; style and literal mixed on one screen
typography.style-variants	Adjust a text style through its own variants	텍스트 스타일은 그 스타일의 변형으로 조정하기	\#
Emphasis and leading derived from a style keep scaling; a font rebuilt from the style's size does not.	\#
스타일에서 파생한 강조와 행간은 계속 크기를 따라가지만, 크기 값만 가져와 다시 만든 서체는 따라가지 않습니다.	\#
source,interface	systemFont(ofSize:weight:) or UIFont(name:size:) built from preferredFont(forTextStyle:).pointSize; \#
bold or italic face picked by name where bold(), weight(_:), leading(_:) or the style's symbolic traits would do
typography.size-change-notification	React when people change the text size	사용자가 글자 크기를 바꾸면 바로 반영하기	\#
Text must follow at once, not at the next launch.	\#
텍스트는 앱을 다시 실행하지 않아도 곧바로 바뀌어야 합니다.	\#
source	preferredFont or cached metrics in UIKit, AppKit, Texture or drawing code with neither automatic adjustment \#
nor notification or trait handling
typography.content-priority	Scale what matters first	글자 크기가 바뀌면 중요한 콘텐츠부터 키우기	\#
People who choose larger text want the content larger, not every word on screen.	\#
더 큰 글자를 고른 사람은 화면의 모든 단어가 아니라 읽고 싶은 콘텐츠가 커지기를 바랍니다.	\#
preview,manual	at accessibility sizes secondary text takes more room than primary text; tab and bar items without \#
large-content viewer
typography.large-content-viewer	Show bar items in the large content viewer	크기가 고정된 막대 항목에 큰 콘텐츠 뷰어를 제공하기	\#
Items that cannot grow need the large viewer for people who use large text.	\#
커질 수 없는 항목은 큰 글자를 쓰는 사람이 확대해서 볼 수 있게 해야 합니다.	\#
source,interface	custom bar or tab whose text does not scale, without accessibilityShowsLargeContentViewer
typography.hierarchy	Show hierarchy with weight, size and color	굵기·크기·색상으로 계층을 시각화하기	\#
Important information has to look important.	\#
중요한 정보는 중요해 보여야 합니다.	\#
preview,capture	screen whose text is all one size and weight; heading no larger or heavier than body
typography.few-typefaces	Keep to few typefaces	서체 수를 최소화하기	\#
Mixing many typefaces looks scattered and hides the hierarchy.	\#
많은 서체를 섞으면 산만해지고 정보 계층이 가려집니다.	\#
source,interface,plist	number of font families used across the app, bundled fonts never used
typography.system-fonts	Reach system fonts by API, never embed them	시스템 서체는 API로 사용하고 앱에 내장하지 않기	\#
San Francisco and New York come with the system and may not be bundled.	\#
San Francisco와 New York은 시스템에서 제공되며 앱에 넣어서는 안 됩니다.	\#
source,assets,plist	SF or New York font files in the bundle; private dotted system font names in code
typography.tracking	Let the system track text	자간은 시스템에 맡기기	\#
Tracking changes with size; hand-set kerning breaks it.	\#
알맞은 자간은 글자 크기에 따라 다르므로 직접 고정하면 맞지 않게 됩니다.	\#
source,interface	fixed kerning or tracking on text that scales; kerning on Korean or Arabic text
typography.leading	Let line height follow the text size	행간이 글자 크기를 따라가게 하기	\#
A line height fixed for one size clips or crowds the lines at another.	\#
한 가지 크기에 맞춰 고정한 행 높이는 다른 크기에서 글자를 자르거나 줄을 겹치게 합니다.	\#
source,interface,preview	paragraph style with literal minimumLineHeight or maximumLineHeight, or lineHeightMultiple \#
below 1, on text that scales; lineSpacing and baseline offsets that are not scaled; lines that overlap or clip at \#
accessibility sizes, tried with Korean, Thai and Arabic text as well
typography.legibility-contexts	Test legibility in real contexts	다양한 맥락에서 가독성을 테스트하기	\#
If text is hard to read make it larger, raise contrast or use a system face.	\#
읽기 어렵다면 크기를 키우거나 대비를 높이거나 시스템 서체를 사용합니다.	\#
capture,preview,manual	text over image or gradient with local contrast below threshold
typography.custom-font-accessibility	Give custom fonts the accessibility of system fonts	사용자 설정 서체에도 손쉬운 사용 기능을 적용하기	\#
Custom fonts do not embolden by themselves, and in UIKit they do not scale either.	\#
사용자 설정 서체는 스스로 굵어지지 않으며 UIKit에서는 스스로 커지지도 않습니다.	\#
source,interface	Font.custom(_:fixedSize:); Font.custom(_:size:) only below iOS 14 (since then it scales with body; \#
at most a review where the text is not body-like); UIFont(name:size:) not wrapped in UIFontMetrics; Bold Text not \#
handled
typography.custom-type-scale	Give a custom font a size ladder like the system's	사용자 설정 서체에도 시스템과 같은 크기 단계를 갖추기	\#
A home-made size table with steps missing stops growing just where people need it.	\#
직접 만든 크기 표에 빠진 단계가 있으면 정작 필요한 크기에서 글자가 더 커지지 않습니다.	\#
source,interface,preview	font table keyed by size category that omits categories, accessibility sizes above all; \#
steps smaller than those of the system style it stands for; a size below 11 pt at the smallest setting; headline of \#
body size that is not heavier than body; navigation title unlike the body size at the default setting; style other \#
than a caption that holds one size across settings
typography.script-coverage	Make sure fonts cover every language you support	지원하는 모든 언어의 글자가 서체에 있는지 확인하기	\#
A character that a font lacks is drawn in another face of another weight and height, or as an empty box.	\#
서체에 없는 글자는 굵기와 높이가 다른 서체나 빈 상자로 표시됩니다.	\#
assets,strings,source	bundled font without glyphs for characters in the localized strings (Hangul, Han, kana, Arabic, \#
Hebrew, Georgian, Armenian, Thai, Cyrillic, currency signs); text that people write shown in a font with a reduced \#
character set and no cascade list; one script visibly larger or heavier than another on the same line
"""#
}
