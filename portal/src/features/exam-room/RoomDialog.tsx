import { useT } from '@lampstand/i18n/react';
import { Form, Modal, TextAreaField, TextField, toast, type FormValues } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';
import type { RoomAction } from './room-action.ts';
import { mostMinutes, wholeMinutes } from './room.rules.ts';
import { useRoomAction } from './useRoomAction.ts';

export interface RoomDialogProps {
  readonly action: RoomAction;
  readonly examId: string;
  readonly groupId: string;
  /** Reads the room again. */
  readonly read: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for what an action needs, and does it; what is refused stands at its field. */
export function RoomDialog({ action, examId, groupId, read, onClose }: RoomDialogProps) {
  const t = useT();
  const carryOut = useRoomAction(examId, groupId);
  const { kind, row } = action;
  const words = useWords(action);
  const timed = kind === 'extend' || kind === 'restore';

  async function submit(values: FormValues) {
    const minutes = wholeMinutes(values.number('minutes'));
    if (timed && minutes === undefined) {
      return { fields: { minutes: t('work.room.minutesWrong', { most: mostMinutes }) } };
    }
    try {
      await carryOut(action, {
        minutes: minutes ?? 0,
        reason: values.text('reason'),
        text: values.text('text'),
      });
    } catch (error) {
      return formFailure(error, t);
    }
    toast.success(words.done);
    onClose();
    void read();
    return undefined;
  }

  return (
    <Modal title={words.title} onClose={onClose}>
      {words.body && <p>{words.body}</p>}
      <Form id="examRoomForm" submitLabel={words.submit} onCancel={onClose} onSubmit={submit}>
        {timed && (
          <TextField
            name="minutes"
            type="number"
            min={1}
            max={mostMinutes}
            required
            label={t('work.room.minutes')}
            defaultValue={row ? '10' : '5'}
          />
        )}
        {kind === 'message' ? (
          <TextAreaField name="text" required maxLength={500} label={t('work.room.text')} />
        ) : (
          <TextAreaField name="reason" required maxLength={500} label={t('work.room.reason')} />
        )}
      </Form>
    </Modal>
  );
}

function useWords({ kind, row }: RoomAction) {
  const t = useT();
  const name = row?.student.fullName ?? '';
  switch (kind) {
    case 'extend':
      return {
        title: row ? t('work.room.extendOne', { name }) : t('work.room.extendAll'),
        body: undefined,
        submit: t('work.room.moreTime'),
        done: t('work.room.extended'),
      };
    case 'message':
      return {
        title: row ? t('work.room.messageOne', { name }) : t('work.room.messageAll'),
        body: undefined,
        submit: t('common.send'),
        done: t('work.room.sent'),
      };
    case 'end':
      return {
        title: t('work.room.endTitle', { name }),
        body: t('work.room.endBody'),
        submit: t('work.room.end'),
        done: t('work.room.ended'),
      };
    case 'restore':
      return {
        title: t('work.room.restoreTitle', { name }),
        body: t('work.room.restoreBody'),
        submit: t('work.room.restore'),
        done: t('work.room.restored'),
      };
  }
}
