import type { ReactNode } from 'react';
import { Form, HttpError, SaveButton, useFormIsDirty } from 'react-admin';
import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, Modal, UnsavedGuard } from '@lampstand/ui';
import styles from './DialogForm.module.css';
import { saveLook } from './save-look.ts';
import { useShowError } from './useShowError.ts';

export interface DialogFormProps<Values extends object> {
  readonly title: string;
  /** Whose labels the inputs have. */
  readonly resource: string;
  /** What the form begins with; the same object each time. */
  readonly start: Readonly<Record<string, unknown>>;
  readonly submitLabel?: MessageId;
  /** Stores the values; what it throws is shown, and nothing typed is lost. */
  readonly onSave: (values: Partial<Values>) => Promise<void>;
  readonly onClose: () => void;
  /** The inputs. */
  readonly children: ReactNode;
}

/** A form over the page. Problems stand at their inputs; others are told. */
export function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { title, resource, start, submitLabel = 'common.save', onSave, onClose, children } = props;
  const t = useT();
  const showError = useShowError();

  async function save(values: Partial<Values>) {
    try {
      await onSave(values);
      return undefined;
    } catch (error) {
      showError(error);
      return error instanceof HttpError ? error.body?.errors : undefined;
    }
  }

  return (
    <Modal title={title} onClose={onClose}>
      <Form<Values> onSubmit={save} resource={resource} record={start}>
        {children}
        <div className={styles.buttons}>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <SaveButton label={submitLabel} icon={<></>} alwaysEnable sx={saveLook} />
        </div>
        <Guard />
      </Form>
    </Modal>
  );
}

function Guard() {
  return <UnsavedGuard active={useFormIsDirty()} />;
}
