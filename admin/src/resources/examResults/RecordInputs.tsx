import { DateTimeInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormat, useT } from '@lampstand/i18n/react';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { ReasonInput } from '../../shared/inputs/ReasonInput.tsx';
import { ScoreInput } from './ScoreInput.tsx';
import { SittingInputs } from './SittingInputs.tsx';
import { StudentInput } from './StudentInput.tsx';
import styles from './RecordInputs.module.css';

/** Keeps the year to four digits while it is typed. */
const LAST_MOMENT = '9999-12-31T23:59';
/** Where a retake's passing score is cut (specification §9), as a share. */
const RETAKE_CAP = 0.7;

/** The fields of a result on paper: whose, of what, when, how much and why it is written by hand. */
export function RecordInputs() {
  const t = useT();
  const { formatPercent } = useFormat();
  const student: unknown = useWatch({ name: 'studentId' });
  const studentId = typeof student === 'string' ? student : '';
  const cap = formatPercent(RETAKE_CAP);
  return (
    <>
      <FormSection
        title={t('resources.examResults.sectionExam')}
        hint={t('resources.examResults.recordHint')}
        single
      >
        <div className={styles.pairs}>
          <StudentInput />
          <SittingInputs key={studentId} studentId={studentId} />
          <DateTimeInput
            source="finishedAt"
            validate={required()}
            slotProps={{ htmlInput: { max: LAST_MOMENT } }}
          />
        </div>
      </FormSection>
      <FormSection title={t('resources.examResults.sectionScore')}>
        <ScoreInput helperText={t('resources.examResults.scoreHint', { cap })} />
        <WholeRow>
          <ReasonInput most={1000} rows={3} />
        </WholeRow>
      </FormSection>
    </>
  );
}
