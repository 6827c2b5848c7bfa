import { useState } from 'react';
import { useLocale } from '@lampstand/i18n/react';
import {
  changePreferences,
  readPreferences,
  type PlayerPreferences,
} from '../player/player-preferences.ts';
import type { Subtitle } from '../player/useMediaSource.ts';
import { secondSubtitles, shownSubtitles, subtitlesToSwitchOn } from './subtitles.rules.ts';
import type { SubtitleStyle } from './subtitle-style.rules.ts';

export interface Subtitles {
  readonly offered: readonly Subtitle[];
  /** The locale that shows, null for none. */
  readonly shown: string | null;
  /** The locale that shows beneath it, null for none. */
  readonly second: string | null;
  readonly style: SubtitleStyle;
  readonly show: (locale: string | null) => void;
  readonly showSecond: (locale: string | null) => void;
  readonly restyle: (style: SubtitleStyle) => void;
  /** Off, or on in the locale that is most likely wanted. */
  readonly toggle: () => void;
}

/** Which subtitles show and how; the choice is remembered for all lessons of the device. */
export function useSubtitles(offered: readonly Subtitle[]): Subtitles {
  const { code } = useLocale();
  const [preferences, setPreferences] = useState(readPreferences);
  const shown = shownSubtitles(offered, preferences.subtitles);

  const change = (changes: Partial<PlayerPreferences>) => {
    setPreferences({ ...preferences, ...changes });
    changePreferences(changes);
  };
  const show = (locale: string | null) =>
    change(locale === null ? { subtitles: 'off' } : { subtitles: locale, lastSubtitles: locale });

  return {
    offered,
    shown,
    second: secondSubtitles(offered, shown, preferences.secondSubtitles),
    style: preferences.subtitleStyle,
    show,
    showSecond: (locale) => change({ secondSubtitles: locale ?? 'off' }),
    restyle: (subtitleStyle) => change({ subtitleStyle }),
    toggle: () =>
      show(shown === null ? subtitlesToSwitchOn(offered, preferences.lastSubtitles, code) : null),
  };
}
