import { useEffect, useState, type RefObject } from 'react';
import { useLocale } from '@lampstand/i18n/react';
import {
  readPreferences,
  writePreferences,
  type PlayerPreferences,
  type SubtitleSize,
} from '../player/player-preferences.ts';
import { shownSubtitles, subtitlesToSwitchOn } from './subtitles.rules.ts';
import type { Subtitle } from '../player/useMediaSource.ts';

export interface Subtitles {
  readonly offered: readonly Subtitle[];
  /** The locale that shows, null for none. */
  readonly shown: string | null;
  readonly size: SubtitleSize;
  readonly show: (locale: string | null) => void;
  readonly resize: (size: SubtitleSize) => void;
  /** Off, or on in the locale that is most likely wanted. */
  readonly toggle: () => void;
}

/** Which subtitles show and how large; the choice is remembered for all lessons of the device. */
export function useSubtitles(offered: readonly Subtitle[]): Subtitles {
  const { code } = useLocale();
  const [preferences, setPreferences] = useState(readPreferences);
  const shown = shownSubtitles(offered, preferences.subtitles);

  const change = (changes: Partial<PlayerPreferences>) => {
    setPreferences({ ...preferences, ...changes });
    // Speed is chosen elsewhere in the same store.
    writePreferences({ ...readPreferences(), ...changes });
  };
  const show = (locale: string | null) =>
    change(locale === null ? { subtitles: 'off' } : { subtitles: locale, lastSubtitles: locale });

  return {
    offered,
    shown,
    size: preferences.subtitleSize,
    show,
    resize: (subtitleSize) => change({ subtitleSize }),
    toggle: () =>
      show(shown === null ? subtitlesToSwitchOn(offered, preferences.lastSubtitles, code) : null),
  };
}

/**
 * Switches the text tracks of a media element, which have `data-locale`.
 * @param mode how the shown one behaves: `showing` is drawn by the browser, `hidden` only gives cues
 */
export function useTrackModes(
  media: RefObject<HTMLMediaElement | null>,
  shown: string | null,
  mode: 'showing' | 'hidden',
): void {
  useEffect(
    function switchTracks() {
      for (const element of media.current?.querySelectorAll('track') ?? []) {
        element.track.mode = element.dataset['locale'] === shown ? mode : 'disabled';
      }
    },
    [media, shown, mode],
  );
}
