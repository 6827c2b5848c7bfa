import { useEffect, useState } from 'react';

/** Milliseconds without another key after which somebody has probably typed a word. */
const PAUSE_MS = 250;

/** A value that changes with every key, once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(
    function settle() {
      const timer = setTimeout(() => setSettled(value), PAUSE_MS);
      return () => clearTimeout(timer);
    },
    [value],
  );
  return settled;
}
