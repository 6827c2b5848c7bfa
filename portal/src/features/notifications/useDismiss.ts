import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes a popover that lies at the end of the page as if it lay behind its opener: Escape and the
 * way back lead to the opener, the way on to what follows it. A press elsewhere closes it too; the
 * opener itself has its own mind.
 */
export function useDismiss(
  popover: RefObject<HTMLElement | null>,
  opener: HTMLElement,
  onClose: () => void,
): void {
  const onElsewhere = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node) || opener.contains(target)) return;
    if (!popover.current?.contains(target)) onClose();
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const back = event.key === 'Escape' || isLeavingBackwards(event, popover.current);
    if (back) event.preventDefault();
    // Not prevented at the other end: the browser then goes on from the opener.
    else if (!isLeavingForwards(event, popover.current)) return;
    opener.focus();
    onClose();
  });

  useEffect(function listenOutside() {
    const elsewhere = (event: Event) => onElsewhere(event);
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', keyDown);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', keyDown);
    };
  }, []);
}

const stops = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
];

function isLeavingBackwards({ key, shiftKey }: KeyboardEvent, box: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return key === 'Tab' && shiftKey && (focused === box || focused === stops(box)[0]);
}

function isLeavingForwards({ key, shiftKey }: KeyboardEvent, box: HTMLElement | null): boolean {
  return key === 'Tab' && !shiftKey && document.activeElement === stops(box).at(-1);
}
