import { useLayoutEffect, type RefObject } from 'react';
import { constants } from '@lampstand/ui';

const gap = 6;

/** Keeps a box below an element of the page, the right edges in line, inside the window. */
export function usePlaceBelow(box: RefObject<HTMLElement | null>, anchor: HTMLElement): void {
  useLayoutEffect(
    function stayBelow() {
      const place = () => box.current && placeBelow(box.current, anchor);
      place();
      window.addEventListener('resize', place);
      return () => window.removeEventListener('resize', place);
    },
    [box, anchor],
  );
}

function placeBelow(box: HTMLElement, anchor: HTMLElement): void {
  const { bottom, right } = anchor.getBoundingClientRect();
  const { margin } = constants.popover;
  const room = document.documentElement.clientWidth - margin;
  const left = Math.max(margin, Math.min(right, room) - box.offsetWidth);
  box.style.top = `${bottom + window.scrollY + gap}px`;
  box.style.left = `${left}px`;
}
