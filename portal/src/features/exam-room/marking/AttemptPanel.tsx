import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Card, DataState } from '@lampstand/ui';
import { useScreenQuery } from '../../../shared/useScreenQuery.ts';
import { EssayForm } from './EssayForm.tsx';
import { AttemptToMarkDocument, type MarkedAttemptFragment } from './ExamMarking.generated.ts';
import styles from './ExamMarking.module.css';

/** What of one attempt a person marks; what is marked already can be changed. */
export function AttemptPanel({ attemptId }: { readonly attemptId: string }) {
  const screen = useScreenQuery(AttemptToMarkDocument, {
    variables: { _id: attemptId },
    fetchPolicy: 'network-only',
  });
  return (
    <DataState {...screen}>
      {({ examResult }) => <Essays result={examResult} onRefresh={screen.onRetry} />}
    </DataState>
  );
}

interface EssaysProps {
  readonly result: MarkedAttemptFragment;
  readonly onRefresh: () => void;
}

function Essays({ result, onRefresh }: EssaysProps) {
  const t = useT();
  const { formatDateTime, formatPercent } = useFormat();
  const { answers, score, status, student, submittedAt } = result;
  const essays = answers
    .filter(({ kind, earned }) => kind === 'ESSAY' || earned === null)
    .toSorted((a, b) => a.position - b.position);
  return (
    <Card title={student.fullName}>
      {submittedAt && (
        <p className={styles.hint}>
          {t('authoring.marking.handedInAt', { date: formatDateTime(submittedAt) })}
        </p>
      )}
      <div role="status">
        {status !== 'MARKING' && (
          <Alert severity="success">
            {`${t('authoring.marking.allMarked')} · ${formatPercent(score / 100)}`}
          </Alert>
        )}
      </div>
      {essays.map((answer) => (
        <EssayForm key={answer._id} result={result} answer={answer} onRefresh={onRefresh} />
      ))}
    </Card>
  );
}
