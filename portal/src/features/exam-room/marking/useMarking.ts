import { useMutation } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { toast, type FormFailure } from '@lampstand/ui';
import { formFailure } from '../../../shared/form-failure.ts';
import {
  AttemptsToMarkDocument,
  MarkExamAnswerDocument,
  type MarkedAttemptFragment,
  type MarkExamAnswerMutationVariables,
} from './ExamMarking.generated.ts';

type Answer = MarkedAttemptFragment['answers'][number];

/** Marks an answer, and takes the marks back with a reason. What is refused is said, and nothing typed is lost. */
export function useMarking(
  { _id: attemptId, version }: MarkedAttemptFragment,
  { _id: questionId, points }: Answer,
  onRefresh: () => void,
) {
  const t = useT();
  const [send] = useMutation(MarkExamAnswerDocument, { refetchQueries: [AttemptsToMarkDocument] });

  /** @returns why it was refused. */
  async function give(
    marks: Pick<MarkExamAnswerMutationVariables, 'earned' | 'comment' | 'reason'>,
  ): Promise<FormFailure | undefined> {
    try {
      await send({ variables: { attemptId, questionId, ...marks, version } });
      return undefined;
    } catch (error) {
      // Also where somebody else was first: what is stored now is shown beside what was typed.
      onRefresh();
      return formFailure(error, t);
    }
  }

  async function mark(typed: string, comment: string): Promise<FormFailure | undefined> {
    const earned = Number(typed.replace(',', '.'));
    if (typed === '' || Number.isNaN(earned)) {
      return { fields: { earned: t('authoring.marking.pointsWrong', { most: points }) } };
    }
    const failure = await give({ earned, comment: comment || null });
    if (!failure) toast.success(t('authoring.marking.marked'));
    return failure;
  }

  async function takeBack(reason: string): Promise<FormFailure | undefined> {
    const failure = await give({ earned: null, comment: null, reason });
    if (!failure) toast.success(t('authoring.marking.takenBack'));
    return failure;
  }

  return { mark, takeBack };
}
