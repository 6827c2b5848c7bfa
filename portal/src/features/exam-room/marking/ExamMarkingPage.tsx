import { useDeferredValue } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import {
  checkCirclePath,
  DataState,
  EmptyState,
  Page,
  PageHeading,
  TextField,
} from '@lampstand/ui';
import { MarkingDesk } from '../../../shared/marking/MarkingDesk.tsx';
import { MarkingRow } from '../../../shared/marking/MarkingRow.tsx';
import { coursePath, coursesPath } from '../../../shared/student-paths.ts';
import { useScreenQuery } from '../../../shared/useScreenQuery.ts';
import { AttemptPanel } from './AttemptPanel.tsx';
import { AttemptsToMarkDocument } from './ExamMarking.generated.ts';
import styles from './ExamMarking.module.css';

/** Attempts that are listed at once, the longest waiting first. */
const PER_PAGE = 100;

/** /student/exams/:_id/marking: the essays of an exam that the groups that one facilitates handed in. */
export function ExamMarkingPage() {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { _id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const [typed, open] = [search.get('q') ?? '', search.get('open') ?? undefined];
  const q = useDeferredValue(typed.trim());
  const screen = useScreenQuery(AttemptsToMarkDocument, {
    variables: {
      filter: { examId: _id, q: q || null },
      sort: { field: 'submittedAt', order: 'ASC' },
      page: { page: 1, perPage: PER_PAGE },
    },
    fetchPolicy: 'cache-and-network',
  });
  const items = screen.data?.attemptsToMark.items ?? [];
  const [first] = items;
  const show = (view: { readonly q: string; readonly open: string | undefined }) =>
    setSearch(
      { ...(view.q ? { q: view.q } : {}), ...(view.open ? { open: view.open } : {}) },
      { replace: true },
    );
  const toMark = t('authoring.marking.toMark');
  return (
    <Page>
      <PageHeading
        title={first ? `${toMark}: ${first.exam.title}` : toMark}
        breadcrumbs={[
          { label: t('shell.courses'), to: coursesPath },
          ...(first ? [{ label: first.course.name, to: coursePath(first.course._id) }] : []),
        ]}
      />
      <div className={styles.search}>
        <TextField
          type="search"
          label={t('work.book.search')}
          value={typed}
          onChange={({ target }) => show({ q: target.value, open })}
        />
      </div>
      <DataState
        {...screen}
        isEmpty={({ attemptsToMark }) => attemptsToMark.total === 0 && open === undefined}
        empty={
          q ? (
            <EmptyState title={t('work.overview.noneFound')} />
          ) : (
            <EmptyState title={t('authoring.marking.nothingToMark')} icon={checkCirclePath} />
          )
        }
      >
        {() => (
          <MarkingDesk
            label={toMark}
            items={items}
            row={({ _id: id, student, group, submittedAt }) => (
              <MarkingRow
                key={id}
                who={student.fullName}
                facts={[group.name, submittedAt && formatDateTime(submittedAt)]
                  .filter(Boolean)
                  .join(' · ')}
                open={id === open}
                onOpen={() => show({ q: typed, open: id })}
              />
            )}
            open={open}
            onOpen={(id) => show({ q: typed, open: id })}
            panel={(id) => <AttemptPanel key={id} attemptId={id} />}
          />
        )}
      </DataState>
    </Page>
  );
}
