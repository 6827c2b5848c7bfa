import { useEffect, useState } from 'react';

/** Whether a moment (ISO 8601) is still to come, by the device's clock; the screen follows it. */
export function useIsBefore(moment: string | undefined): boolean {
  const end = Date.parse(moment ?? '');
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    function lookAgainThen() {
      if (!(end > Date.now())) return undefined;
      const timer = setTimeout(() => setNow(Date.now()), end - Date.now());
      return () => clearTimeout(timer);
    },
    [end],
  );
  return end > now;
}
