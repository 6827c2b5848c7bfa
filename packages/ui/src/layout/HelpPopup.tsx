import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { IconButton } from '../actions/IconButton.tsx';
import { helpPath } from '../icons/icon-paths.ts';
import { constants } from '../theme/tokens.ts';
import styles from './HelpPopup.module.css';

export interface HelpPopupProps {
  readonly children: ReactNode;
}

/** A question mark that unfolds an explanation, and folds it on Escape or a click elsewhere. */
export function HelpPopup({ children }: HelpPopupProps) {
  const t = useT();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(
    function stayInWindow() {
      if (open && popupRef.current) pullIntoWindow(popupRef.current);
    },
    [open],
  );

  useEffect(
    function foldFromOutside() {
      if (!open) return undefined;
      const onPointerDown = ({ target }: PointerEvent) => {
        if (target instanceof Node && !ref.current?.contains(target)) setOpen(false);
      };
      const onKeyDown = ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        setOpen(false);
        ref.current?.querySelector('button')?.focus();
      };
      document.addEventListener('pointerdown', onPointerDown);
      document.addEventListener('keydown', onKeyDown);
      return () => {
        document.removeEventListener('pointerdown', onPointerDown);
        document.removeEventListener('keydown', onKeyDown);
      };
    },
    [open],
  );

  return (
    <div ref={ref} className={styles.place} data-print="hide">
      <IconButton
        label={t('common.help')}
        icon={helpPath}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <div ref={popupRef} id={id} className={styles.popup} hidden={!open}>
        {children}
      </div>
    </div>
  );
}

/** Moves a box to the left as far as it would leave the window, less the margin of popovers. */
function pullIntoWindow(box: HTMLElement) {
  box.style.translate = '0';
  const room = document.documentElement.clientWidth - constants.popover.margin;
  box.style.translate = `${Math.min(0, room - box.getBoundingClientRect().right)}px`;
}
