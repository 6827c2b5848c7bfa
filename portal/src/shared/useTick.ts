import { useEffect, useState } from 'react';

/** This device's time in milliseconds, each second anew while it is `active`. */
export function useTick(active: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    function tick() {
      if (!active) return undefined;
      const show = () => setNow(Date.now());
      const first = setTimeout(show);
      const timer = setInterval(show, 1_000);
      return () => {
        clearTimeout(first);
        clearInterval(timer);
      };
    },
    [active],
  );
  return now;
}
