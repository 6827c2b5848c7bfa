import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { DialogForm } from '../../shared/form/DialogForm.tsx';
import type { SubmissionRecord } from './assignment-submissions.binding.ts';
import { ReopenFields } from './ReopenFields.tsx';

export interface ReopenButtonProps {
  readonly submission: SubmissionRecord;
  /** Reads the submission again. */
  readonly read: () => Promise<unknown>;
}

interface ReopenForm {
  readonly until: string;
  readonly reason: string;
}

const empty = {};

/** Lets the student hand in once more, whatever the deadline and the grade say. */
export function ReopenButton({ submission, read }: ReopenButtonProps) {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const [open, setOpen] = useState(false);
  const { student, assignment, zone } = submission;

  async function save({ until, reason }: Partial<ReopenForm>) {
    const data = { assignmentId: assignment.id, userId: student.id, until, reason };
    await dataProvider.create('submissionReopenings', { data });
    notify('resources.assignmentSubmissions.reopened', {
      type: 'success',
      messageArgs: { student: student.fullName },
    });
    await read();
    setOpen(false);
  }

  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('resources.assignmentSubmissions.reopen')}
      </Button>
      {open && (
        <DialogForm<ReopenForm>
          title={t('resources.assignmentSubmissions.reopen')}
          resource="assignmentSubmissions"
          start={empty}
          onSave={save}
          onClose={() => setOpen(false)}
        >
          <ReopenFields zone={zone} />
        </DialogForm>
      )}
    </>
  );
}
