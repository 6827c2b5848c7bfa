import { startTransition, useEffect, useState } from 'react';
import { asPart } from '@lampstand/ui';
import type { Part } from './part.ts';

interface Arrival<Content> {
  readonly content?: Content | undefined;
  readonly error?: unknown;
}

/**
 * The content of a part as soon as it is here, undefined until then. Unlike a suspended component,
 * which React holds back for up to 300 ms after it has shown a fallback, it shows at once.
 * @throws during rendering, what made fetching fail, for the error boundary
 */
export function usePart<Content>(part: Part<Content>): Content | undefined {
  const [arrival, setArrival] = useState<Arrival<Content>>(() => ({ content: part.loaded() }));
  const isHere = arrival.content !== undefined;
  useEffect(
    function fetchPart() {
      if (isHere) return undefined;
      let wanted = true;
      const arrive = (next: Arrival<Content>) => {
        // In slices, as nobody waits for an answer to what they did.
        if (wanted) startTransition(() => setArrival(next));
      };
      asPart(part.load()).then(
        (content) => arrive({ content }),
        (error: unknown) => arrive({ error }),
      );
      return () => {
        wanted = false;
      };
    },
    [isHere, part],
  );
  if ('error' in arrival) throw arrival.error;
  return arrival.content;
}
