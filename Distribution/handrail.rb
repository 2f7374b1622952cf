# A formula for a tap. `make dist` writes it with the address (DIST_URL) and the digest of the source archive.
class Handrail < Formula
  desc "Audits the accessibility of apps for Apple's platforms from their source"
  homepage "@URL@"
  url "@URL@"
  sha256 "@SHA256@"
  license "Apache-2.0"

  depends_on xcode: ["16.3", :build]
  depends_on "jpeg-turbo"
  depends_on "libpng"
  uses_from_macos "swift" => :build

  def install
    ENV["HANDRAIL_PICTURES"] = "1"
    ["handrail", "handrail-docs"].each do |product|
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", product
    end
    bin.install ".build/release/handrail"
    system ".build/release/handrail-docs", "manual", "man"
    man.install Dir["man/*"]
    generate_completions_from_executable(bin/"handrail", "--generate-completion-script")
  end

  test do
    (testpath/"Home.swift").write <<~SWIFT
      import SwiftUI
      struct Home: View { var body: some View { Button {} label: { Image("ridge") } } }
    SWIFT
    assert_match "unnamed-control", shell_output("#{bin}/handrail audit #{testpath} --format xcode", 1)
  end
end
