import { useEffect, useState, type RefObject } from 'react';
import { cueText, trackOf } from '../subtitles/cue-text.ts';
import type { Line } from './transcript.rules.ts';

export type Lines = readonly Line[] | 'loading' | 'failed';

interface Read {
  readonly locale: string | null;
  readonly lines: Lines;
}

/** The lines of a media element's track in a locale; none for no locale. */
export function useLines(media: RefObject<HTMLMediaElement | null>, locale: string | null): Lines {
  const [read, setRead] = useState<Read>({ locale: null, lines: [] });
  useEffect(
    function readTrack() {
      const element = trackOf(media.current, locale);
      if (!element) return undefined;
      const ending = new AbortController();
      const { signal } = ending;
      const tell = (lines: Lines) => setRead({ locale, lines });
      const readCues = () => tell(linesOf(element.track));
      // A track that is switched off gives no cues, also where it was loaded before.
      if (element.track.mode === 'disabled') element.track.mode = 'hidden';
      if (element.track.cues?.length) readCues();
      element.addEventListener('load', readCues, { signal });
      element.addEventListener('error', () => tell('failed'), { signal });
      return () => ending.abort();
    },
    [media, locale],
  );
  if (locale === null) return [];
  return read.locale === locale ? read.lines : 'loading';
}

function linesOf({ cues }: TextTrack): Line[] {
  return Array.from(cues ?? [], (cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: cueText(cue),
  }));
}
