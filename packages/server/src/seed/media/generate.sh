#!/usr/bin/env bash
# Makes the demonstration's video and audio again (needs ffmpeg with x264). The results are kept in
# the repository, so that nobody needs ffmpeg to try the product.
set -euo pipefail
cd "$(dirname "$0")"
SECONDS_LONG=60
# A quiet chord that swells and fades: something to hear, nothing to distract.
CHORD="aevalsrc=0.06*sin(2*PI*220*t)*(0.6+0.4*sin(2*PI*t/12))+0.05*sin(2*PI*277.18*t)+0.05*sin(2*PI*329.63*t)*(0.6+0.4*cos(2*PI*t/9)):s=44100:d=${SECONDS_LONG}"
video() { # name colours
  ffmpeg -loglevel error -y -f lavfi -i "gradients=s=640x360:r=12:d=${SECONDS_LONG}:speed=0.012:nb_colors=3:$2" \
    -f lavfi -i "$CHORD" -vf "drawgrid=w=40:h=40:t=1:c=white@0.06,drawbox=x=60:y=300:w=520:h=4:c=white@0.25:t=fill,drawbox=x='60+516*t/${SECONDS_LONG}':y=294:w=6:h=16:c=white@0.9:t=fill" \
    -c:v libx264 -preset veryslow -crf 33 -pix_fmt yuv420p -c:a aac -b:a 40k -ac 1 \
    -movflags +faststart -shortest -fflags +bitexact -flags:v +bitexact -map_metadata -1 "$1"
}
video lecture-dawn.mp4 "c0=0x7a1226:c1=0x0b6670:c2=0x1c2536"
video lecture-field.mp4 "c0=0x0b6670:c1=0x8a6d1f:c2=0x23402f"
ffmpeg -loglevel error -y -f lavfi -i "$CHORD" -c:a aac -b:a 40k -ac 1 -movflags +faststart -map_metadata -1 talk.m4a
