import { useT } from '@lampstand/i18n/react';
import { Form, SelectField, TextAreaField, type FormFailure, type FormValues } from '@lampstand/ui';
import { formFailure } from '../../../shared/form-failure.ts';
import type { WrittenNote } from './useNotes.ts';

export interface NoteGroup {
  readonly _id: string;
  readonly name: string;
}

export interface NoteFormProps {
  readonly note: WrittenNote;
  /** Groups that the writer facilitates: a note can be pinned for one. */
  readonly groups: readonly NoteGroup[];
  readonly onSave: (note: WrittenNote) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A note to one second of a lesson. */
export function NoteForm({ note, groups, onSave, onClose }: NoteFormProps) {
  const t = useT();
  async function save(values: FormValues): Promise<FormFailure | undefined> {
    const groupId = groups.find(({ _id }) => _id === values.text('groupId'))?._id ?? null;
    try {
      await onSave({ atSeconds: note.atSeconds, text: values.text('text'), groupId });
    } catch (error) {
      return formFailure(error, t);
    }
    onClose();
    return undefined;
  }
  return (
    <Form id="lesson-note" onSubmit={save} onCancel={onClose}>
      <TextAreaField
        name="text"
        label={t('learning.notes.text')}
        defaultValue={note.text}
        required
        maxLength={5000}
        rows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
        autoFocus
      />
      {groups.length > 0 && (
        <SelectField
          name="groupId"
          label={t('learning.notes.visibleTo')}
          autoPickFirst
          options={[
            { value: '', label: t('learning.notes.onlyMe') },
            ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          defaultValue={note.groupId ?? ''}
        />
      )}
    </Form>
  );
}
