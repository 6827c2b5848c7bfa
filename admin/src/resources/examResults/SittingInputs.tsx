import { useEffect } from 'react';
import { required, SelectInput, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { WholeRow } from '../../shared/form/FormSection.tsx';
import type { RecordableExam } from './exam-results.binding.ts';
import { examChoices, groupChoices } from './sitting-choices.ts';

type Recordable = RecordableExam & { readonly id: string };

/** In which group the student sat which exam: of what the student's groups are offered. */
export function SittingInputs({ studentId }: { readonly studentId: string }) {
  const t = useT();
  const { setValue } = useFormContext();
  const groupId: unknown = useWatch({ name: 'groupId' });
  const asked = studentId !== '';
  const { data, error } = useGetList<Recordable>(
    'recordableExams',
    { filter: { studentId } },
    { enabled: asked },
  );
  const recordable = (asked && data) || [];
  const groups = groupChoices(recordable);
  const exams = typeof groupId === 'string' ? examChoices(recordable, groupId) : [];
  const onlyGroup = groups.length === 1 ? groups[0]?.id : undefined;

  useEffect(
    function takeOnlyGroup() {
      if (onlyGroup !== undefined) setValue('groupId', onlyGroup);
    },
    [onlyGroup, setValue],
  );

  const noteOf = ({ hindrance, number, allowed }: (typeof exams)[number]) => {
    if (hindrance === 'attemptOpen') return t('resources.examResults.attemptOpen');
    if (hindrance === 'noAttemptsLeft') return t('resources.examResults.noAttemptsLeft');
    return t('resources.examResults.attemptOf', { number, allowed });
  };
  return (
    <>
      {asked && error && (
        <WholeRow>
          <Alert severity="danger">{error.message}</Alert>
        </WholeRow>
      )}
      {asked && data?.length === 0 && (
        <WholeRow>
          <Alert severity="warning">{t('resources.examResults.nothingToRecord')}</Alert>
        </WholeRow>
      )}
      <SelectInput
        source="groupId"
        choices={groups}
        translateChoice={false}
        disabled={groups.length === 0}
        onChange={() => setValue('examId', '')}
        validate={required()}
        sx={readableHint}
        helperText={!asked && t('resources.examResults.studentFirst')}
      />
      <SelectInput
        source="examId"
        choices={exams.map((exam) => ({
          id: exam.id,
          name: `${exam.name} (${noteOf(exam)})`,
          disabled: exam.hindrance !== null,
        }))}
        translateChoice={false}
        disabled={exams.length === 0}
        validate={required()}
        sx={readableHint}
        helperText={exams.length === 0 && t('resources.examResults.groupFirst')}
      />
    </>
  );
}

/** What has to be chosen before is said as plainly as any other hint. */
const readableHint = {
  '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
};
