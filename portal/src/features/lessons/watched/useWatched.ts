import { useMemo, useRef, useState, type RefObject } from 'react';
import { merged, sameRanges, wholeSeconds, type SecondsRange } from './watched.rules.ts';

/** Follows which seconds a media element really plays: the browser knows them, seeks left out. */
export function useWatched(
  media: RefObject<HTMLMediaElement | null>,
  seenBefore: readonly SecondsRange[],
) {
  // The browser forgets when the recording is loaded anew, so it is asked again and again.
  const played = useRef<readonly SecondsRange[]>([]);
  const [shown, setShown] = useState<readonly SecondsRange[]>([]);
  const seen = useMemo(() => merged([...seenBefore, ...shown]), [seenBefore, shown]);

  return {
    /** Everything that was seen, today and before. */
    seen,
    /** What was played since the lesson was opened. */
    played: () => played.current,
    note: () => {
      const known = merged([...played.current, ...wholeSeconds(playedOf(media.current))]);
      if (sameRanges(known, played.current)) return;
      played.current = known;
      setShown(known);
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
