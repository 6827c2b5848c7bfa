import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import { useShowError } from '../../shared/form/useShowError.ts';
import type { GivenGrade } from './grade-form.ts';

export interface UndoBarProps {
  readonly grade: GivenGrade;
  /** The grade is what it was, or can no longer be put back. */
  readonly onUndone: (id: string) => void;
}

/** Says whose work was just graded, and puts back what was there before. */
export function UndoBar({ grade, onUndone }: UndoBarProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const dataProvider = useDataProvider();
  const [working, setWorking] = useState(false);
  const { id, student, version, before } = grade;

  async function undo() {
    setWorking(true);
    try {
      const data = { ...before, version };
      await dataProvider.update('assignmentSubmissions', { id, data, previousData: { id } });
      notify('resources.assignmentSubmissions.undone', { messageArgs: { student } });
    } catch (error) {
      showError(error);
    }
    setWorking(false);
    refresh();
    onUndone(id);
  }

  return (
    <Alert
      severity="success"
      actions={
        <Button
          size="small"
          variant="outlined"
          aria-label={`${t('resources.assignmentSubmissions.undo')}: ${student}`}
          loading={working}
          onClick={() => void undo()}
        >
          {t('resources.assignmentSubmissions.undo')}
        </Button>
      }
    >
      {t('resources.assignmentSubmissions.gradedNow', { student })}
    </Alert>
  );
}
