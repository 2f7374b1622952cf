/// Rules on the pictures that a bundle holds.
enum PictureRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(PictureScaleMissing()), RegisteredRule(PictureSizesDiffer()),
        RegisteredRule(PictureFileMissing()), RegisteredRule(AppIconIncomplete()),
        RegisteredRule(IconAsPhoto()), RegisteredRule(WideColorAlone()), RegisteredRule(PictureLostInDark()),
        RegisteredRule(VectorNotPreserved()), RegisteredRule(PictureNotFound()), RegisteredRule(PictureNotMirrored()),
        RegisteredRule(PictureOversized()), RegisteredRule(UnusedPicture()), RegisteredRule(PictureUpscaled()),
        RegisteredRule(PictureWithoutProfile()), RegisteredRule(PhotoAsPNG()), RegisteredRule(FewColorsInFullColor()),
        RegisteredRule(WhitePictureInDark()), RegisteredRule(PictureOfOneLanguage()),
    ]
}
