import { useEffect, useEffectEvent } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Typing is no moving, nor is choosing in a list or a menu. */
const busy =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"], [role="menu"], audio, video';

/** J and K, or the arrows, move from work to work wherever nobody types. */
export function useInboxKeys(onMove: (steps: 1 | -1) => void): void {
  const move = useEffectEvent(onMove);
  useEffect(function listenToKeys() {
    const pressed = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(busy)) return;
      event.preventDefault();
      move(step);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
