import type { RefObject } from 'react';
import { localeOf } from '@lampstand/i18n';
import { StyledLines } from './StyledLines.tsx';
import { useCueText } from './useCueText.ts';
import type { Subtitles } from './useSubtitles.ts';

export interface SubtitleLinesProps {
  readonly media: RefObject<HTMLMediaElement | null>;
  readonly subtitles: Subtitles;
}

/** The subtitles that show, one language beneath the other. */
export function SubtitleLines({ media, subtitles }: SubtitleLinesProps) {
  const { shown, second, style } = subtitles;
  const first = useCueText(media, shown);
  const beneath = useCueText(media, second);
  const lines = [
    { text: first, locale: shown },
    { text: beneath, locale: second },
  ].flatMap(({ text, locale }) => (text && locale ? [{ text, lang: localeOf(locale).bcp47 }] : []));
  return <StyledLines lines={lines} look={style} />;
}
