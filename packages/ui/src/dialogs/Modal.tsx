import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '@lampstand/i18n/react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { closePath } from '../icons/icon-paths.ts';
import styles from './Modal.module.css';
import { useModal } from './useModal.ts';

export interface ModalProps {
  readonly title: string;
  /** Without it the dialog cannot be closed: it stays until what it asks for is done. */
  readonly onClose?: (() => void) | undefined;
  /** `side` slides in from the edge, for menus; `center` is a dialog. */
  readonly placement?: 'center' | 'side' | undefined;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog over the page. It is there while it is rendered; the opener keeps the state. */
export function Modal({ title, onClose, placement = 'center', actions, children }: ModalProps) {
  const t = useT();
  const titleId = useId();
  const { layerRef, panelRef } = useModal(onClose);
  return createPortal(
    <div ref={layerRef} className={classNames(styles.layer, styles[placement])} data-print="hide">
      <button
        type="button"
        className={styles.backdrop}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onClose}
      />
      <div
        ref={panelRef}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {onClose && <IconButton label={t('common.close')} icon={closePath} onClick={onClose} />}
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>,
    document.body,
  );
}
