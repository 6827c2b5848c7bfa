import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useLooksThrough } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, ButtonLink, Card } from '@lampstand/ui';
import { attemptPath } from '../../../shared/student-paths.ts';
import { useStartAttempt } from '../useStartAttempt.ts';
import {
  PracticeCard_ExamFragmentDoc,
  type PracticeCard_ExamFragment,
} from './PracticeCard.generated.ts';

export interface PracticeCardProps {
  readonly exam: FragmentType<PracticeCard_ExamFragment>;
  /** The language that was chosen for the questions. */
  readonly locale: string | undefined;
}

/** Practice beside the real thing, where the exam has it. */
export function PracticeCard({ exam, locale }: PracticeCardProps) {
  const t = useT();
  const { data, complete } = useFragment({ fragment: PracticeCard_ExamFragmentDoc, from: exam });
  const { start, loading, error } = useStartAttempt('PRACTICE');
  const looksThrough = useLooksThrough();
  if (!complete || !data.practice || looksThrough) return null;
  const { _id, openAttemptId, openPracticeId } = data;
  // The server refuses it meanwhile: it would tell the answers.
  if (openAttemptId !== null) return null;
  return (
    <Card title={t('learning.exam.practiceTitle')}>
      <p>{t('learning.exam.practiceText')}</p>
      {error && <Alert severity="danger">{error.message}</Alert>}
      {openPracticeId === null ? (
        <Button variant="outlined" loading={loading} onClick={() => void start(_id, locale)}>
          {t('learning.exam.practiceStart')}
        </Button>
      ) : (
        <ButtonLink variant="outlined" to={attemptPath(_id, openPracticeId)}>
          {t('learning.exam.practiceContinue')}
        </ButtonLink>
      )}
    </Card>
  );
}
