/// Values of the system colors.
enum SystemColorRows {
    /// Columns: token, kind, `platform:since-until` (major versions, `until` empty for today), SwiftUI, UIKit and
    /// AppKit name, RRGGBBAA in sRGB for light, dark, light and dark with increased contrast, dark elevated, dark
    /// elevated with increased contrast; `?` where uncertain. A row goes on below a line that ends with `\#`.
    static let text = #"""
systemRed	accent	iOS:26- macOS:26- tvOS:26-	Color.red	UIColor.systemRed	NSColor.systemRed	\#
FF383CFF	FF4245FF	E9152DFF	FF6165FF			
systemRed	accent	watchOS:26-	Color.red				FF4245FF					
systemRed	accent	visionOS:26-	Color.red	UIColor.systemRed			FF4245FF					
systemOrange	accent	iOS:26- macOS:26- tvOS:26-	Color.orange	UIColor.systemOrange	NSColor.systemOrange	\#
FF8D28FF	FF9230FF	C55300FF	FFA056FF			
systemOrange	accent	watchOS:26-	Color.orange				FF9230FF					
systemOrange	accent	visionOS:26-	Color.orange	UIColor.systemOrange			FF9230FF					
systemYellow	accent	iOS:26- macOS:26- tvOS:26-	Color.yellow	UIColor.systemYellow	NSColor.systemYellow	\#
FFCC00FF	FFD600FF	A16A00FF	FEDF43FF			
systemYellow	accent	watchOS:26-	Color.yellow				FFD600FF					
systemYellow	accent	visionOS:26-	Color.yellow	UIColor.systemYellow			FFD600FF					
systemGreen	accent	iOS:26- macOS:26- tvOS:26-	Color.green	UIColor.systemGreen	NSColor.systemGreen	\#
34C759FF	30D158FF	008932FF	4AD968FF			
systemGreen	accent	watchOS:26-	Color.green				30D158FF					
systemGreen	accent	visionOS:26-	Color.green	UIColor.systemGreen			30D158FF					
systemMint	accent	iOS:26- macOS:26- tvOS:26-	Color.mint	UIColor.systemMint	NSColor.systemMint	\#
00C8B3FF	00DAC3FF	008575FF	54DFCBFF			
systemMint	accent	watchOS:26-	Color.mint				00DAC3FF					
systemMint	accent	visionOS:26-	Color.mint	UIColor.systemMint			00DAC3FF					
systemTeal	accent	iOS:26- macOS:26- tvOS:26-	Color.teal	UIColor.systemTeal	NSColor.systemTeal	\#
00C3D0FF	00D2E0FF	008198FF	3BDDECFF			
systemTeal	accent	watchOS:26-	Color.teal				00D2E0FF					
systemTeal	accent	visionOS:26-	Color.teal	UIColor.systemTeal			00D2E0FF					
systemCyan	accent	iOS:26- macOS:26- tvOS:26-	Color.cyan	UIColor.systemCyan	NSColor.systemCyan	\#
00C0E8FF	3CD3FEFF	007EAEFF	6DD9FFFF			
systemCyan	accent	watchOS:26-	Color.cyan				3CD3FEFF					
systemCyan	accent	visionOS:26-	Color.cyan	UIColor.systemCyan			3CD3FEFF					
systemBlue	accent	iOS:26- macOS:26- tvOS:26-	Color.blue	UIColor.systemBlue	NSColor.systemBlue	\#
0088FFFF	0091FFFF	1E6EF4FF	5CB8FFFF			
systemBlue	accent	watchOS:26-	Color.blue				0091FFFF					
systemBlue	accent	visionOS:26-	Color.blue	UIColor.systemBlue			0091FFFF					
systemIndigo	accent	iOS:26- macOS:26- tvOS:26-	Color.indigo	UIColor.systemIndigo	NSColor.systemIndigo	\#
6155F5FF	6D7CFFFF	564ADEFF	A7AAFFFF			
systemIndigo	accent	watchOS:26-	Color.indigo				6D7CFFFF					
systemIndigo	accent	visionOS:26-	Color.indigo	UIColor.systemIndigo			6B5DFFFF					?
systemPurple	accent	iOS:26- macOS:26- tvOS:26-	Color.purple	UIColor.systemPurple	NSColor.systemPurple	\#
CB30E0FF	DB34F2FF	B02FC2FF	EA8DFFFF			
systemPurple	accent	watchOS:26-	Color.purple				DB34F2FF					
systemPurple	accent	visionOS:26-	Color.purple	UIColor.systemPurple			DB34F2FF					
systemPink	accent	iOS:26- macOS:26- tvOS:26-	Color.pink	UIColor.systemPink	NSColor.systemPink	\#
FF2D55FF	FF375FFF	E7124DFF	FF8AC4FF			
systemPink	accent	watchOS:26-	Color.pink				FF375FFF					
systemPink	accent	visionOS:26-	Color.pink	UIColor.systemPink			FF375FFF					
systemBrown	accent	iOS:26- macOS:26- tvOS:26-	Color.brown	UIColor.systemBrown	NSColor.systemBrown	\#
AC7F5EFF	B78A66FF	956D51FF	DBA679FF			
systemBrown	accent	watchOS:26-	Color.brown				B78A66FF					
systemBrown	accent	visionOS:26-	Color.brown	UIColor.systemBrown			B78A66FF					
systemGray	gray	iOS:13-	Color.gray	UIColor.systemGray		8E8E93FF	8E8E93FF	6C6C70FF	AEAEB2FF			
systemGray2	gray	iOS:13-	Color(uiColor: .systemGray2)	UIColor.systemGray2		AEAEB2FF	636366FF	8E8E93FF	7C7C80FF			
systemGray3	gray	iOS:13-	Color(uiColor: .systemGray3)	UIColor.systemGray3		C7C7CCFF	48484AFF	AEAEB2FF	545456FF			
systemGray4	gray	iOS:13-	Color(uiColor: .systemGray4)	UIColor.systemGray4		D1D1D6FF	3A3A3CFF	BCBCC0FF	444446FF			
systemGray5	gray	iOS:13-	Color(uiColor: .systemGray5)	UIColor.systemGray5		E5E5EAFF	2C2C2EFF	D8D8DCFF	363638FF			
systemGray6	gray	iOS:13-	Color(uiColor: .systemGray6)	UIColor.systemGray6		F2F2F7FF	1C1C1EFF	EBEBF0FF	242426FF			
systemGray	gray	macOS:26-	Color.gray		NSColor.systemGray	8E8E93FF	98989DFF					
systemGray	gray	macOS:11-15	Color.gray		NSColor.systemGray	8E8E93FF	98989DFF	848489FF	A2A2A7FF			?
systemGray	gray	watchOS:26-	Color.gray				9BA0AAFF					?
systemRed	accent	iOS:13-18	Color.red	UIColor.systemRed		FF3B30FF	FF453AFF	D70015FF	FF6961FF			
systemOrange	accent	iOS:13-18	Color.orange	UIColor.systemOrange		FF9500FF	FF9F0AFF	C93400FF	FFB340FF			
systemYellow	accent	iOS:13-18	Color.yellow	UIColor.systemYellow		FFCC00FF	FFD60AFF	A05A00FF	FFD426FF			?
systemGreen	accent	iOS:13-18	Color.green	UIColor.systemGreen		34C759FF	30D158FF	248A3DFF	30DB5BFF			
systemMint	accent	iOS:15-18	Color.mint	UIColor.systemMint		00C7BEFF	63E6E2FF	0C817BFF	66D4CFFF			?
systemTeal	accent	iOS:15-18	Color.teal	UIColor.systemTeal		30B0C7FF	40C8E0FF	008299FF	5DE6FFFF			
systemCyan	accent	iOS:15-18	Color.cyan	UIColor.systemCyan		32ADE6FF	64D2FFFF	0071A4FF	70D7FFFF			
systemBlue	accent	iOS:13-18	Color.blue	UIColor.systemBlue		007AFFFF	0A84FFFF	0040DDFF	409CFFFF			
systemIndigo	accent	iOS:13-18	Color.indigo	UIColor.systemIndigo		5856D6FF	5E5CE6FF	3634A3FF	7D7AFFFF			
systemPurple	accent	iOS:13-18	Color.purple	UIColor.systemPurple		AF52DEFF	BF5AF2FF	8944ABFF	DA8FFFFF			
systemPink	accent	iOS:13-18	Color.pink	UIColor.systemPink		FF2D55FF	FF375FFF	D30F45FF	FF6482FF			
systemBrown	accent	iOS:15-18	Color.brown	UIColor.systemBrown		A2845EFF	AC8E68FF	7F6545FF	B59469FF			
systemTeal	accent	iOS:13-14		UIColor.systemTeal		5AC8FAFF	64D2FFFF	0071A4FF	70D7FFFF			
systemRed	accent	macOS:11-15	Color.red		NSColor.systemRed	FF3B30FF	FF453AFF	FF3126FF	FF4F44FF			?
systemOrange	accent	macOS:11-15	Color.orange		NSColor.systemOrange	FF9500FF	FF9F0AFF	F58B00FF	FFA914FF			?
systemYellow	accent	macOS:11-15	Color.yellow		NSColor.systemYellow	FFCC00FF	FFD60AFF	F5C200FF	FFE014FF			?
systemGreen	accent	macOS:11-15	Color.green		NSColor.systemGreen	28CD41FF	32D74BFF	1EC337FF	3CE155FF			?
systemMint	accent	macOS:11-15	Color.mint		NSColor.systemMint	00C7BEFF	66D4CFFF	0ABDB4FF	6CE0DBFF			?
systemTeal	accent	macOS:11-15	Color.teal		NSColor.systemTeal	59ADC4FF	6AC4DCFF	2EA7BDFF	44D4EDFF			?
systemCyan	accent	macOS:11-15	Color.cyan		NSColor.systemCyan	55BEF0FF	5AC8F5FF	41AFDCFF	5ACDFAFF			?
systemBlue	accent	macOS:11-15	Color.blue		NSColor.systemBlue	007AFFFF	0A84FFFF	007AF5FF	148EFFFF			?
systemIndigo	accent	macOS:11-15	Color.indigo		NSColor.systemIndigo	5856D6FF	5E5CE6FF	5452CCFF	6361F2FF			?
systemPurple	accent	macOS:11-15	Color.purple		NSColor.systemPurple	AF52DEFF	BF5AF2FF	9F4BC9FF	CC65FFFF			?
systemPink	accent	macOS:11-15	Color.pink		NSColor.systemPink	FF2D55FF	FF375FFF	F5234BFF	FF4169FF			?
systemBrown	accent	macOS:11-15	Color.brown		NSColor.systemBrown	A2845EFF	AC8E68FF	987A54FF	B69872FF			?
label	label	iOS:13-	Color.primary; .primary	UIColor.label		000000FF	FFFFFFFF	000000FF	FFFFFFFF			
secondaryLabel	label	iOS:13-	Color.secondary; .secondary	UIColor.secondaryLabel		3C3C4399	EBEBF599	3C3C43AD	EBEBF5AD			
tertiaryLabel	label	iOS:13-	.tertiary	UIColor.tertiaryLabel		3C3C434C	EBEBF54C	3C3C4360	EBEBF560			
quaternaryLabel	label	iOS:13-	.quaternary	UIColor.quaternaryLabel		3C3C432D	EBEBF528	3C3C4342	EBEBF53D			
quinaryLabel	label	iOS:26-	.quinary			3C3C4317	EBEBF517					?
placeholderText	label	iOS:13-		UIColor.placeholderText		3C3C434C	EBEBF54C	3C3C4360	EBEBF560			
link	link	iOS:13-		UIColor.link		007AFFFF	0984FFFF	007AFFFF	0984FFFF			?
link	link	iOS:26-	Color(uiColor: .link)	UIColor.link		0088FFFF	0091FFFF					?
separator	separator	iOS:13-		UIColor.separator		3C3C4349	54545899	3C3C435E	545458AD			
separator	separator	iOS:26-		UIColor.separator		0000001F	FFFFFF1F					?
opaqueSeparator	separator	iOS:13-		UIColor.opaqueSeparator		C6C6C8FF	38383AFF	C6C6C8FF	38383AFF			
systemFill	fill	iOS:13-		UIColor.systemFill		78788033	7878805B	78788047	78788070			
secondarySystemFill	fill	iOS:13-		UIColor.secondarySystemFill		78788028	78788051	7878803D	78788066			
tertiarySystemFill	fill	iOS:13-		UIColor.tertiarySystemFill		7676801E	7676803D	76768033	76768051			
quaternarySystemFill	fill	iOS:13-		UIColor.quaternarySystemFill		74748014	7676802D	74748028	76768042			
systemBackground	background	iOS:13-	Color(uiColor: .systemBackground)	UIColor.systemBackground		\#
FFFFFFFF	000000FF	FFFFFFFF	000000FF	1C1C1EFF	242426FF	
secondarySystemBackground	background	iOS:13-	Color(uiColor: .secondarySystemBackground)	\#
UIColor.secondarySystemBackground		\#
F2F2F7FF	1C1C1EFF	EBEBF0FF	242426FF	2C2C2EFF	363638FF	
tertiarySystemBackground	background	iOS:13-	Color(uiColor: .tertiarySystemBackground)	\#
UIColor.tertiarySystemBackground		\#
FFFFFFFF	2C2C2EFF	FFFFFFFF	363638FF	3A3A3CFF	444446FF	
systemGroupedBackground	background	iOS:13-	Color(uiColor: .systemGroupedBackground)	UIColor.systemGroupedBackground		\#
F2F2F7FF	000000FF	EBEBF0FF	000000FF	1C1C1EFF	242426FF	
secondarySystemGroupedBackground	background	iOS:13-	Color(uiColor: .secondarySystemGroupedBackground)	\#
UIColor.secondarySystemGroupedBackground		\#
FFFFFFFF	1C1C1EFF	FFFFFFFF	242426FF	2C2C2EFF	363638FF	
tertiarySystemGroupedBackground	background	iOS:13-	Color(uiColor: .tertiarySystemGroupedBackground)	\#
UIColor.tertiarySystemGroupedBackground		\#
F2F2F7FF	2C2C2EFF	EBEBF0FF	363638FF	3A3A3CFF	444446FF	
labelColor	label	macOS:26-	Color.primary		NSColor.labelColor	000000D9	FFFFFFFF					
secondaryLabelColor	label	macOS:26-	Color.secondary		NSColor.secondaryLabelColor	00000080	FFFFFF8C					
tertiaryLabelColor	label	macOS:26-			NSColor.tertiaryLabelColor	00000040	FFFFFF40					
quaternaryLabelColor	label	macOS:26-			NSColor.quaternaryLabelColor	0000001A	FFFFFF1A					
systemFill	fill	macOS:26-			NSColor.systemFill	0000001A	FFFFFF1A					
secondarySystemFill	fill	macOS:26-			NSColor.secondarySystemFill	00000014	FFFFFF14					
tertiarySystemFill	fill	macOS:26-			NSColor.tertiarySystemFill	0000000D	FFFFFF0D					
quaternarySystemFill	fill	macOS:26-			NSColor.quaternarySystemFill	00000008	FFFFFF08					
quinarySystemFill	fill	macOS:26-			NSColor.quinarySystemFill	00000005	FFFFFF05					
windowBackgroundColor	background	macOS:26-			NSColor.windowBackgroundColor	FFFFFFFF	1E1E1EFF					?
separatorColor	separator	macOS:26-			NSColor.separatorColor	3C3C434A						?
controlAccentColor	accent	macOS:26-			NSColor.controlAccentColor	0088FFFF	0091FFFF					
linkColor	link	macOS:10.14-15			NSColor.linkColor	0068DAFF	419CFFFF					?
accentColor	role	iOS:26-	Color.accentColor	UIColor.tintColor		0088FFFF	0091FFFF	1E6EF4FF	5CB8FFFF			
accentColor	role	iOS:13-18	Color.accentColor	UIColor.tintColor		007AFFFF	0A84FFFF	0040DDFF	409CFFFF			
black	fixed	iOS:- macOS:- tvOS:- watchOS:- visionOS:-	Color.black	UIColor.black	NSColor.black	\#
000000FF	000000FF	000000FF	000000FF			
white	fixed	iOS:- macOS:- tvOS:- watchOS:- visionOS:-	Color.white	UIColor.white	NSColor.white	\#
FFFFFFFF	FFFFFFFF	FFFFFFFF	FFFFFFFF			
clear	fixed	iOS:- macOS:- tvOS:- watchOS:- visionOS:-	Color.clear	UIColor.clear	NSColor.clear	\#
00000000	00000000	00000000	00000000			
UIColor.darkGray	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.darkGray	NSColor.darkGray	\#
555555FF	555555FF	555555FF	555555FF			
UIColor.lightGray	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.lightGray	NSColor.lightGray	\#
AAAAAAFF	AAAAAAFF	AAAAAAFF	AAAAAAFF			
UIColor.gray	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.gray	NSColor.gray	808080FF	808080FF	808080FF	808080FF			
UIColor.red	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.red	NSColor.red	FF0000FF	FF0000FF	FF0000FF	FF0000FF			
UIColor.green	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.green	NSColor.green	00FF00FF	00FF00FF	00FF00FF	00FF00FF			
UIColor.blue	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.blue	NSColor.blue	0000FFFF	0000FFFF	0000FFFF	0000FFFF			
UIColor.cyan	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.cyan	NSColor.cyan	00FFFFFF	00FFFFFF	00FFFFFF	00FFFFFF			
UIColor.yellow	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.yellow	NSColor.yellow	\#
FFFF00FF	FFFF00FF	FFFF00FF	FFFF00FF			
UIColor.magenta	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.magenta	NSColor.magenta	\#
FF00FFFF	FF00FFFF	FF00FFFF	FF00FFFF			
UIColor.orange	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.orange	NSColor.orange	\#
FF8000FF	FF8000FF	FF8000FF	FF8000FF			
UIColor.purple	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.purple	NSColor.purple	\#
800080FF	800080FF	800080FF	800080FF			
UIColor.brown	fixed	iOS:- macOS:- tvOS:- watchOS:-		UIColor.brown	NSColor.brown	996633FF	996633FF	996633FF	996633FF			
darkText	fixed	iOS:-		UIColor.darkText		000000FF	000000FF	000000FF	000000FF			?
lightText	fixed	iOS:-		UIColor.lightText		FFFFFF99	FFFFFF99					?
"""#
}
