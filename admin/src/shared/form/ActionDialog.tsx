import { useNotify, useRefresh } from 'react-admin';
import type { MessageId } from '@lampstand/i18n';
import { DialogForm, type DialogFormProps } from './DialogForm.tsx';

export interface ActionDialogProps<Values extends object> extends Omit<
  DialogFormProps<Values>,
  'start'
> {
  /** What the form begins with, where it does not begin empty; the same object each time. */
  readonly start?: Readonly<Record<string, unknown>>;
  /** What is said when it is done. */
  readonly done: MessageId;
  /** To whom. */
  readonly name?: string;
}

/** Asks for what an action needs, does it, says so, and reads anew what is on the page. */
export function ActionDialog<Values extends object>(props: ActionDialogProps<Values>) {
  const { start = nothing, done, name, onSave, onClose, ...form } = props;
  const notify = useNotify();
  const refresh = useRefresh();

  async function act(values: Partial<Values>) {
    await onSave(values);
    notify(done, { type: 'success', messageArgs: { name } });
    onClose();
    refresh();
  }

  return <DialogForm<Values> {...form} start={start} onSave={act} onClose={onClose} />;
}

const nothing = {};
