/// Guidelines on images, in the order in which reports list them.
///
/// `GuidelineTable` says what the columns are.
enum ImageGuidelineRows {
    /// The rows.
    static let text = #"""
#	images
images.resolutions	Ship every bitmap at every scale	모든 비트맵을 모든 배율로 제공하기	\#
A missing scale is blurred by upscaling.	\#
빠진 배율은 다른 배율을 확대해 채우므로 흐려집니다.	\#
assets	image set without @2x or @3x (iOS), @1x/@2x (macOS); pixel size not the exact multiple; upscaled duplicate \#
pretending to be higher resolution
images.design-scale	Design at the lowest scale, on whole pixels	가장 낮은 해상도에서 정수 픽셀로 디자인하기	\#
Art that sits on whole pixels at @1x stays crisp at every scale.	\#
1배에서 정수 픽셀에 맞춘 아트워크는 모든 배율에서 선명합니다.	\#
assets	scale variants whose point size differs or is fractional
images.color-profile	Embed a color profile in every image	모든 이미지에 색상 프로필을 포함하기	\#
Without one colors vary from display to display.	\#
프로필이 없으면 디스플레이마다 색이 달라집니다.	\#
assets	PNG without sRGB/iCCP/cICP, JPEG without ICC, profile that is neither sRGB nor Display P3; P3 asset without \#
sRGB sibling where gamut is declared
images.formats	Choose the format by the content	콘텐츠에 맞는 이미지 포맷을 고르기	\#
PNG for bitmap art, 8-bit PNG for few colors, JPEG or HEIC for photos, PDF or SVG for flat icons.	\#
비트맵 아트는 PNG, 색이 적으면 8비트 PNG, 사진은 JPEG·HEIC, 평면 아이콘은 PDF·SVG가 알맞습니다.	\#
assets	photograph as PNG, flat icon as JPEG, single-color glyph as bitmap, oversized file for its points
images.template-icons	Give glyphs template rendering and icons a vector	글리프는 템플릿으로, 아이콘은 벡터로 제공하기	\#
Template and vector icons follow the tint and stay sharp at every size.	\#
템플릿·벡터 아이콘은 색조를 따라가고 어떤 크기에서도 선명합니다.	\#
assets,source	monochrome bitmap used as icon without template intent; vector asset without preserved vector data used \#
at several sizes
images.text-in-images	Keep text out of images	이미지 안에 텍스트를 넣지 않기	\#
Text in pixels neither scales, translates nor speaks.	\#
이미지에 그려 넣은 텍스트는 커지지도, 번역되지도, 소리 내어 읽히지도 않습니다.	\#
assets,capture,manual	bitmap assets that contain text; localized image sets
images.device-testing	Look at images on real devices	실제 기기에서 이미지를 확인하기	\#
What looks right at design time may not on a device.	\#
디자인할 때의 모습과 실제 기기에서 보이는 모습은 다를 수 있습니다.	\#
manual	checklist entry listing the screens with the most artwork
"""#
}
