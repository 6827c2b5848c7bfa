import { useEffect } from 'react';

/** While something is under way, the browser asks before the page is closed or another one loaded. */
export function useLeavingAsked(underWay: boolean): void {
  useEffect(
    function holdPage() {
      if (!underWay) return undefined;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [underWay],
  );
}
