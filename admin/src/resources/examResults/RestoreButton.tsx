import { useState } from 'react';
import {
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  TextInput,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { DialogForm } from '../../shared/form/DialogForm.tsx';
import type { ExamResultRecord, RestoreRequest } from './exam-results.binding.ts';

/** Gives an attempt back to its student, after an end that nobody meant. */
export function RestoreButton({ result }: { readonly result: ExamResultRecord }) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [open, setOpen] = useState(false);
  if (!result.restorable) return null;

  async function restore({ reason = '', minutes = 0 }: Partial<RestoreRequest>) {
    const data: RestoreRequest = { attemptId: result.id, reason, minutes };
    await dataProvider.create('examRestores', { data });
    notify('authoring.marking.restored', {
      type: 'success',
      messageArgs: { name: result.student.fullName },
    });
    setOpen(false);
    refresh();
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('authoring.marking.restore')}
      </Button>
      {open && (
        <DialogForm<RestoreRequest>
          title={t('authoring.marking.restore')}
          resource="examResults"
          start={start}
          submitLabel="authoring.marking.restoreDo"
          onSave={restore}
          onClose={() => setOpen(false)}
        >
          <p>{t('authoring.marking.restoreBody', { name: result.student.fullName })}</p>
          <NumberInput
            source="minutes"
            validate={[required(), minValue(1), maxValue(1440)]}
            helperText="authoring.marking.minutesHint"
          />
          <TextInput
            source="reason"
            multiline
            minRows={2}
            validate={[required(), maxLength(500)]}
          />
        </DialogForm>
      )}
    </>
  );
}

const start = { minutes: 30 };
