import { useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, EmptyState } from '@lampstand/ui';
import { assessmentStates, dueNext } from '../../shared/work/assessment.rules.ts';
import { matching, type Assessment, type AssessmentView } from './assessment-list.rules.ts';
import { addressOf, viewOf } from './assessment-view.rules.ts';
import { AssessmentFilters } from './AssessmentFilters.tsx';
import { AssessmentSection } from './AssessmentSection.tsx';
import { DueNext } from './DueNext.tsx';
import styles from './AssessmentRow.module.css';

export interface AssessmentsContentProps {
  readonly all: readonly Assessment[];
  /** Milliseconds. */
  readonly now: number;
}

/** What is due next, and below it everything by where it stands. */
export function AssessmentsContent({ all, now }: AssessmentsContentProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const shown = matching(all, view);
  const show = (changes: Partial<AssessmentView>) =>
    setSearch(addressOf({ ...view, ...changes }), { replace: true });
  return (
    <>
      <DueNext item={dueNext(all, now)} now={now} />
      {all.length > 0 && <AssessmentFilters all={all} view={view} onView={show} />}
      {search.size > 0 && shown.length === 0 ? (
        <Card>
          <EmptyState title={t('work.overview.noneFound')}>
            <Button variant="outlined" onClick={() => setSearch({}, { replace: true })}>
              {t('work.overview.clearFilters')}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <>
          {search.size === 0 && <NothingPending all={all} />}
          {assessmentStates.map((state) => (
            <AssessmentSection
              key={state}
              state={state}
              items={shown.filter((item) => item.state === state)}
              now={now}
            />
          ))}
        </>
      )}
    </>
  );
}

/** Says of exams and of assignments that none waits for the student. */
function NothingPending({ all }: Pick<AssessmentsContentProps, 'all'>) {
  const t = useT();
  const pending = all.filter(({ state }) => state === 'OPEN' || state === 'LATE');
  const noExam = pending.every(({ kind }) => kind !== 'EXAM');
  const noAssignment = pending.every(({ kind }) => kind !== 'ASSIGNMENT');
  if (!noExam && !noAssignment) return null;
  return (
    <div className={styles.nothing}>
      {noExam && <p>{t('dashboard.noPendingExams')}</p>}
      {noAssignment && <p>{t('dashboard.noPendingAssignments')}</p>}
    </div>
  );
}
