import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useLooksThrough } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, ButtonLink, Card } from '@lampstand/ui';
import { useNow } from '../../shared/deadlines/useNow.ts';
import { resultPath } from '../../shared/student-paths.ts';
import {
  ExamStartPanel_ExamFragmentDoc,
  type ExamStartPanel_ExamFragment,
} from './ExamStartPanel.generated.ts';
import { SeeFirst } from './SeeFirst.tsx';
import { ContinueCard } from './start/ContinueCard.tsx';
import { DeviceCheck } from './start/DeviceCheck.tsx';
import { StartRules } from './start/StartRules.tsx';
import { startOffer } from './start-offer.rules.ts';
import { useStartAttempt } from './useStartAttempt.ts';

export interface ExamStartPanelProps {
  readonly exam: FragmentType<ExamStartPanel_ExamFragment>;
  /** The language that was chosen for the questions. */
  readonly locale: string | undefined;
}

/** What the student must know before an attempt begins, and its beginning, or why there is none. */
export function ExamStartPanel({ exam, locale }: ExamStartPanelProps) {
  const t = useT();
  const { data, complete } = useFragment({ fragment: ExamStartPanel_ExamFragmentDoc, from: exam });
  const looksThrough = useLooksThrough();
  if (!complete) return null;
  const offer = startOffer(data);
  if (looksThrough && beginnings.includes(offer)) {
    return <Alert severity="warning">{t('learning.exam.notInPerson')}</Alert>;
  }
  switch (offer) {
    case 'seeFirst':
      return <SeeFirst exam={data} />;
    case 'blocked':
      return <Blocked exam={data} />;
    case 'passed':
      return <Alert severity="success">{t('exam.passedAlready')}</Alert>;
    case 'marking':
      return <Marking exam={data} />;
    case 'continue':
      return <ContinueCard examId={data._id} attemptId={data.openAttemptId} />;
    case 'start':
    case 'retake':
      return <Start exam={data} locale={locale} isRetake={offer === 'retake'} />;
  }
}

/** What only the person can do. */
const beginnings: readonly ReturnType<typeof startOffer>[] = ['start', 'retake', 'continue'];

interface PartProps {
  readonly exam: ExamStartPanel_ExamFragment;
}

function Blocked({ exam: { blockedReason, opensAt } }: PartProps) {
  const t = useT();
  const now = useNow();
  // Who only has to wait needs nobody's help.
  const waits = opensAt !== null && Date.parse(opensAt) > now;
  return (
    <Alert severity="warning" title={blockedReason ?? t('errors.examNoAttemptsLeft')}>
      {!waits && t('errors.examSeeInstructor')}
    </Alert>
  );
}

function Marking({ exam: { _id, markingAttemptId } }: PartProps) {
  const t = useT();
  const link = markingAttemptId && (
    <ButtonLink variant="outlined" to={resultPath(_id, markingAttemptId)}>
      {t('shell.examResult')}
    </ButtonLink>
  );
  return (
    <Alert title={t('learning.result.marking')} actions={link}>
      {t('learning.result.markingText')}
    </Alert>
  );
}

interface StartProps extends PartProps {
  readonly locale: string | undefined;
  readonly isRetake: boolean;
}

function Start({ exam, locale, isRetake }: StartProps) {
  const t = useT();
  const { start, loading, error } = useStartAttempt('EXAM');
  return (
    <>
      <DeviceCheck />
      <Card title={t('exam.beforeYouStart')}>
        <StartRules exam={exam} isRetake={isRetake} />
        {error && <Alert severity="danger">{error.message}</Alert>}
        <Button loading={loading} onClick={() => void start(exam._id, locale)}>
          {isRetake ? t('exam.tryAgain') : t('exam.start')}
        </Button>
      </Card>
    </>
  );
}
