import { InputAdornment } from '@mui/material';
import { BooleanInput, maxValue, minValue, NumberInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { FormSection } from '../../shared/form/FormSection.tsx';
import type { ExamForm } from './exam-form.ts';
import { tellsNextAttempt } from './exam-gaps.ts';
import { disclosureChoices } from './rule-names.ts';

/** The rules of an exam, by what they are about. */
export function RuleInputs() {
  const t = useT();
  const leavingFails: unknown = useWatch({ name: 'leavingFails' });
  return (
    <>
      <FormSection title={t('authoring.exam.passing')}>
        <NumberInput
          source="passMark"
          validate={[required(), minValue(1), maxValue(100)]}
          slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
        />
        <NumberInput
          source="allowedAttempts"
          validate={[required(), minValue(1), maxValue(100)]}
          helperText="authoring.exam.attemptsHint"
        />
        <NumberInput
          source="weight"
          validate={[required(), minValue(0), maxValue(1000)]}
          helperText="authoring.exam.weightHint"
        />
        <BooleanInput source="openBook" />
        <BooleanInput source="practice" helperText="authoring.exam.practiceHint" />
      </FormSection>
      <FormSection title={t('authoring.exam.timing')}>
        <NumberInput
          source="timeLimitMinutes"
          validate={[minValue(1), maxValue(1440)]}
          helperText="authoring.exam.timeHint"
        />
        <BooleanInput source="leavingFails" helperText="authoring.exam.leavingHint" />
        {leavingFails !== false && (
          <>
            <NumberInput
              source="graceSeconds"
              validate={[required(), minValue(0), maxValue(3600)]}
              helperText="authoring.exam.graceHint"
            />
            <NumberInput
              source="connectionGraceSeconds"
              validate={[required(), minValue(0), maxValue(3600)]}
              helperText="authoring.exam.connectionGraceHint"
            />
          </>
        )}
      </FormSection>
      <FormSection title={t('authoring.exam.showing')}>
        <BooleanInput source="shuffleQuestions" helperText="authoring.exam.shuffleHint" />
        <BooleanInput source="shuffleParts" helperText="authoring.exam.shufflePartsHint" />
        <SelectInput
          source="answersShown"
          choices={disclosureChoices}
          validate={required()}
          helperText="authoring.exam.answersShownHint"
        />
        <AnswersTold />
      </FormSection>
    </>
  );
}

/** What the author is told where one attempt shows the answers to the next. */
function AnswersTold() {
  const t = useT();
  const [items, allowedAttempts, answersShown] = useWatch<
    ExamForm,
    ['items', 'allowedAttempts', 'answersShown']
  >({ name: ['items', 'allowedAttempts', 'answersShown'] });
  if (!tellsNextAttempt({ items, allowedAttempts, answersShown })) return null;
  return <Alert severity="warning">{t('authoring.exam.answersTold')}</Alert>;
}
