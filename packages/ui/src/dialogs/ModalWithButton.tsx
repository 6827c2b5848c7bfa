import { useState, type ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, type ButtonVariant } from '../actions/Button.tsx';
import { plusPath } from '../icons/icon-paths.ts';
import { Modal } from './Modal.tsx';

export interface ModalWithButtonProps {
  /** "Add New" unless told. */
  readonly buttonText?: string | undefined;
  /** "Add New" unless told. */
  readonly title?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  /** A path of icon-paths.ts; a plus unless told. */
  readonly icon?: string | undefined;
  /** The content gets the means to close its own dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function ModalWithButton(props: ModalWithButtonProps) {
  const { buttonText, title, variant, icon = plusPath, children } = props;
  const t = useT();
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <Button variant={variant} icon={icon} aria-haspopup="dialog" onClick={() => setShown(true)}>
        {buttonText ?? t('common.addNew')}
      </Button>
      {shown && (
        <Modal title={title ?? t('common.addNew')} onClose={close}>
          {children(close)}
        </Modal>
      )}
    </>
  );
}
