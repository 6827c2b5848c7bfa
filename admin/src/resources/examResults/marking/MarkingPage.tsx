import { useEffect, useEffectEvent } from 'react';
import { useDataProvider, useGetOne, useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button, ButtonLink, Card, DataState } from '@lampstand/ui';
import { useMay } from '../../../auth/useMay.ts';
import { AdminPage } from '../../../shared/page/AdminPage.tsx';
import { NoAccessPage } from '../../../shared/page/NoAccessPage.tsx';
import type { ExamResultRecord, MarkRequest } from '../exam-results.binding.ts';
import { resultTitle } from '../result-title.ts';
import { MarkForm, type Marks } from './MarkForm.tsx';
import styles from './Marking.module.css';
import { isMarkedByHand, neighbour } from './marks.rules.ts';
import { useQueue } from './useQueue.ts';

const markingPath = '/examResults/marking';

/** /examResults/marking/:id: what of one attempt a person marks, and the way to the next one. */
export function MarkingPage() {
  const t = useT();
  const may = useMay();
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useGetOne<ExamResultRecord>('examResults', { id });
  if (!may('mark', 'examResults')) return <NoAccessPage />;
  return (
    <AdminPage
      title={data ? resultTitle(data) : t('authoring.marking.toMark')}
      crumbs={[
        { label: t('resources.examResults.plural'), to: '/examResults' },
        { label: t('authoring.marking.toMark'), to: markingPath },
      ]}
      actions={
        data && (
          <ButtonLink variant="outlined" to={`/examResults/${encodeURIComponent(id)}/show`}>
            {t('authoring.marking.wholeResult')}
          </ButtonLink>
        )
      }
    >
      <Steps id={id} />
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={() => false}
        onRetry={() => void refetch()}
      >
        {(result) => <Answers key={result.id} result={result} read={refetch} />}
      </DataState>
    </AdminPage>
  );
}

/** The ways to the neighbours in the queue, by buttons and by the keys j and k. */
function Steps({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { data = [] } = useQueue();
  const queue = data.map((each) => each.id);
  const previous = neighbour(queue, id, -1);
  const next = neighbour(queue, id, 1);
  const go = (to: string | undefined) => {
    if (to !== undefined) void navigate(`${markingPath}/${encodeURIComponent(to)}`);
  };
  const goByKey = useEffectEvent((key: string) => {
    if (key === 'j') go(next);
    if (key === 'k') go(previous);
  });

  useEffect(function listenToKeys() {
    const listen = (event: globalThis.KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey) goByKey(event.key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <nav className={styles.steps} aria-label={t('authoring.marking.toMark')}>
      <Button
        variant="outlined"
        size="small"
        disabled={previous === undefined}
        onClick={() => go(previous)}
      >
        {t('common.previous')}
      </Button>
      <Button
        variant="outlined"
        size="small"
        disabled={next === undefined}
        onClick={() => go(next)}
      >
        {t('common.next')}
      </Button>
      <p className={styles.hint}>
        {t('authoring.marking.keys', { next: 'j', previous: 'k', save: 'Ctrl+Enter' })}
      </p>
    </nav>
  );
}

interface AnswersProps {
  readonly result: ExamResultRecord;
  readonly read: () => Promise<unknown>;
}

function Answers({ result, read }: AnswersProps) {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { formatDateTime } = useFormat();
  const { refetch } = useQueue();
  const answers = result.answers.filter(isMarkedByHand).toSorted((a, b) => a.position - b.position);
  const open = answers.filter(({ earned }) => earned === null).length;

  async function mark(questionId: string, marks: Marks) {
    const { id: attemptId, version } = result;
    const data: MarkRequest = { attemptId, questionId, ...marks, version };
    try {
      await dataProvider.create('examMarks', { data });
      notify(saidOf(marks, open), { type: 'success' });
    } finally {
      // After somebody else's marks too: what is stored now is shown beside what was typed.
      await Promise.all([read(), refetch()]);
    }
  }

  return (
    <Card title={t('authoring.marking.essays')}>
      {result.submittedAt && (
        <p className={styles.hint}>
          {t('authoring.marking.handedInAt', { date: formatDateTime(result.submittedAt) })}
        </p>
      )}
      {open === 0 && <Alert severity="success">{t('authoring.marking.nothingOpen')}</Alert>}
      {answers.map((answer) => (
        <MarkForm key={answer.id} answer={answer} onMark={mark} />
      ))}
    </Card>
  );
}

/** @param open answers that waited for marks before. */
function saidOf({ earned }: Marks, open: number) {
  if (earned === null) return 'authoring.marking.takenBack';
  return open === 1 ? 'authoring.marking.allMarked' : 'authoring.marking.marked';
}
