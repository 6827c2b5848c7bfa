import { useEffect, useState } from 'react';

/** The device's clock, looked at every minute; milliseconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function followClock() {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
