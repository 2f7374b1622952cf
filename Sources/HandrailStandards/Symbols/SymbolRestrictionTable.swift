/// What Apple restricts symbols to.
enum SymbolRestrictionTable {
    /// One purpose a row; symbols name it by its number, from 0.
    static let text = #"""
ARKit
Accessibility features
AirPlay
AirPods
AirPods Max
AirPods Pro
AirPort Express
AirPort Extreme
AirTag
App Clips
Apple Intelligence
Apple Pencil
Apple TV
Apple Vision Pro
Apple Vision Pro and MacBook
Apple Watch
AppleScript language
Beats Fit Pro
Beats Fit Pro case
Beats Pill
Beats Powerbeats
Beats Powerbeats Pro
Beats Powerbeats Pro 2
Beats Powerbeats Pro 2 case
Beats Powerbeats Pro case
Beats Powerbeats3
Beats Solo Buds
Beats Solo Buds case
Beats Studio Buds
Beats Studio Buds Plus
Beats Studio Buds Plus case
Beats Studio Buds case
Beats earphones
Beats headphones
Bonjour networking
Desk View
Digital Crown
EarPods
Environments feature
Face ID feature
FaceTime app
Finder app
HomeKit
HomePod
HomePod and Apple TV
HomePod and HomePod mini
HomePod mini
HomePod mini and Apple TV
Image Playground app
Live Photos feature
Mac Pro
Mac Studio
Mac mini
MacBook
MacBook and Apple Watch
MacBook and iPad
MacBook and iPhone
MacBook and iPod
MagSafe Battery Pack
Magic Mouse
Markup feature
Meditation in Fitness+
Messages app
Microsoft’s Xbox
Optic ID feature
Safari browser
SharePlay
Shared With You feature
Shazam
Sign in with Apple
Siri
Sony’s PlayStation
Spatial Audio
Spatial Scene feature
Swift programming language
SwiftData
Teletype feature
Touch ID feature
Writing Tools
Xserve
Xserve RAID
accessories and software that are compatible with the DockKit API
creating or signing in with a passkey
drawing experiences that are based on PencilKit
iCloud service
iPad
iPad and Apple Watch
iPad and iPhone
iPad and iPhone case
iPad and iPod
iPad case
iPhone
iPhone Smart Battery Case
iPhone and Vision Pro
iPhone and iPod
iPhone case
iPod
iPod and Apple Watch
iPod and Vision Pro
iPod shuffle
iPod touch
music based haptic feedback for software that is compatible with the Core Haptics API
sharing or using a shared password or passkey
the Apple Intelligence summary feature
the Connectivity Standards Alliance Matter connectivity protocol
translation features
"""#
}
