import { useMemo, useRef, type RefObject } from 'react';
import { merged, sameRanges, wholeSeconds, type SecondsRange } from './watched.rules.ts';

export interface WatchedOptions {
  /** What was seen before the lesson was opened. */
  readonly seenBefore: readonly SecondsRange[];
  /** What was played since, also by another element. */
  readonly played: readonly SecondsRange[];
  readonly onPlayed: (played: readonly SecondsRange[]) => void;
}

/** Follows which seconds a media element really plays: the browser knows them, seeks left out. */
export function useWatched(
  media: RefObject<HTMLMediaElement | null>,
  { seenBefore, played, onPlayed }: WatchedOptions,
) {
  // The browser forgets when the recording is loaded anew, so it is asked again and again.
  const newest = useRef(played);
  return {
    /** Everything that was seen, today and before. */
    seen: useMemo(() => merged([...seenBefore, ...played]), [seenBefore, played]),
    played: () => newest.current,
    note: () => {
      const known = merged([...newest.current, ...wholeSeconds(playedOf(media.current))]);
      if (sameRanges(known, newest.current)) return;
      newest.current = known;
      onPlayed(known);
    },
  };
}

function playedOf(media: HTMLMediaElement | null): SecondsRange[] {
  const ranges = media?.played;
  return Array.from({ length: ranges?.length ?? 0 }, (_, at) => ({
    from: ranges?.start(at) ?? 0,
    to: ranges?.end(at) ?? 0,
  }));
}
