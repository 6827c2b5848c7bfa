import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export interface ModalBehaviour {
  readonly layerRef: RefObject<HTMLDivElement | null>;
  readonly panelRef: RefObject<HTMLDivElement | null>;
}

/** Toasts stay reachable above a dialog. */
const stillReachable = '[data-above-modal]';

/**
 * What makes a box a modal dialog: it takes the focus, the rest of the page is inert and does not
 * scroll, Escape closes it, and the focus goes back to where it was.
 */
export function useModal(onClose: (() => void) | undefined): ModalBehaviour {
  const layerRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the topmost dialog hears it: one key closes one dialog.
    event.stopPropagation();
    onClose?.();
  });

  useEffect(function listenToKeys() {
    const panel = panelRef.current;
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(function takeOver() {
    const before = document.activeElement;
    const others = [...document.body.children].filter(
      (element) =>
        element !== layerRef.current &&
        !element.hasAttribute('inert') &&
        !element.matches(stillReachable),
    );
    for (const element of others) element.setAttribute('inert', '');
    const scrolling = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    const panel = panelRef.current;
    (panel?.querySelector<HTMLElement>('[data-autofocus]') ?? panel)?.focus();
    return () => {
      for (const element of others) element.removeAttribute('inert');
      document.documentElement.style.overflow = scrolling;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return { layerRef, panelRef };
}
