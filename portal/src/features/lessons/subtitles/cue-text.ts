/** The track of a media element in a locale. */
export function trackOf(media: HTMLMediaElement | null, locale: string | null) {
  return [...(media?.querySelectorAll('track') ?? [])].find(
    (track) => track.dataset['locale'] === locale,
  );
}

/** The words of a cue without its marks. */
export function cueText(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}
