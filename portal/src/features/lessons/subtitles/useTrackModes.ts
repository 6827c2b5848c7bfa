import { useEffect, type RefObject } from 'react';

export interface WantedTracks {
  /** Locales that show as subtitles. */
  readonly shown: readonly (string | null)[];
  /** Locales that are only read, for the transcript. */
  readonly read: readonly (string | null)[];
  /** The browser draws them itself: in its own full screen and its small window ours are not seen. */
  readonly byBrowser: boolean;
}

/** Switches the text tracks of a media element, which have `data-locale`. */
export function useTrackModes(
  media: RefObject<HTMLMediaElement | null>,
  { shown, read, byBrowser }: WantedTracks,
): void {
  const showing = shown.join();
  const hidden = read.join();
  useEffect(
    function switchTracks() {
      for (const element of media.current?.querySelectorAll('track') ?? []) {
        const locale = element.dataset['locale'] ?? '';
        if (showing.split(',').includes(locale)) {
          element.track.mode = byBrowser ? 'showing' : 'hidden';
        } else {
          element.track.mode = hidden.split(',').includes(locale) ? 'hidden' : 'disabled';
        }
      }
    },
    [media, showing, hidden, byBrowser],
  );
}
