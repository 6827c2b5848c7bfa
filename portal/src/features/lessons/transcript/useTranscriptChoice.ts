import { useState } from 'react';
import { useLocale } from '@lampstand/i18n/react';
import { changePreferences, readPreferences } from '../player/player-preferences.ts';
import type { Subtitle } from '../player/useMediaSource.ts';
import { secondSubtitles, subtitlesToSwitchOn } from '../subtitles/subtitles.rules.ts';

export interface TranscriptChoice {
  readonly offered: readonly Subtitle[];
  readonly locale: string | null;
  /** The locale that stands beside it, null for none. */
  readonly beside: string | null;
  readonly choose: (locale: string) => void;
  readonly chooseBeside: (locale: string | null) => void;
}

/** The languages of the transcript, remembered on the device; at first the page's, if there is it. */
export function useTranscriptChoice(offered: readonly Subtitle[]): TranscriptChoice {
  const { code } = useLocale();
  const [chosen, setChosen] = useState(() => {
    const { transcript, besideTranscript } = readPreferences();
    return { transcript, besideTranscript };
  });
  const change = (changes: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...changes });
    changePreferences(changes);
  };
  const locale = subtitlesToSwitchOn(offered, chosen.transcript, code);
  return {
    offered,
    locale,
    beside: secondSubtitles(offered, locale, chosen.besideTranscript),
    choose: (transcript) => change({ transcript }),
    chooseBeside: (besideTranscript) => change({ besideTranscript: besideTranscript ?? 'off' }),
  };
}
