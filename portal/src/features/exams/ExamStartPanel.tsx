import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button, ButtonLink, Card } from '@lampstand/ui';
import { attemptPath } from '../../shared/student-paths.ts';
import {
  ExamStartPanel_ExamFragmentDoc,
  type ExamStartPanel_ExamFragment,
} from './ExamStartPanel.generated.ts';
import styles from './ExamStartPanel.module.css';
import { SeeFirst } from './SeeFirst.tsx';
import { retakeCap, startOffer } from './start-offer.rules.ts';
import { useStartAttempt } from './useStartAttempt.ts';

export interface ExamStartPanelProps {
  readonly exam: FragmentType<ExamStartPanel_ExamFragment>;
}

/** What the student must know before an attempt begins, and its beginning, or why there is none. */
export function ExamStartPanel({ exam }: ExamStartPanelProps) {
  const t = useT();
  const { data, complete } = useFragment({ fragment: ExamStartPanel_ExamFragmentDoc, from: exam });
  if (!complete) return null;
  const offer = startOffer(data);
  switch (offer) {
    case 'seeFirst':
      return <SeeFirst exam={data} />;
    case 'blocked':
      return <Blocked exam={data} />;
    case 'passed':
      return <Alert severity="success">{t('exam.passedAlready')}</Alert>;
    case 'continue':
      return <Continue exam={data} />;
    case 'start':
    case 'retake':
      return <Start exam={data} isRetake={offer === 'retake'} />;
  }
}

interface PartProps {
  readonly exam: ExamStartPanel_ExamFragment;
}

function Blocked({ exam }: PartProps) {
  const t = useT();
  return (
    <Alert severity="warning" title={exam.blockedReason ?? t('errors.examNoAttemptsLeft')}>
      {t('errors.examSeeInstructor')}
    </Alert>
  );
}

function Continue({ exam: { _id, openAttemptId } }: PartProps) {
  const t = useT();
  const link = openAttemptId && (
    <ButtonLink to={attemptPath(_id, openAttemptId)}>{t('exam.continue')}</ButtonLink>
  );
  return (
    <Alert severity="warning" actions={link}>
      {t('exam.attemptOpen')}
    </Alert>
  );
}

interface StartProps extends PartProps {
  readonly isRetake: boolean;
}

function Start({ exam, isRetake }: StartProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { start, loading, error } = useStartAttempt(exam._id);
  return (
    <Card title={t('exam.beforeYouStart')}>
      <ul className={styles.rules}>
        <li>{t('exam.countsAsAttempt')}</li>
        <li>
          <strong>{t('exam.leavingFails')}</strong>
        </li>
        <li>{t('exam.reloadKeeps')}</li>
        <li>{exam.openBook ? t('exam.openBookHint') : t('exam.closedBookHint')}</li>
        {isRetake && <li>{t('exam.retakeCap', { cap: formatPercent(retakeCap / 100) })}</li>}
      </ul>
      {error && <Alert severity="danger">{error.message}</Alert>}
      <Button loading={loading} onClick={() => void start()}>
        {isRetake ? t('exam.tryAgain') : t('exam.start')}
      </Button>
    </Card>
  );
}
