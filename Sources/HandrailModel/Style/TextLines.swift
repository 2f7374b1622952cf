/// How many lines a text may have.
public enum TextLines {
    /// From so many lines on, a limit is none: no text on a screen reaches it.
    public static let endless = 100.0
}
