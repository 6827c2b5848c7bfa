import { useEffect, useState } from 'react';

/** Milliseconds in which a first screen fetches and draws what it needs, undisturbed. */
const firstScreen = 4_000;

/** Whether the first screen has had its time: what nobody waits for may be fetched now. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(function waitForFirstScreen() {
    const timer = setTimeout(() => setAtRest(true), firstScreen);
    return () => clearTimeout(timer);
  }, []);
  return atRest;
}
