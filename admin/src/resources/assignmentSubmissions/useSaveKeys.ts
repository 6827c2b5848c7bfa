import { useEffect, type RefObject } from 'react';

/** Control (or Command) and Enter hand in the form of a place, from wherever one is on the page. */
export function useSaveKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(
    function listenToKeys() {
      const pressed = (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
        event.preventDefault();
        place.current?.querySelector('form')?.requestSubmit();
      };
      document.addEventListener('keydown', pressed);
      return () => document.removeEventListener('keydown', pressed);
    },
    [place],
  );
}
