/// The keys by which a notification of the keyboard gives its frames.
package enum KeyboardKeys {
    /// Whether a key gives the frame at the end, and not the one at the beginning; `nil` for any other key.
    package static func isFinal(_ name: String) -> Bool? { keys[name] }

    private static let keys: NameTable<Bool> = [
        "keyboardFrameBeginUserInfoKey": false, "UIKeyboardFrameBeginUserInfoKey": false,
        "keyboardFrameEndUserInfoKey": true, "UIKeyboardFrameEndUserInfoKey": true,
    ]
}
