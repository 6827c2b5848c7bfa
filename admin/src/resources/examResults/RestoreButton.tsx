import { useState } from 'react';
import { maxValue, minValue, NumberInput, required, useDataProvider } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { ActionDialog } from '../../shared/form/ActionDialog.tsx';
import { ReasonInput } from '../../shared/inputs/ReasonInput.tsx';
import type { ExamResultRecord, RestoreRequest } from './exam-results.binding.ts';

/** Gives an attempt back to its student, after an end that nobody meant. */
export function RestoreButton({ result }: { readonly result: ExamResultRecord }) {
  const t = useT();
  const dataProvider = useDataProvider();
  const [open, setOpen] = useState(false);
  if (!result.restorable) return null;

  async function restore({ reason = '', minutes = 0 }: Partial<RestoreRequest>) {
    const data: RestoreRequest = { attemptId: result.id, reason, minutes };
    await dataProvider.create('examRestores', { data });
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('authoring.marking.restore')}
      </Button>
      {open && (
        <ActionDialog<RestoreRequest>
          title={t('authoring.marking.restore')}
          resource="examResults"
          start={start}
          submitLabel="authoring.marking.restoreDo"
          done="authoring.marking.restored"
          name={result.student.fullName}
          onSave={restore}
          onClose={() => setOpen(false)}
        >
          <p>{t('authoring.marking.restoreBody', { name: result.student.fullName })}</p>
          <NumberInput
            source="minutes"
            validate={[required(), minValue(1), maxValue(1440)]}
            helperText="authoring.marking.minutesHint"
          />
          <ReasonInput most={500} />
        </ActionDialog>
      )}
    </>
  );
}

const start = { minutes: 30 };
