#!/bin/sh
# Writes an app of one storyboard with ten thousand views into a folder: labels, buttons, fields and switches in stacks.
#
# Usage: interface.sh FOLDER
set -eu
mkdir -p "$1"
awk 'BEGIN {
    print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    print "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" useAutolayout=\"YES\">"
    print "<scenes>"
    for (s = 0; s < 200; s++) {
        printf "<scene sceneID=\"s%d\"><objects><viewController title=\"Screen %d\" id=\"c%d\" sceneMemberID=\"viewController\">\n", s, s, s
        printf "<view key=\"view\" contentMode=\"scaleToFill\" id=\"v%d\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"390\" height=\"844\"/><subviews>\n", s
        for (r = 0; r < 12; r++) {
            id = s "-" r
            printf "<stackView opaque=\"NO\" contentMode=\"scaleToFill\" spacing=\"8\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"k%s\"><rect key=\"frame\" x=\"16\" y=\"%d\" width=\"358\" height=\"44\"/><subviews>\n", id, 60 + r * 52
            printf "<label opaque=\"NO\" text=\"Platform %d\" lineBreakMode=\"tailTruncation\" adjustsFontForContentSizeCategory=\"YES\" id=\"l%s\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/><color key=\"textColor\" systemColor=\"labelColor\"/></label>\n", r, id
            printf "<button opaque=\"NO\" contentMode=\"scaleToFill\" id=\"b%s\"><accessibility key=\"accessibilityConfiguration\" label=\"Show platform %d\"/><state key=\"normal\" image=\"platform\"/><connections><action selector=\"show:\" destination=\"c%d\" eventType=\"touchUpInside\" id=\"a%s\"/></connections></button>\n", id, r, s, id
            printf "<textField opaque=\"NO\" contentMode=\"scaleToFill\" placeholder=\"Note for platform %d\" id=\"f%s\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/></textField>\n", r, id
            printf "</subviews><constraints><constraint firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"44\" id=\"h%s\"/></constraints></stackView>\n", id
        }
        printf "</subviews><viewLayoutGuide key=\"safeArea\" id=\"g%d\"/></view></viewController></objects></scene>\n", s
    }
    print "</scenes>"
    print "</document>"
}' >"$1/Main.storyboard"
