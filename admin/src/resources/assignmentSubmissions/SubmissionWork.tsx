import { useGetOne } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { DataState, StatusChip } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { useCampusTime } from '../../shared/fields/useCampusTime.ts';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { wholeRecord } from '../../shared/record/whole-record.ts';
import type { SubmissionRecord } from './assignment-submissions.binding.ts';
import type { GivenGrade } from './grade-form.ts';
import { GradeForm } from './GradeForm.tsx';
import { ReopenButton } from './ReopenButton.tsx';
import { StateChip } from './StateChip.tsx';
import styles from './SubmissionWork.module.css';
import { WorkFiles } from './WorkFiles.tsx';

export interface SubmissionWorkProps {
  readonly id: string;
  readonly onGraded: (grade: GivenGrade) => void;
}

/** What a student handed in, and the form that grades it. */
export function SubmissionWork({ id, onGraded }: SubmissionWorkProps) {
  const { data, isPending, error, refetch } = useGetOne<SubmissionRecord>('assignmentSubmissions', {
    id,
    ...wholeRecord,
  });
  return (
    <DataState
      loading={isPending}
      error={error}
      data={data}
      isEmpty={() => false}
      empty={null}
      onRetry={() => void refetch()}
    >
      {(submission) => (
        <article aria-label={submission.student.fullName} className={styles.work}>
          <Handed submission={submission} read={refetch} />
          <GradeForm submission={submission} read={refetch} onGraded={onGraded} />
        </article>
      )}
    </DataState>
  );
}

interface HandedProps {
  readonly submission: SubmissionRecord;
  readonly read: () => Promise<unknown>;
}

function Handed({ submission, read }: HandedProps) {
  const t = useT();
  const { timeThere, zoneName } = useCampusTime();
  const at = (moment: string) =>
    `${timeThere(moment, submission.zone)} (${zoneName(submission.zone)})`;
  const { student, assignment, group, course, late, reopenedUntil } = submission;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{student.fullName}</h2>
        <StateChip submission={submission} />
        {late && (
          <StatusChip tone="warning">{t('resources.assignmentSubmissions.late')}</StatusChip>
        )}
        <ReopenButton submission={submission} read={read} />
      </header>
      <Facts>
        <Fact field="assignment">
          <RecordLink resource="assignments" id={assignment.id}>
            {assignment.title}
          </RecordLink>
        </Fact>
        <Fact field="group">
          {group.name} · {course.name}
        </Fact>
        <Fact field="submittedAt">
          {at(submission.submittedAt)} ·{' '}
          {t('resources.assignmentSubmissions.again', { count: submission.number })}
        </Fact>
        <Fact field="dueAt">{submission.dueAt && at(submission.dueAt)}</Fact>
        <Fact field="receipt">{submission.receipt.code}</Fact>
        {late && <Fact field="lateReason">{submission.lateReason}</Fact>}
      </Facts>
      {reopenedUntil && (
        <p>{t('resources.assignmentSubmissions.reopenedUntil', { until: at(reopenedUntil) })}</p>
      )}
      <section>
        <h3 className={styles.part}>{t('resources.assignmentSubmissions.fields.text')}</h3>
        {submission.text === '' ? (
          <p>{t('resources.assignmentSubmissions.noText')}</p>
        ) : (
          <p className={styles.text}>{submission.text}</p>
        )}
      </section>
      <section>
        <h3 className={styles.part}>{t('resources.assignmentSubmissions.fields.files')}</h3>
        <WorkFiles files={submission.files} />
      </section>
    </>
  );
}
