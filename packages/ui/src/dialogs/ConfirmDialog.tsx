import type { ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Modal } from './Modal.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly message: ReactNode;
  readonly confirmLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  /** For answers that lose something: the safe button has the focus, the other one is red. */
  readonly danger?: boolean | undefined;
  /** Why the answer could not be carried out. */
  readonly error?: string | undefined;
  /** While the answer is carried out. */
  readonly loading?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel, cancelLabel, danger = false, loading } = props;
  const t = useT();
  const actions = (
    <>
      <Button
        variant="outlined"
        data-autofocus={danger || undefined}
        onClick={props.onCancel}
        disabled={loading}
      >
        {cancelLabel ?? t('common.cancel')}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        data-autofocus={danger ? undefined : true}
        loading={loading}
        onClick={props.onConfirm}
      >
        {confirmLabel ?? t('common.confirm')}
      </Button>
    </>
  );
  return (
    <Modal title={title} onClose={props.onCancel} actions={actions}>
      <p>{message}</p>
      {props.error && <Alert severity="danger">{props.error}</Alert>}
    </Modal>
  );
}
