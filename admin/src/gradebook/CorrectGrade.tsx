import { useState } from 'react';
import { maxValue, minValue, NumberInput, required, useDataProvider } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { ActionDialog } from '../shared/form/ActionDialog.tsx';
import { ReasonInput } from '../shared/inputs/ReasonInput.tsx';
import styles from './GradeBook.module.css';
import type { CorrectionRequest, GradeRow } from './gradebook.binding.ts';

export interface CorrectGradeProps {
  readonly row: GradeRow;
  readonly courseId: string;
}

/** Puts another grade in the place of what a student's work comes to, or takes that back. */
export function CorrectGrade({ row, courseId }: CorrectGradeProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const [doing, setDoing] = useState<'correct' | 'withdraw'>();
  const { student, grade } = row;
  const withdraws = doing === 'withdraw';

  async function save({ score = null, reason = '' }: Partial<CorrectionRequest>) {
    const data: CorrectionRequest = {
      version: grade.correctionVersion,
      studentId: student._id,
      courseId,
      score: withdraws ? null : score,
      reason,
    };
    await dataProvider.create('gradeCorrections', { data });
  }

  return (
    <div className={styles.actions} data-print="hide">
      <Button size="small" variant="outlined" onClick={() => setDoing('correct')}>
        {t('resources.gradebook.correct')}
      </Button>
      {grade.correctionVersion > 0 && (
        <Button size="small" variant="text" onClick={() => setDoing('withdraw')}>
          {t('resources.gradebook.withdraw')}
        </Button>
      )}
      {doing && (
        <ActionDialog<CorrectionRequest>
          title={t(withdraws ? 'resources.gradebook.withdraw' : 'resources.gradebook.correct')}
          resource="gradebook"
          done={withdraws ? 'resources.gradebook.withdrawn' : 'resources.gradebook.corrected'}
          name={student.fullName}
          onSave={save}
          onClose={() => setDoing(undefined)}
        >
          <p>
            {t(withdraws ? 'resources.gradebook.withdrawBody' : 'resources.gradebook.correctBody', {
              name: student.fullName,
            })}
          </p>
          {!withdraws && (
            <NumberInput
              source="score"
              validate={[required(), minValue(0), maxValue(100)]}
              step={1}
            />
          )}
          <ReasonInput most={1000} />
        </ActionDialog>
      )}
    </div>
  );
}
