import { use, useState } from 'react';
import { useListContext } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { EmptyState, StatusChip } from '@lampstand/ui';
import { SelectRow } from '../../shared/list/SelectRow.tsx';
import { SelectionContext } from '../../shared/list/selection-context.ts';
import { PageLoading } from '../../shared/page/PageLoading.tsx';
import type { SubmissionRow } from './assignment-submissions.binding.ts';
import type { GivenGrade } from './grade-form.ts';
import { nextUngraded, rowAfter } from './inbox.rules.ts';
import styles from './Inbox.module.css';
import { StateChip } from './StateChip.tsx';
import { SubmissionWork } from './SubmissionWork.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useInboxKeys } from './useInboxKeys.ts';

/** The list on one side, the chosen work on the other; below each other on a phone. */
export function Inbox() {
  const t = useT();
  const { data: rows = [], isPending } = useListContext<SubmissionRow>();
  const [chosen, setChosen] = useState<string>();
  const [last, setLast] = useState<GivenGrade>();
  // What was just graded may be in the list no longer: its page stays until somebody goes on.
  const id = chosen ?? rows[0]?.id;
  useInboxKeys((steps) => setChosen(rowAfter(rows, id, steps)?.id ?? id));
  if (isPending) return <PageLoading />;
  return (
    <div className={styles.inbox}>
      <nav aria-label={t('resources.assignmentSubmissions.plural')} className={styles.side}>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <InboxRow
              key={row.id}
              row={row}
              current={row.id === id}
              onChoose={() => setChosen(row.id)}
            />
          ))}
        </ul>
      </nav>
      <div className={styles.work}>
        {last && (
          <UndoBar
            grade={last}
            onUndone={(undone) => {
              setLast(undefined);
              setChosen(undone);
            }}
          />
        )}
        {id === undefined ? (
          <EmptyState title={t('resources.assignmentSubmissions.choose')} />
        ) : (
          <SubmissionWork
            key={id}
            id={id}
            onGraded={(grade) => {
              setLast(grade);
              setChosen(nextUngraded(rows, id)?.id ?? id);
            }}
          />
        )}
      </div>
    </div>
  );
}

interface InboxRowProps {
  readonly row: SubmissionRow;
  readonly current: boolean;
  readonly onChoose: () => void;
}

function InboxRow({ row, current, onChoose }: InboxRowProps) {
  const t = useT();
  const selectable = use(SelectionContext);
  const { formatDateTime } = useFormat();
  return (
    <li className={styles.row} data-current={current}>
      {selectable && <SelectRow record={row} />}
      <button
        type="button"
        className={styles.choose}
        aria-current={current ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className={styles.name}>{row.student.fullName}</span>
        <span>{row.assignment.title}</span>
        <span className={styles.quiet}>
          {row.group.name} · {formatDateTime(row.submittedAt)}
        </span>
        <span className={styles.chips}>
          <StateChip submission={row} />
          {row.late && (
            <StatusChip tone="warning">{t('resources.assignmentSubmissions.late')}</StatusChip>
          )}
        </span>
      </button>
    </li>
  );
}
