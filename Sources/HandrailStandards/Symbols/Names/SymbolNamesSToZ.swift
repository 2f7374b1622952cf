/// The SF Symbols whose names begin with s to z; `SymbolTable` says what stands after a name.
enum SymbolNamesSToZ {
    /// The names.
    static let text = #"""
s.circle:A s.circle.fill:A s.square:A s.square.fill:A safari:A!65 safari.fill:A!65 sailboat:J sailboat.circle:K
sailboat.circle.fill:K sailboat.fill:J scale.3d:C scalemass:C scalemass.fill:C scanner:C scanner.fill:C scissors:A
scissors.badge.ellipsis:B scissors.circle:F scissors.circle.fill:F scooter:F scope:A scope.continuous:Y? screwdriver:F
screwdriver.fill:F scribble:A scribble.variable:C scroll:C scroll.fill:C sdcard:C sdcard.fill:C seal:C seal.fill:C
selection.pin.in.out:A sensor:J sensor.fill:J sensor.radiowaves.left.and.right:W sensor.radiowaves.left.and.right.fill:W
sensor.tag.radiowaves.forward:F sensor.tag.radiowaves.forward.fill:F server.rack:C service.dog:W service.dog.fill:W
shadow:C shared.with.you:J=sharedwithyou!67 shared.with.you.circle:M=sharedwithyou.circle!67
shared.with.you.circle.fill:M=sharedwithyou.circle.fill!67 shared.with.you.slash:J=sharedwithyou.slash!67
sharedwithyou:R!67 sharedwithyou.circle:R!67 sharedwithyou.circle.fill:R!67 sharedwithyou.slash:R!67 shareplay:F!66
shareplay.slash:F!66 shazam.logo:J!68 shazam.logo.fill:J!68 shekelsign:J
shekelsign.arrow.circlepath:M=shekelsign.arrow.trianglehead.counterclockwise.rotate.90
shekelsign.arrow.trianglehead.counterclockwise.rotate.90:R shekelsign.bank.building:R shekelsign.bank.building.fill:R
shekelsign.building.classical:Y? shekelsign.building.classical.fill:Y? shekelsign.circle:C shekelsign.circle.fill:C
shekelsign.gauge.chart.lefthalf.righthalf:R shekelsign.gauge.chart.leftthird.topthird.rightthird:R shekelsign.ring:R
shekelsign.ring.dashed:R shekelsign.square:C shekelsign.square.fill:C sheqelsign.circle:A=shekelsign.circle
sheqelsign.circle.fill:A=shekelsign.circle.fill sheqelsign.square:A=shekelsign.square
sheqelsign.square.fill:A=shekelsign.square.fill shield:A shield.checkerboard:D=shield.pattern.checkered
shield.checkered:M=shield.pattern.checkered shield.fill:A shield.lefthalf.fill:A=shield.lefthalf.filled
shield.lefthalf.fill.slash:C=shield.lefthalf.filled.slash shield.lefthalf.filled:F
shield.lefthalf.filled.badge.checkmark:M shield.lefthalf.filled.slash:F
shield.lefthalf.filled.trianglebadge.exclamationmark:M shield.pattern.checkered:R shield.righthalf.filled:F
shield.slash:A shield.slash.fill:A shift:A shift.fill:A shippingbox:C shippingbox.and.arrow.backward:J
shippingbox.and.arrow.backward.fill:J shippingbox.circle:F shippingbox.circle.fill:F shippingbox.fill:C shoe:M shoe.2:M
shoe.2.fill:M shoe.arrow.trianglehead.up.and.down:W shoe.arrow.trianglehead.up.and.down.fill:W
shoe.arrow.trianglehead.up.right:W shoe.arrow.trianglehead.up.right.circle:W
shoe.arrow.trianglehead.up.right.circle.fill:W shoe.arrow.trianglehead.up.right.fill:W shoe.circle:M shoe.circle.fill:M
shoe.fill:M shoeprints.fill:J shower:J shower.fill:J shower.handheld:J shower.handheld.fill:J shower.sidejet:J
shower.sidejet.fill:J shuffle:A shuffle.circle:D shuffle.circle.fill:D sidebar.leading:C sidebar.left:A~sidebar.leading
sidebar.right:A~sidebar.trailing sidebar.squares.leading:C sidebar.squares.left:C~sidebar.squares.leading
sidebar.squares.right:C~sidebar.squares.trailing sidebar.squares.trailing:C sidebar.trailing:C signature:A
signature.ar:C@ signature.he:C@ signature.ja:F@ signature.th:F@ signature.zh:F@ signpost.and.arrowtriangle.up:K
signpost.and.arrowtriangle.up.circle:K signpost.and.arrowtriangle.up.circle.fill:K signpost.and.arrowtriangle.up.fill:K
signpost.left:C signpost.left.circle:K signpost.left.circle.fill:K signpost.left.fill:C signpost.right:C
signpost.right.and.left:K signpost.right.and.left.circle:K signpost.right.and.left.circle.fill:K
signpost.right.and.left.fill:K signpost.right.circle:K signpost.right.circle.fill:K signpost.right.fill:C simcard:C
simcard.2:C simcard.2.fill:C simcard.fill:C singaporedollarsign:R
singaporedollarsign.arrow.trianglehead.counterclockwise.rotate.90:R singaporedollarsign.bank.building:R
singaporedollarsign.bank.building.fill:R singaporedollarsign.building.classical:Y?
singaporedollarsign.building.classical.fill:Y? singaporedollarsign.circle:R singaporedollarsign.circle.fill:R
singaporedollarsign.gauge.chart.lefthalf.righthalf:R singaporedollarsign.gauge.chart.leftthird.topthird.rightthird:R
singaporedollarsign.ring:R singaporedollarsign.ring.dashed:R singaporedollarsign.square:R
singaporedollarsign.square.fill:R sink:J sink.fill:J siri:W!70 siri.gen1:Y?!70 siri.gen2:Y?!70 skateboard:M
skateboard.fill:M skew:A skis:M skis.fill:M slash.circle:A slash.circle.fill:A sleep:C sleep.circle:F
sleep.circle.fill:F slider.horizontal.2.arrow.trianglehead.counterclockwise:R
slider.horizontal.2.gobackward:J=slider.horizontal.2.arrow.trianglehead.counterclockwise
slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath:F=\#
slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90
slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90:R slider.horizontal.2.square:M
slider.horizontal.2.square.badge.arrow.down:J slider.horizontal.2.square.on.square:J slider.horizontal.3:A
slider.horizontal.below.circle.lefthalf.filled:W slider.horizontal.below.circle.lefthalf.filled.inverse:W
slider.horizontal.below.circle.righthalf.filled:W slider.horizontal.below.circle.righthalf.filled.inverse:W
slider.horizontal.below.rectangle:A slider.horizontal.below.square.and.square.filled:J
slider.horizontal.below.square.fill.and.square:C=slider.horizontal.below.square.filled.and.square
slider.horizontal.below.square.filled.and.square:F slider.horizontal.below.sun.max:M slider.horizontal.below.sun.min:X
slider.vertical.3:C slowmo:A smallcircle.circle:A smallcircle.circle.fill:A
smallcircle.fill.circle:A=smallcircle.filled.circle smallcircle.fill.circle.fill:A=smallcircle.filled.circle.fill
smallcircle.filled.circle:F smallcircle.filled.circle.fill:F smartphone:M smiley:A=face.smiling
smiley.fill:A=face.smiling.inverse smoke:A smoke.circle:J smoke.circle.fill:J smoke.fill:A snow:A=snowflake snowboard:M
snowboard.fill:M snowflake:F snowflake.circle:F snowflake.circle.fill:F snowflake.road.lane:K
snowflake.road.lane.dashed:K snowflake.slash:K soccerball:J soccerball.circle:J soccerball.circle.fill:J
soccerball.circle.fill.inverse:J soccerball.circle.inverse:J soccerball.inverse:J sofa:J sofa.fill:J sos:K sos.circle:K
sos.circle.fill:K space:J sparkle:C sparkle.magnifyingglass:F sparkle.text.clipboard:W sparkle.text.clipboard.fill:W
sparkles:A sparkles.2:W sparkles.rectangle.stack:C sparkles.rectangle.stack.fill:C
sparkles.square.fill.on.square:C=sparkles.square.filled.on.square sparkles.square.filled.on.square:F sparkles.tv:F
sparkles.tv.fill:F spatial.capture:W!73 spatial.capture.fill:W!73 spatial.capture.on.hexagon:W!73
spatial.capture.on.hexagon.fill:W!73 spatial.capture.slash:W!73 spatial.capture.slash.fill:W!73 speaker:A
speaker.1:A=speaker.wave.1 speaker.1.fill:A=speaker.wave.1.fill speaker.2:A=speaker.wave.2
speaker.2.fill:A=speaker.wave.2.fill speaker.3:A=speaker.wave.3 speaker.3.fill:A=speaker.wave.3.fill
speaker.badge.exclamationmark:F speaker.badge.exclamationmark.fill:F speaker.circle:F speaker.circle.fill:F
speaker.fill:A speaker.minus:J speaker.minus.fill:J speaker.plus:J speaker.plus.fill:J speaker.slash:A
speaker.slash.circle:C speaker.slash.circle.fill:C speaker.slash.circle.fill.rtl:C@ speaker.slash.circle.rtl:C@
speaker.slash.fill:A speaker.slash.fill.rtl:A@ speaker.slash.rtl:A@ speaker.square:J speaker.square.fill:J
speaker.trianglebadge.exclamationmark:W speaker.trianglebadge.exclamationmark.fill:W speaker.wave.1:C
speaker.wave.1.arrowtriangles.up.right.down.left:R speaker.wave.1.fill:C speaker.wave.2:C speaker.wave.2.bubble:M
speaker.wave.2.bubble.fill:M speaker.wave.2.bubble.fill.rtl:M@ speaker.wave.2.bubble.left:J=speaker.wave.2.bubble
speaker.wave.2.bubble.left.fill:J=speaker.wave.2.bubble.fill
speaker.wave.2.bubble.left.fill.rtl:J=speaker.wave.2.bubble.fill.rtl@
speaker.wave.2.bubble.left.rtl:J=speaker.wave.2.bubble.rtl@ speaker.wave.2.bubble.rtl:M@ speaker.wave.2.circle:C
speaker.wave.2.circle.fill:C speaker.wave.2.fill:C speaker.wave.3:C speaker.wave.3.fill:C speaker.zzz:A
speaker.zzz.fill:A speaker.zzz.fill.rtl:A@ speaker.zzz.rtl:A@ speedometer:A=gauge.with.dots.needle.67percent spigot:J
spigot.fill:J spoon.serving:U sportscourt:A sportscourt.circle:J sportscourt.circle.fill:J sportscourt.fill:A
sprinkler:J sprinkler.and.droplets:J sprinkler.and.droplets.fill:J sprinkler.fill:J square:A square.2.layers.3d:J
square.2.layers.3d.bottom.filled:J square.2.layers.3d.fill:M square.2.layers.3d.top.filled:J
square.2.stack.3d:C=square.2.layers.3d square.2.stack.3d.bottom.fill:C=square.2.layers.3d.bottom.filled
square.2.stack.3d.bottom.filled:F=square.2.layers.3d.bottom.filled
square.2.stack.3d.top.fill:C=square.2.layers.3d.top.filled square.2.stack.3d.top.filled:F=square.2.layers.3d.top.filled
square.3.layers.3d:J square.3.layers.3d.bottom.filled:J square.3.layers.3d.down.backward:G
square.3.layers.3d.down.backward.slash.rtl:J square.3.layers.3d.down.forward:G
square.3.layers.3d.down.forward.slash.rtl:J square.3.layers.3d.down.left:G~square.3.layers.3d.down.backward
square.3.layers.3d.down.left.slash:H square.3.layers.3d.down.right:G~square.3.layers.3d.down.forward
square.3.layers.3d.down.right.slash:H square.3.layers.3d.middle.filled:J square.3.layers.3d.slash:J
square.3.layers.3d.top.filled:J square.3.stack.3d:C=square.3.layers.3d
square.3.stack.3d.bottom.fill:C=square.3.layers.3d.bottom.filled
square.3.stack.3d.bottom.filled:F=square.3.layers.3d.bottom.filled
square.3.stack.3d.middle.fill:C=square.3.layers.3d.middle.filled
square.3.stack.3d.middle.filled:F=square.3.layers.3d.middle.filled square.3.stack.3d.slash:H=square.3.layers.3d.slash
square.3.stack.3d.top.fill:C=square.3.layers.3d.top.filled square.3.stack.3d.top.filled:F=square.3.layers.3d.top.filled
square.and.arrow.down:A square.and.arrow.down.badge.checkmark:S square.and.arrow.down.badge.checkmark.fill:S
square.and.arrow.down.badge.clock:R square.and.arrow.down.badge.clock.fill:R square.and.arrow.down.badge.xmark:S
square.and.arrow.down.badge.xmark.fill:S square.and.arrow.down.fill:A square.and.arrow.down.on.square:A
square.and.arrow.down.on.square.fill:A square.and.arrow.up:A square.and.arrow.up.badge.checkmark:U
square.and.arrow.up.badge.checkmark.fill:U square.and.arrow.up.badge.clock:O square.and.arrow.up.badge.clock.fill:O
square.and.arrow.up.circle:F square.and.arrow.up.circle.fill:F square.and.arrow.up.fill:A
square.and.arrow.up.on.square:A square.and.arrow.up.on.square.fill:A square.and.arrow.up.trianglebadge.exclamationmark:F
square.and.arrow.up.trianglebadge.exclamationmark.fill:R square.and.at.rectangle:C square.and.at.rectangle.fill:F
square.and.line.vertical.and.square:A
square.and.line.vertical.and.square.fill:A=square.and.line.vertical.and.square.filled
square.and.line.vertical.and.square.filled:F square.and.pencil:A square.and.pencil.circle:J
square.and.pencil.circle.fill:J square.arrowtriangle.4.outward:M square.badge.plus:M square.badge.plus.fill:M
square.bottomhalf.fill:C=square.bottomhalf.filled square.bottomhalf.filled:F
square.bottomthird.inset.filled:J=inset.filled.bottomthird.square square.circle:C square.circle.fill:C square.dashed:C
square.dashed.inset.fill:C=inset.filled.square.dashed square.dashed.inset.filled:F=inset.filled.square.dashed
square.dashed.micro:Y? square.dotted:J square.fill:A
square.fill.and.line.vertical.and.square:A=square.filled.and.line.vertical.and.square
square.fill.and.line.vertical.and.square.fill:F
square.fill.and.line.vertical.square.fill:A=square.fill.and.line.vertical.and.square.fill square.fill.on.circle.fill:A
square.fill.on.square:C=square.filled.on.square square.fill.on.square.fill:A square.fill.text.grid.1x2:C
square.filled.and.line.vertical.and.square:F square.filled.on.square:F square.grid.2x2:A square.grid.2x2.fill:A
square.grid.3x1.below.line.grid.1x2:C square.grid.3x1.below.line.grid.1x2.fill:F
square.grid.3x1.fill.below.line.grid.1x2:C=square.grid.3x1.below.line.grid.1x2.fill square.grid.3x1.folder.badge.plus:C
square.grid.3x1.folder.fill.badge.plus:C square.grid.3x2:A square.grid.3x2.fill:A square.grid.3x3:C
square.grid.3x3.bottomleft.fill:C=square.grid.3x3.bottomleft.filled square.grid.3x3.bottomleft.filled:F
square.grid.3x3.bottommiddle.fill:C=square.grid.3x3.bottommiddle.filled square.grid.3x3.bottommiddle.filled:F
square.grid.3x3.bottomright.fill:C=square.grid.3x3.bottomright.filled square.grid.3x3.bottomright.filled:F
square.grid.3x3.fill:C square.grid.3x3.fill.square:C=square.grid.3x3.square
square.grid.3x3.middle.fill:C=square.grid.3x3.middle.filled square.grid.3x3.middle.filled:F
square.grid.3x3.middleleft.fill:C=square.grid.3x3.middleleft.filled square.grid.3x3.middleleft.filled:F
square.grid.3x3.middleright.fill:C=square.grid.3x3.middleright.filled square.grid.3x3.middleright.filled:F
square.grid.3x3.square:F square.grid.3x3.square.badge.ellipsis:R
square.grid.3x3.topleft.fill:C=square.grid.3x3.topleft.filled square.grid.3x3.topleft.filled:F
square.grid.3x3.topmiddle.fill:C=square.grid.3x3.topmiddle.filled square.grid.3x3.topmiddle.filled:F
square.grid.3x3.topright.fill:C=square.grid.3x3.topright.filled square.grid.3x3.topright.filled:F square.grid.4x3.fill:A
square.inset.filled:F=inset.filled.square square.leadingthird.inset.filled:J=inset.filled.leadingthird.square
square.lefthalf.fill:A=square.lefthalf.filled square.lefthalf.filled:F
square.leftthird.inset.filled:J=inset.filled.leftthird.square~square.leadingthird.inset.filled square.on.circle:A
square.on.square:A square.on.square.badge.person.crop:J square.on.square.badge.person.crop.fill:J
square.on.square.dashed:C square.on.square.intersection.dashed:J square.on.square.squareshape.controlhandles:C
square.resize:M square.resize.down:M square.resize.up:M square.righthalf.fill:A=square.righthalf.filled
square.righthalf.filled:F
square.rightthird.inset.filled:J=inset.filled.rightthird.square~square.trailingthird.inset.filled square.slash:C
square.slash.fill:C square.split.1x2:A square.split.1x2.fill:A square.split.2x1:A square.split.2x1.fill:A
square.split.2x2:A square.split.2x2.fill:A square.split.bottomrightquarter:C square.split.bottomrightquarter.fill:C
square.split.diagonal:C square.split.diagonal.2x2:C square.split.diagonal.2x2.fill:C square.split.diagonal.fill:C
square.stack:A square.stack.3d.down.dottedline:A=square.stack.3d.forward.dottedline square.stack.3d.down.forward:C
square.stack.3d.down.forward.fill:C square.stack.3d.down.right:A~square.stack.3d.down.forward
square.stack.3d.down.right.fill:A~square.stack.3d.down.forward.fill square.stack.3d.forward.dottedline:C
square.stack.3d.forward.dottedline.fill:C square.stack.3d.up:A
square.stack.3d.up.badge.a:C=square.stack.3d.up.badge.automatic
square.stack.3d.up.badge.a.fill:C=square.stack.3d.up.badge.automatic.fill square.stack.3d.up.badge.automatic:M
square.stack.3d.up.badge.automatic.fill:M square.stack.3d.up.fill:A square.stack.3d.up.slash:A
square.stack.3d.up.slash.fill:A square.stack.3d.up.trianglebadge.exclamationmark:M
square.stack.3d.up.trianglebadge.exclamationmark.fill:M square.stack.fill:A square.text.square:F
square.text.square.fill:F square.tophalf.fill:C=square.tophalf.filled square.tophalf.filled:F
square.topthird.inset.filled:J=inset.filled.topthird.square
square.trailingthird.inset.filled:J=inset.filled.trailingthird.square squareroot:R squares.below.rectangle:A
squares.leading.rectangle:J squares.leading.rectangle.fill:M squareshape:C
squareshape.controlhandles.on.squareshape.controlhandles:C
squareshape.dashed.squareshape:C=squareshape.dotted.squareshape
squareshape.dotted.split.2x2:J=squareshape.split.2x2.dotted.inside.and.outside squareshape.dotted.squareshape:M
squareshape.fill:C squareshape.on.pattern.diagonalline:Y? squareshape.split.2x2:C
squareshape.split.2x2.dotted:C=squareshape.split.2x2.dotted.inside squareshape.split.2x2.dotted.inside:U
squareshape.split.2x2.dotted.inside.and.outside:U squareshape.split.2x2.dotted.outside:U squareshape.split.3x3:C
squareshape.squareshape.dashed:C=squareshape.squareshape.dotted squareshape.squareshape.dotted:M stairs:J star:A
star.bubble:F star.bubble.fill:F star.calendar:Y? star.circle:A star.circle.fill:A star.fill:A star.hexagon:U
star.hexagon.fill:U star.leadinghalf.fill:C=star.leadinghalf.filled star.leadinghalf.filled:F
star.lefthalf.fill:A=star.leadinghalf.filled~star.leadinghalf.fill star.rectangle:X star.rectangle.fill:X star.slash:A
star.slash.fill:A star.square:C star.square.fill:C star.square.on.square:J star.square.on.square.fill:J staroflife:A
staroflife.circle:C staroflife.circle.fill:C staroflife.fill:A staroflife.shield:M staroflife.shield.fill:M
steeringwheel:K steeringwheel.and.hands:R steeringwheel.and.heat.waves:K steeringwheel.and.key:K
steeringwheel.and.liquid.wave:M steeringwheel.and.lock:K=steeringwheel.badge.lock
steeringwheel.arrow.trianglehead.counterclockwise.and.clockwise:R steeringwheel.arrowtriangle.left:M
steeringwheel.arrowtriangle.right:M steeringwheel.badge.exclamationmark:M steeringwheel.badge.lock:W
steeringwheel.circle:M steeringwheel.circle.fill:M steeringwheel.exclamationmark:K steeringwheel.road.lane:K
steeringwheel.road.lane.dashed:K steeringwheel.slash:K sterlingsign:J
sterlingsign.arrow.circlepath:M=sterlingsign.arrow.trianglehead.counterclockwise.rotate.90
sterlingsign.arrow.trianglehead.counterclockwise.rotate.90:R sterlingsign.bank.building:R
sterlingsign.bank.building.fill:R sterlingsign.building.classical:Y? sterlingsign.building.classical.fill:Y?
sterlingsign.circle:A sterlingsign.circle.fill:A sterlingsign.gauge.chart.lefthalf.righthalf:R
sterlingsign.gauge.chart.leftthird.topthird.rightthird:R sterlingsign.ring:R sterlingsign.ring.dashed:R
sterlingsign.square:A sterlingsign.square.fill:A stethoscope:C stethoscope.circle:F stethoscope.circle.fill:F stop:A
stop.circle:A stop.circle.fill:A stop.fill:A stopwatch:A stopwatch.fill:A storefront:M storefront.circle:M
storefront.circle.fill:M storefront.fill:M stove:J stove.fill:J strikethrough:A strikethrough.double:W
stroke.line.diagonal:W stroke.line.diagonal.slash:W stroller:K stroller.fill:K studentdesk:B suit.club:A
suit.club.fill:A suit.diamond:A suit.diamond.fill:A suit.heart:A suit.heart.fill:A suit.spade:A suit.spade.fill:A
suitcase:F suitcase.cart:F suitcase.cart.fill:F suitcase.circle:W suitcase.circle.fill:W suitcase.fill:F
suitcase.rolling:K suitcase.rolling.and.film:W suitcase.rolling.and.film.circle:W
suitcase.rolling.and.film.circle.fill:W suitcase.rolling.and.film.fill:W suitcase.rolling.and.suitcase:W
suitcase.rolling.and.suitcase.circle:W suitcase.rolling.and.suitcase.circle.fill:W suitcase.rolling.and.suitcase.fill:W
suitcase.rolling.circle:W suitcase.rolling.circle.fill:W suitcase.rolling.fill:K sum:A sum.ar:C@
sun.and.horizon:F=sun.horizon sun.and.horizon.circle:J=sun.horizon.circle
sun.and.horizon.circle.fill:J=sun.horizon.circle.fill sun.and.horizon.fill:F=sun.horizon.fill sun.dust:A
sun.dust.circle:J sun.dust.circle.fill:J sun.dust.fill:A sun.haze:A sun.haze.circle:J sun.haze.circle.fill:J
sun.haze.fill:A sun.horizon:M sun.horizon.circle:M sun.horizon.circle.fill:M sun.horizon.fill:M sun.lefthalf.filled:R
sun.max:A sun.max.circle:F sun.max.circle.fill:F sun.max.fill:A sun.max.trianglebadge.exclamationmark:J
sun.max.trianglebadge.exclamationmark.fill:J sun.min:A sun.min.fill:A sun.rain:M sun.rain.circle:M
sun.rain.circle.fill:M sun.rain.fill:M sun.righthalf.filled:R sun.snow:M sun.snow.circle:M sun.snow.circle.fill:M
sun.snow.fill:M sunglasses:M sunglasses.fill:M sunrise:A sunrise.circle:J sunrise.circle.fill:J sunrise.fill:A sunset:A
sunset.circle:J sunset.circle.fill:J sunset.fill:A surfboard:M surfboard.fill:M suspension.shock:R suv.side:K
suv.side.air.circulate:K suv.side.air.circulate.fill:K suv.side.air.fresh:K suv.side.air.fresh.fill:K
suv.side.and.exclamationmark:K suv.side.and.exclamationmark.fill:K suv.side.arrow.left.and.right:U
suv.side.arrow.left.and.right.fill:U suv.side.arrowtriangle.down:K suv.side.arrowtriangle.down.fill:K
suv.side.arrowtriangle.up:K suv.side.arrowtriangle.up.arrowtriangle.down:K
suv.side.arrowtriangle.up.arrowtriangle.down.fill:K suv.side.arrowtriangle.up.fill:K suv.side.fill:K
suv.side.front.open:K suv.side.front.open.crop:R suv.side.front.open.crop.fill:R suv.side.front.open.fill:K
suv.side.hill.descent.control:R suv.side.hill.descent.control.fill:R suv.side.hill.down:M
suv.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:U
suv.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle.fill:U suv.side.hill.down.fill:M
suv.side.hill.up:M suv.side.hill.up.fill:M suv.side.lock:M suv.side.lock.fill:M suv.side.lock.open:M
suv.side.lock.open.fill:M suv.side.rear.open:K suv.side.rear.open.crop:R suv.side.rear.open.crop.fill:R
suv.side.rear.open.fill:K suv.side.roof.cargo.carrier:R suv.side.roof.cargo.carrier.fill:R
suv.side.roof.cargo.carrier.slash:R suv.side.roof.cargo.carrier.slash.fill:R swatchpalette:J swatchpalette.fill:J
swedishkronasign:M swedishkronasign.arrow.circlepath:M=swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90
swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90:R swedishkronasign.bank.building:R
swedishkronasign.bank.building.fill:R swedishkronasign.building.classical:Y? swedishkronasign.building.classical.fill:Y?
swedishkronasign.circle:M swedishkronasign.circle.fill:M swedishkronasign.gauge.chart.lefthalf.righthalf:R
swedishkronasign.gauge.chart.leftthird.topthird.rightthird:R swedishkronasign.ring:R swedishkronasign.ring.dashed:R
swedishkronasign.square:M swedishkronasign.square.fill:M swift:C!74 swiftdata:M!75 swirl.circle.righthalf.filled:M
swirl.circle.righthalf.filled.inverse:M switch.2:C switch.programmable:J switch.programmable.fill:J
switch.programmable.square:J switch.programmable.square.fill:J syringe:J syringe.fill:J t.bubble:A=character.bubble
t.bubble.ar:C=character.bubble.ar@ t.bubble.fill:A=character.bubble.fill t.bubble.fill.ar:C=character.bubble.fill.ar@
t.bubble.fill.he:C=character.bubble.fill.he@ t.bubble.he:C=character.bubble.he@ t.circle:A t.circle.fill:A t.square:A
t.square.fill:A table:A=tablecells table.badge.more:A=tablecells.badge.ellipsis
table.badge.more.fill:A=tablecells.fill.badge.ellipsis table.fill:A=tablecells.fill table.furniture:J
table.furniture.fill:J tablecells:C tablecells.badge.ellipsis:C
tablecells.badge.ellipsis.fill:C=tablecells.fill.badge.ellipsis tablecells.fill:C tablecells.fill.badge.ellipsis:F
tachometer:R tag:A tag.circle:A tag.circle.fill:A tag.fill:A tag.slash:C tag.slash.fill:C tag.square:F tag.square.fill:F
taillight.fog:K taillight.fog.fill:K takeoutbag.and.cup.and.straw:F takeoutbag.and.cup.and.straw.fill:F target:C
teddybear:J teddybear.fill:J teletype:A!76 teletype.answer:A!76 teletype.answer.circle:F!76
teletype.answer.circle.fill:F!76 teletype.circle:C!76 teletype.circle.fill:C!76 tengesign:J
tengesign.arrow.circlepath:M=tengesign.arrow.trianglehead.counterclockwise.rotate.90
tengesign.arrow.trianglehead.counterclockwise.rotate.90:R tengesign.bank.building:R tengesign.bank.building.fill:R
tengesign.building.classical:Y? tengesign.building.classical.fill:Y? tengesign.circle:A tengesign.circle.fill:A
tengesign.gauge.chart.lefthalf.righthalf:R tengesign.gauge.chart.leftthird.topthird.rightthird:R tengesign.ring:R
tengesign.ring.dashed:R tengesign.square:A tengesign.square.fill:A tennis.racket:J tennis.racket.circle:J
tennis.racket.circle.fill:J tennisball:J tennisball.circle:J tennisball.circle.fill:J tennisball.fill:J tent:J tent.2:K
tent.2.circle:K tent.2.circle.fill:K tent.2.fill:K tent.circle:K tent.circle.fill:K tent.fill:J
terminal:C=apple.terminal terminal.fill:C=apple.terminal.fill testtube.2:F text.aligncenter:A text.alignleft:A
text.alignright:A text.and.command.interface.window:Y? text.and.command.macwindow:C text.append:A text.badge.checkmark:A
text.badge.checkmark.rtl:C@ text.badge.minus:A text.badge.plus:A text.badge.star:A text.badge.xmark:A
text.below.folder:W text.below.folder.fill:W text.below.photo:C text.below.photo.fill:C text.below.photo.fill.rtl:D@
text.below.photo.rtl:D@ text.book.closed:C text.book.closed.fill:C text.bubble:A text.bubble.badge.clock:R
text.bubble.badge.clock.fill:R text.bubble.badge.clock.fill.rtl:R@ text.bubble.badge.clock.rtl:R@
text.bubble.badge.sparkles:Y? text.bubble.badge.sparkles.fill:Y? text.bubble.fill:A text.bubble.fill.rtl:C@
text.bubble.rtl:C@ text.cursor:A=character.cursor.ibeam text.cursor.ar:C=character.cursor.ibeam.ar@
text.cursor.he:C=character.cursor.ibeam.he@ text.cursor.hi:C=character.cursor.ibeam.hi@
text.cursor.ja:C=character.cursor.ibeam.ja@ text.cursor.ko:C=character.cursor.ibeam.ko@
text.cursor.th:C=character.cursor.ibeam.th@ text.cursor.zh:C=character.cursor.ibeam.zh@ text.document:R
text.document.fill:R text.insert:A text.justify:A text.justify.leading:G text.justify.left:G~text.justify.leading
text.justify.right:G~text.justify.trailing text.justify.trailing:G text.justifyleft:A=text.justify.left
text.justifyright:A=text.justify.right text.line.2.summary:W!103 text.line.2.summary.badge.xmark:W!103
text.line.3.summary:W!103 text.line.first.and.arrowtriangle.forward:J text.line.last.and.arrowtriangle.forward:J
text.line.magnify:R text.magnifyingglass:C text.magnifyingglass.rtl:C@ text.menu:Y? text.pad.header:W
text.pad.header.badge.clock:W text.pad.header.badge.clock.rtl:W@ text.pad.header.badge.plus:W text.page:R
text.page.and.line.vertical.and.text.page:Y? text.page.badge.magnifyingglass:R text.page.fill:R text.page.slash:R
text.page.slash.fill:R text.page.slash.fill.rtl:R@ text.page.slash.rtl:R@ text.quote:A text.quote.rtl:C@
text.rectangle:W text.rectangle.fill:W text.rectangle.page:R text.rectangle.page.fill:R text.redaction:C
text.square.filled:W text.viewfinder:F text.word.spacing:J textbox:A=character.textbox
textbox.ar:C=character.textbox.ar@ textbox.he:C=character.textbox.he@ textbox.hi:C=character.textbox.hi@
textbox.ja:C=character.textbox.ja@ textbox.ko:C=character.textbox.ko@ textbox.th:C=character.textbox.th@
textbox.zh:C=character.textbox.zh@ textformat:A textformat.12:J=textformat.numbers
textformat.12.ar:J=textformat.numbers.ar@ textformat.12.hi:J=textformat.numbers.hi@
textformat.12.km:M=textformat.numbers.km@ textformat.12.my:M=textformat.numbers.my@ textformat.123:A=numbers
textformat.123.ar:C=numbers.ar@ textformat.123.hi:F=numbers.hi@ textformat.abc:A=textformat.characters
textformat.abc.dottedunderline:A=textformat.characters.dottedunderline textformat.alt:A textformat.alt.ar:R@
textformat.alt.bn:U@ textformat.alt.el:R@ textformat.alt.gu:U@ textformat.alt.he:R@ textformat.alt.hi:R@
textformat.alt.ja:R@ textformat.alt.kn:U@ textformat.alt.ko:R@ textformat.alt.ml:U@ textformat.alt.mni:U
textformat.alt.mr:U@ textformat.alt.or:U@ textformat.alt.pa:U@ textformat.alt.sat:U textformat.alt.si:U@
textformat.alt.ta:U@ textformat.alt.te:U@ textformat.alt.th:R@ textformat.alt.zh:R@ textformat.ar:R@ textformat.bn:U@
textformat.characters:R textformat.characters.ar:R@ textformat.characters.arrow.left.and.right:R
textformat.characters.arrow.left.and.right.ar:R@ textformat.characters.arrow.left.and.right.bn:U@
textformat.characters.arrow.left.and.right.el:R@ textformat.characters.arrow.left.and.right.gu:U@
textformat.characters.arrow.left.and.right.he:R@ textformat.characters.arrow.left.and.right.hi:R@
textformat.characters.arrow.left.and.right.ja:R@ textformat.characters.arrow.left.and.right.kn:U@
textformat.characters.arrow.left.and.right.ko:R@ textformat.characters.arrow.left.and.right.ml:U@
textformat.characters.arrow.left.and.right.mni:U textformat.characters.arrow.left.and.right.mr:U@
textformat.characters.arrow.left.and.right.or:U@ textformat.characters.arrow.left.and.right.pa:U@
textformat.characters.arrow.left.and.right.ru:R@ textformat.characters.arrow.left.and.right.sat:U
textformat.characters.arrow.left.and.right.si:U@ textformat.characters.arrow.left.and.right.ta:U@
textformat.characters.arrow.left.and.right.te:U@ textformat.characters.arrow.left.and.right.th:R@
textformat.characters.arrow.left.and.right.zh:R@ textformat.characters.bn:U@ textformat.characters.dottedunderline:R
textformat.characters.dottedunderline.ar:R@ textformat.characters.dottedunderline.bn:U@
textformat.characters.dottedunderline.el:R@ textformat.characters.dottedunderline.gu:U@
textformat.characters.dottedunderline.he:R@ textformat.characters.dottedunderline.hi:R@
textformat.characters.dottedunderline.ja:R@ textformat.characters.dottedunderline.kn:U@
textformat.characters.dottedunderline.ko:R@ textformat.characters.dottedunderline.ml:U@
textformat.characters.dottedunderline.mni:U textformat.characters.dottedunderline.mr:U@
textformat.characters.dottedunderline.or:U@ textformat.characters.dottedunderline.pa:U@
textformat.characters.dottedunderline.ru:R@ textformat.characters.dottedunderline.sat:U
textformat.characters.dottedunderline.si:U@ textformat.characters.dottedunderline.ta:U@
textformat.characters.dottedunderline.te:U@ textformat.characters.dottedunderline.th:R@
textformat.characters.dottedunderline.zh:R@ textformat.characters.el:R@ textformat.characters.gu:U@
textformat.characters.he:R@ textformat.characters.hi:R@ textformat.characters.ja:R@ textformat.characters.kn:U@
textformat.characters.ko:R@ textformat.characters.ml:U@ textformat.characters.mni:U textformat.characters.mr:U@
textformat.characters.or:U@ textformat.characters.pa:U@ textformat.characters.ru:R@ textformat.characters.sat:U
textformat.characters.si:U@ textformat.characters.ta:U@ textformat.characters.te:U@ textformat.characters.th:R@
textformat.characters.zh:R@ textformat.el:R@ textformat.gu:U@ textformat.he:R@ textformat.hi:R@ textformat.ja:R@
textformat.kn:U@ textformat.ko:R@ textformat.ml:U@ textformat.mni:U textformat.mr:U@ textformat.numbers:R
textformat.numbers.ar:R@ textformat.numbers.bn:R@ textformat.numbers.gu:R@ textformat.numbers.hi:R@
textformat.numbers.km:R@ textformat.numbers.kn:R@ textformat.numbers.ml:R@ textformat.numbers.mni:R
textformat.numbers.mr:W@ textformat.numbers.my:R@ textformat.numbers.or:R@ textformat.numbers.pa:R@
textformat.numbers.sat:R textformat.numbers.te:R@ textformat.or:U@ textformat.pa:U@ textformat.sat:U textformat.si:U@
textformat.size:A textformat.size.ar:D@ textformat.size.bn:R@ textformat.size.gu:R@ textformat.size.he:D@
textformat.size.hi:D@ textformat.size.ja:D@ textformat.size.kn:R@ textformat.size.ko:D@ textformat.size.larger:D
textformat.size.larger.ar:D@ textformat.size.larger.bn:R@ textformat.size.larger.gu:R@ textformat.size.larger.he:D@
textformat.size.larger.hi:D@ textformat.size.larger.ja:D@ textformat.size.larger.kn:R@ textformat.size.larger.ko:D@
textformat.size.larger.ml:R@ textformat.size.larger.mni:R textformat.size.larger.mr:R@ textformat.size.larger.or:R@
textformat.size.larger.pa:R@ textformat.size.larger.sat:R textformat.size.larger.si:R@ textformat.size.larger.ta:R@
textformat.size.larger.te:R@ textformat.size.larger.th:D@ textformat.size.larger.zh:D@ textformat.size.ml:R@
textformat.size.mni:R textformat.size.mr:R@ textformat.size.or:R@ textformat.size.pa:R@ textformat.size.sat:R
textformat.size.si:R@ textformat.size.smaller:D textformat.size.smaller.ar:D@ textformat.size.smaller.bn:R@
textformat.size.smaller.gu:R@ textformat.size.smaller.he:D@ textformat.size.smaller.hi:D@ textformat.size.smaller.ja:D@
textformat.size.smaller.kn:R@ textformat.size.smaller.ko:D@ textformat.size.smaller.ml:R@ textformat.size.smaller.mni:R
textformat.size.smaller.mr:R@ textformat.size.smaller.or:R@ textformat.size.smaller.pa:R@ textformat.size.smaller.sat:R
textformat.size.smaller.si:R@ textformat.size.smaller.ta:R@ textformat.size.smaller.te:R@ textformat.size.smaller.th:D@
textformat.size.smaller.zh:D@ textformat.size.ta:R@ textformat.size.te:R@ textformat.size.th:D@ textformat.size.zh:D@
textformat.subscript:A textformat.subscript.ar:D@ textformat.subscript.bn:U@ textformat.subscript.gu:U@
textformat.subscript.he:D@ textformat.subscript.hi:D@ textformat.subscript.ja:D@ textformat.subscript.kn:U@
textformat.subscript.ko:D@ textformat.subscript.ml:U@ textformat.subscript.mni:U textformat.subscript.mr:U@
textformat.subscript.or:U@ textformat.subscript.pa:U@ textformat.subscript.sat:U textformat.subscript.si:U@
textformat.subscript.ta:U@ textformat.subscript.te:U@ textformat.subscript.th:D@ textformat.subscript.zh:D@
textformat.superscript:A textformat.superscript.ar:D@ textformat.superscript.bn:U@ textformat.superscript.gu:U@
textformat.superscript.he:D@ textformat.superscript.hi:D@ textformat.superscript.ja:D@ textformat.superscript.kn:U@
textformat.superscript.ko:D@ textformat.superscript.ml:U@ textformat.superscript.mni:U textformat.superscript.mr:U@
textformat.superscript.or:U@ textformat.superscript.pa:U@ textformat.superscript.sat:U textformat.superscript.si:U@
textformat.superscript.ta:U@ textformat.superscript.te:U@ textformat.superscript.th:D@ textformat.superscript.zh:D@
textformat.ta:U@ textformat.te:U@ textformat.th:R@ textformat.zh:R@ theatermask.and.paintbrush:J
theatermask.and.paintbrush.fill:J theatermasks:F theatermasks.circle:F theatermasks.circle.fill:F theatermasks.fill:F
thermometer:A=thermometer.medium thermometer.and.ellipsis:W thermometer.and.liquid.waves:K
thermometer.and.liquid.waves.snowflake:R thermometer.and.liquid.waves.trianglebadge.exclamationmark:R
thermometer.brakesignal:J thermometer.gauge.open:W thermometer.high:J thermometer.low:J thermometer.medium:J
thermometer.medium.slash:J thermometer.snowflake:A thermometer.snowflake.circle:J thermometer.snowflake.circle.fill:J
thermometer.sun:A thermometer.sun.circle:J thermometer.sun.circle.fill:J thermometer.sun.fill:C
thermometer.tirepressure:W thermometer.transmission:K thermometer.variable:R thermometer.variable.and.figure:M
thermometer.variable.and.figure.circle:M thermometer.variable.and.figure.circle.fill:M
thermometer.variable.badge.clock:W thermometer.variable.badge.play:W ticket:C ticket.circle:W ticket.circle.fill:W
ticket.fill:C timelapse:A timeline.selection:C timer:A timer.circle:J timer.circle.fill:J timer.square:C tire:R
tire.badge.snowflake:R tirepressure:M togglepower:C toilet:J toilet.circle:K toilet.circle.fill:K toilet.fill:J
tornado:A tornado.circle:J tornado.circle.fill:J tortoise:A tortoise.circle:M tortoise.circle.fill:M tortoise.fill:A
torus:D touchid:C!77 tow.hitch:R tow.hitch.exclamationmark:R tow.hitch.exclamationmark.fill:R tow.hitch.fill:R
traction.control.tirepressure:M traction.control.tirepressure.exclamationmark:M traction.control.tirepressure.slash:M
train.side.front.car:F train.side.middle.car:F train.side.rear.car:F tram:C tram.card:W tram.card.fill:W tram.circle:C
tram.circle.fill:C tram.fill:A tram.fill.tunnel:F tram.tunnel.fill:C=tram.fill.tunnel translate:P!105 transmission:K
trapezoid.and.line.horizontal:F trapezoid.and.line.horizontal.fill:F trapezoid.and.line.vertical:F
trapezoid.and.line.vertical.fill:F trash:A trash.circle:A trash.circle.fill:A trash.fill:A trash.slash:A
trash.slash.circle:F trash.slash.circle.fill:F trash.slash.fill:A trash.slash.square:F trash.slash.square.fill:F
trash.square:F trash.square.fill:F tray:A tray.2:A tray.2.fill:A tray.and.arrow.down:A tray.and.arrow.down.fill:A
tray.and.arrow.up:A tray.and.arrow.up.fill:A tray.badge:W tray.badge.fill:W tray.circle:C tray.circle.fill:C tray.fill:A
tray.full:A tray.full.fill:A tree:K tree.circle:K tree.circle.fill:K tree.fill:K triangle:A triangle.bottomhalf.filled:F
triangle.circle:C triangle.circle.fill:C triangle.fill:A triangle.inset.filled:F=inset.filled.triangle
triangle.lefthalf.fill:A=triangle.lefthalf.filled triangle.lefthalf.filled:F
triangle.righthalf.fill:A=triangle.righthalf.filled triangle.righthalf.filled:F triangle.tophalf.filled:F
triangleshape:M triangleshape.fill:M trophy:J trophy.circle:J trophy.circle.fill:J trophy.fill:J tropicalstorm:A
tropicalstorm.circle:J tropicalstorm.circle.fill:J truck.box:M truck.box.badge.clock:M truck.box.badge.clock.fill:M
truck.box.badge.clock.fill.rtl:M@ truck.box.badge.clock.rtl:M@ truck.box.fill:M truck.pickup.side:M
truck.pickup.side.air.circulate:M truck.pickup.side.air.circulate.fill:M truck.pickup.side.air.fresh:M
truck.pickup.side.air.fresh.fill:M truck.pickup.side.and.exclamationmark:M truck.pickup.side.and.exclamationmark.fill:M
truck.pickup.side.arrow.left.and.right:U truck.pickup.side.arrow.left.and.right.fill:U
truck.pickup.side.arrowtriangle.down:M truck.pickup.side.arrowtriangle.down.fill:M truck.pickup.side.arrowtriangle.up:M
truck.pickup.side.arrowtriangle.up.arrowtriangle.down:M truck.pickup.side.arrowtriangle.up.arrowtriangle.down.fill:M
truck.pickup.side.arrowtriangle.up.fill:M truck.pickup.side.fill:M truck.pickup.side.front.open:M
truck.pickup.side.front.open.crop:R truck.pickup.side.front.open.crop.fill:R truck.pickup.side.front.open.fill:M
truck.pickup.side.hill.down:M truck.pickup.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:U
truck.pickup.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle.fill:U
truck.pickup.side.hill.down.fill:M truck.pickup.side.hill.up:M truck.pickup.side.hill.up.fill:M truck.pickup.side.lock:M
truck.pickup.side.lock.fill:M truck.pickup.side.lock.open:M truck.pickup.side.lock.open.fill:M
truck.side.hill.descent.control:R truck.side.hill.descent.control.fill:R truck.side.roof.cargo.carrier:R
truck.side.roof.cargo.carrier.fill:R truck.side.roof.cargo.carrier.slash:R truck.side.roof.cargo.carrier.slash.fill:R
tsa:R tsa.circle:R tsa.circle.fill:R tsa.slash:R tshirt:F tshirt.circle:M tshirt.circle.fill:M tshirt.fill:F
tugriksign:J tugriksign.arrow.circlepath:M=tugriksign.arrow.trianglehead.counterclockwise.rotate.90
tugriksign.arrow.trianglehead.counterclockwise.rotate.90:R tugriksign.bank.building:R tugriksign.bank.building.fill:R
tugriksign.building.classical:Y? tugriksign.building.classical.fill:Y? tugriksign.circle:A tugriksign.circle.fill:A
tugriksign.gauge.chart.lefthalf.righthalf:R tugriksign.gauge.chart.leftthird.topthird.rightthird:R tugriksign.ring:R
tugriksign.ring.dashed:R tugriksign.square:A tugriksign.square.fill:A tuningfork:A turkishlirasign:J
turkishlirasign.arrow.circlepath:M=turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90
turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90:R turkishlirasign.bank.building:R
turkishlirasign.bank.building.fill:R turkishlirasign.building.classical:Y? turkishlirasign.building.classical.fill:Y?
turkishlirasign.circle:A turkishlirasign.circle.fill:A turkishlirasign.gauge.chart.lefthalf.righthalf:R
turkishlirasign.gauge.chart.leftthird.topthird.rightthird:R turkishlirasign.ring:R turkishlirasign.ring.dashed:R
turkishlirasign.square:A turkishlirasign.square.fill:A tv:A tv.and.hifispeaker.fill:C tv.and.mediabox:D
tv.and.mediabox.fill:J tv.badge.wifi:M tv.badge.wifi.fill:M tv.circle:A tv.circle.fill:A tv.fill:A
tv.inset.filled:F=inset.filled.tv tv.music.note:A=music.note.tv tv.music.note.fill:A=music.note.tv.fill tv.slash:M
tv.slash.fill:M u.circle:A u.circle.fill:A u.square:A u.square.fill:A uiwindow.split.2x1:A umbrella:A umbrella.circle:W
umbrella.circle.fill:W umbrella.fill:A umbrella.gauge.open:W umbrella.percent:J umbrella.percent.ar:J@
umbrella.percent.fill:J umbrella.percent.fill.ar:J@ umbrella.sensor.tag.radiowaves.left.and.right:W
umbrella.sensor.tag.radiowaves.left.and.right.fill:W underline:A underline.double:W v.circle:A v.circle.fill:A
v.square:A v.square.fill:A vent.airflow.diffused:Y? vent.airflow.focused:Y? vent.airflow.manual:Y?
vent.airflow.oscillating:Y? vent.heat.waves.upward:W vial.viewfinder:J video:A!40
video.and.waveform:F=video.badge.waveform!40 video.and.waveform.fill:F=video.badge.waveform.fill!40
video.badge.checkmark:C!40 video.badge.ellipsis:F!40 video.badge.plus:A!40
video.badge.plus.fill:A=video.fill.badge.plus!40 video.badge.questionmark:Y? video.badge.questionmark.fill:Y?
video.badge.waveform:M!40 video.badge.waveform.fill:M!40 video.bubble:M!40 video.bubble.fill:M!40
video.bubble.fill.rtl:M@!40 video.bubble.left:C=video.bubble!40 video.bubble.left.fill:C=video.bubble.fill!40
video.bubble.rtl:M@!40 video.circle:A!40 video.circle.fill:A!40 video.doorbell:J video.doorbell.fill:J video.fill:A!40
video.fill.badge.checkmark:C!40 video.fill.badge.ellipsis:F!40 video.fill.badge.plus:C!40 video.slash:A!40
video.slash.circle:M!40 video.slash.circle.fill:M!40 video.slash.fill:A!40 video.square:F!40 video.square.fill:F!40
videoprojector:J videoprojector.fill:J view.2d:A view.3d:A viewfinder:A viewfinder.circle:A viewfinder.circle.fill:A
viewfinder.rectangular:M viewfinder.trianglebadge.exclamationmark:M vision.pro:R!13 vision.pro.and.arrow.forward:R!13
vision.pro.and.arrow.forward.fill:R!13 vision.pro.badge.checkmark:W!13 vision.pro.badge.checkmark.fill:W!13
vision.pro.badge.exclamationmark:R!13 vision.pro.badge.exclamationmark.fill:R!13 vision.pro.badge.play:R!13
vision.pro.badge.play.fill:R!13 vision.pro.circle:R!13 vision.pro.circle.fill:R!13 vision.pro.fill:R!13
vision.pro.slash:R!13 vision.pro.slash.circle:R!13 vision.pro.slash.circle.fill:R!13 vision.pro.slash.fill:R!13
vision.pro.trianglebadge.exclamationmark:R!13 vision.pro.trianglebadge.exclamationmark.fill:R!13
visionpro:M=vision.pro!13 visionpro.and.arrow.forward:M=vision.pro.and.arrow.forward!13
visionpro.and.arrow.forward.fill:M=vision.pro.and.arrow.forward.fill!13
visionpro.badge.exclamationmark:M=vision.pro.badge.exclamationmark!13
visionpro.badge.exclamationmark.fill:M=vision.pro.badge.exclamationmark.fill!13
visionpro.badge.play:M=vision.pro.badge.play!13 visionpro.badge.play.fill:M=vision.pro.badge.play.fill!13
visionpro.circle:M=vision.pro.circle!13 visionpro.circle.fill:M=vision.pro.circle.fill!13
visionpro.fill:M=vision.pro.fill!13 visionpro.slash:M=vision.pro.slash!13
visionpro.slash.circle:M=vision.pro.slash.circle!13 visionpro.slash.circle.fill:M=vision.pro.slash.circle.fill!13
visionpro.slash.fill:M=vision.pro.slash.fill!13 voiceover:M!1 volleyball:J volleyball.circle:J volleyball.circle.fill:J
volleyball.fill:J w.circle:A w.circle.fill:A w.square:A w.square.fill:A wake:C wake.circle:F wake.circle.fill:F
wallet.bifold:R wallet.bifold.fill:R wallet.pass:C wallet.pass.fill:C wallet.sensor.tag.radiowaves.left.and.right:W
wallet.sensor.tag.radiowaves.left.and.right.fill:W wand.and.outline:T wand.and.outline.inverse:T wand.and.rays:A
wand.and.rays.inverse:A wand.and.sparkles:R wand.and.sparkles.inverse:R wand.and.stars:A=wand.and.sparkles
wand.and.stars.inverse:A=wand.and.sparkles.inverse warninglight:M warninglight.fill:M washer:J washer.circle:M
washer.circle.fill:M washer.fill:J watch.analog:M watchface.applewatch.case:F!15 water.waves:J
water.waves.and.arrow.down:J=water.waves.and.arrow.trianglehead.down
water.waves.and.arrow.down.trianglebadge.exclamationmark:J=\#
water.waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark
water.waves.and.arrow.trianglehead.down:R water.waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark:R
water.waves.and.arrow.trianglehead.up:R water.waves.and.arrow.up:J=water.waves.and.arrow.trianglehead.up
water.waves.slash:J waterbottle:M waterbottle.fill:M wave.3.backward:C wave.3.backward.circle:C
wave.3.backward.circle.fill:C wave.3.down:R wave.3.down.car.side:R wave.3.down.car.side.fill:R wave.3.down.circle:R
wave.3.down.circle.fill:R wave.3.down.convertible.side:R wave.3.down.convertible.side.fill:R wave.3.down.pickup.side:R
wave.3.down.pickup.side.fill:R wave.3.down.suv.side:R wave.3.down.suv.side.fill:R wave.3.forward:C
wave.3.forward.circle:C wave.3.forward.circle.fill:C wave.3.left:C~wave.3.backward
wave.3.left.circle:C~wave.3.backward.circle wave.3.left.circle.fill:C~wave.3.backward.circle.fill
wave.3.right:C~wave.3.forward wave.3.right.circle:C~wave.3.forward.circle
wave.3.right.circle.fill:C~wave.3.forward.circle.fill wave.3.up:R wave.3.up.circle:R wave.3.up.circle.fill:R waveform:A
waveform.and.magnifyingglass:F=waveform.badge.magnifyingglass waveform.and.mic:F=waveform.badge.microphone
waveform.and.person:Y? waveform.and.person.filled:M waveform.badge.checkmark:S waveform.badge.exclamationmark:F
waveform.badge.magnifyingglass:M waveform.badge.mic:M=waveform.badge.microphone waveform.badge.microphone:R
waveform.badge.minus:F waveform.badge.plus:F waveform.badge.xmark:S waveform.circle:A waveform.circle.fill:A
waveform.low:W waveform.mid:W waveform.path:A waveform.path.badge.minus:A waveform.path.badge.plus:A waveform.path.ecg:A
waveform.path.ecg.magnifyingglass:S waveform.path.ecg.rectangle:C waveform.path.ecg.rectangle.fill:C
waveform.path.ecg.text:S waveform.path.ecg.text.clipboard:S waveform.path.ecg.text.clipboard.fill:S
waveform.path.ecg.text.clipboard.fill.rtl:S@ waveform.path.ecg.text.clipboard.rtl:S@ waveform.path.ecg.text.page:S
waveform.path.ecg.text.page.fill:S waveform.path.ecg.text.page.fill.rtl:S@ waveform.path.ecg.text.page.rtl:S@
waveform.path.ecg.text.rtl:S@ waveform.slash:J web.camera:J web.camera.fill:J wheelchair:R widget.extralarge:R
widget.extralarge.badge.plus:R widget.large:R widget.large.badge.plus:R widget.medium:R widget.medium.badge.plus:R
widget.small:R widget.small.badge.plus:R wifi:A wifi.badge.lock:W wifi.circle:F wifi.circle.fill:F
wifi.exclamationmark:A wifi.exclamationmark.circle:M wifi.exclamationmark.circle.fill:M wifi.router:J wifi.router.fill:J
wifi.slash:A wifi.square:F wifi.square.fill:F wind:A wind.circle:J wind.circle.fill:J wind.snow:A wind.snow.circle:J
wind.snow.circle.fill:J window.awning:J window.awning.closed:J window.casement:J window.casement.closed:J
window.ceiling:J window.ceiling.closed:J window.horizontal:J window.horizontal.closed:J window.shade.closed:J
window.shade.open:J window.vertical.closed:J window.vertical.open:J
windshield.front.and.fluid:J=windshield.front.and.spray windshield.front.and.fluid.and.spray:K
windshield.front.and.heat.waves:K windshield.front.and.spray:K windshield.front.and.wiper:J
windshield.front.and.wiper.and.drop:J windshield.front.and.wiper.and.spray:K
windshield.front.and.wiper.exclamationmark:K windshield.front.and.wiper.intermittent:K
windshield.rear.and.fluid:J=windshield.rear.and.spray windshield.rear.and.fluid.and.spray:K
windshield.rear.and.heat.waves:K windshield.rear.and.spray:K windshield.rear.and.wiper:J
windshield.rear.and.wiper.and.drop:K windshield.rear.and.wiper.and.spray:K windshield.rear.and.wiper.exclamationmark:K
windshield.rear.and.wiper.intermittent:K wineglass:J wineglass.fill:J wonsign:J
wonsign.arrow.circlepath:M=wonsign.arrow.trianglehead.counterclockwise.rotate.90
wonsign.arrow.trianglehead.counterclockwise.rotate.90:R wonsign.bank.building:R wonsign.bank.building.fill:R
wonsign.building.classical:Y? wonsign.building.classical.fill:Y? wonsign.circle:A wonsign.circle.fill:A
wonsign.gauge.chart.lefthalf.righthalf:R wonsign.gauge.chart.leftthird.topthird.rightthird:R wonsign.ring:R
wonsign.ring.dashed:R wonsign.square:A wonsign.square.fill:A wrench:A=wrench.adjustable wrench.adjustable:J
wrench.adjustable.fill:J wrench.and.screwdriver:C wrench.and.screwdriver.fill:C wrench.fill:A=wrench.adjustable.fill
wrongwaysign:K wrongwaysign.fill:K x.circle:A x.circle.fill:A x.square:A x.square.fill:A
x.squareroot:A=radicand.squareroot xbox.logo:J!63 xmark:A xmark.app:F xmark.app.fill:F xmark.bin:C xmark.bin.circle:C
xmark.bin.circle.fill:C xmark.bin.fill:C xmark.circle:A xmark.circle.badge.airplane:W xmark.circle.badge.airplane.fill:W
xmark.circle.fill:A xmark.diamond:C xmark.diamond.fill:C xmark.icloud:A!84 xmark.icloud.fill:A!84
xmark.interface.window:Y? xmark.octagon:A xmark.octagon.fill:A xmark.rectangle:A xmark.rectangle.fill:A
xmark.rectangle.portrait:C xmark.rectangle.portrait.fill:C xmark.seal:A xmark.seal.fill:A xmark.shield:A
xmark.shield.fill:A xmark.square:A xmark.square.fill:A xmark.triangle.circle.square:R
xmark.triangle.circle.square.fill:R xmark.viewfinder:Y? xserve:C!79 xserve.raid:M!80 y.circle:A y.circle.fill:A
y.square:A y.square.fill:A yensign:J yensign.arrow.circlepath:M=yensign.arrow.trianglehead.counterclockwise.rotate.90
yensign.arrow.trianglehead.counterclockwise.rotate.90:R yensign.bank.building:R yensign.bank.building.fill:R
yensign.building.classical:Y? yensign.building.classical.fill:Y? yensign.circle:A yensign.circle.fill:A
yensign.gauge.chart.lefthalf.righthalf:R yensign.gauge.chart.leftthird.topthird.rightthird:R yensign.ring:R
yensign.ring.dashed:R yensign.square:A yensign.square.fill:A yieldsign:M yieldsign.fill:M z.circle:A z.circle.fill:A
z.square:A z.square.fill:A zipper.page:R zl.button.roundedtop.horizontal:M zl.button.roundedtop.horizontal.fill:M
zl.rectangle.roundedtop:C=zl.button.roundedtop.horizontal
zl.rectangle.roundedtop.fill:C=zl.button.roundedtop.horizontal.fill zr.button.roundedtop.horizontal:M
zr.button.roundedtop.horizontal.fill:M zr.rectangle.roundedtop:C=zr.button.roundedtop.horizontal
zr.rectangle.roundedtop.fill:C=zr.button.roundedtop.horizontal.fill zzz:A
"""#
}
