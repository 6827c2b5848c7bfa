import type { MediaSource, Recording } from './useMediaSource.ts';

/** The recording in the chosen language; else the one that the server thinks best. */
export function recordingIn(
  { media, mediaUrl }: MediaSource,
  locale: string | undefined,
): Recording | undefined {
  return (
    media.find((recording) => recording.locale === locale) ??
    media.find((recording) => recording.mediaUrl === mediaUrl) ??
    media[0]
  );
}

/** What is played: in the chosen language, and where only the sound is wanted, without the picture. */
export function playedSource(
  source: MediaSource,
  locale: string | undefined,
  soundOnly: boolean,
): MediaSource {
  const recording = recordingIn(source, locale);
  const whole = recording?.mediaUrl ?? source.mediaUrl;
  return { ...source, mediaUrl: soundOnly ? (recording?.audioUrl ?? whole) : whole };
}
