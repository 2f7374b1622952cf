import HandrailTestSupport
import Testing

/// What code shows where a picture of the app is not found stands for none of the pictures that are.
@Suite("Reading what stands for a picture that is missing") struct MissingPictureTests {
    @Test(
        "A picture that is looked up by a name is there",
        arguments: [
            "guard let found = UIImage(named: name) else { return Image(\"none\") }; return Image(uiImage: found)",
            "if let found = UIImage(named: name) { return Image(uiImage: found) }; return Image(\"none\")",
            "if let found = UIImage(named: name) { Image(uiImage: found) } else { Image(\"none\") }",
        ])
    func lookup(body: String) throws {
        let code = """
            struct Coin {
                let name: String
                var icon: Image { \(body) }
            }
            struct Screen: View {
                let coin: Coin
                var body: some View { VStack { Text("Coin"); coin.icon } }
            }
            """
        #expect(try !SwiftUIScreen.names(code).contains { $0.contains("none") })
    }

    @Test("What is asked of the app's own data may be missing")
    func data() throws {
        let code = """
            struct Coin { var data: Data?; var picture: UIImage? }
            struct Screen: View {
                let coin: Coin
                var body: some View {
                    VStack { if let found = coin.picture { Image(uiImage: found) } else { Image("none") } }
                }
            }
            """
        #expect(try SwiftUIScreen.names(code).contains { $0.contains("none") })
    }
}
