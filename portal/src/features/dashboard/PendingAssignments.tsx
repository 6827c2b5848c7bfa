import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card, StatusChip } from '@lampstand/ui';
import { DueTime } from '../../shared/deadlines/DueTime.tsx';
import { assignmentPath } from '../../shared/student-paths.ts';
import type { DashboardDataQuery } from './DashboardData.generated.ts';
import rows from './Rows.module.css';

type Assignment = DashboardDataQuery['dashboard']['pendingAssignments'][number];

export interface PendingAssignmentsProps {
  readonly assignments: readonly Assignment[];
}

/** The assignments that wait to be handed in. */
export function PendingAssignments({ assignments }: PendingAssignmentsProps) {
  const t = useT();
  return (
    <Card title={t('dashboard.pendingAssignmentsTitle')} flush={assignments.length > 0}>
      {assignments.length === 0 && (
        <p className={rows.muted}>{t('dashboard.noPendingAssignments')}</p>
      )}
      <ul className={rows.rows}>
        {assignments.map((assignment) => (
          <AssignmentRow key={assignment._id} assignment={assignment} />
        ))}
      </ul>
    </Card>
  );
}

function AssignmentRow({ assignment }: { readonly assignment: Assignment }) {
  const t = useT();
  const { _id, title, course, dueAt, zone, submission } = assignment;
  return (
    <li className={rows.row}>
      <div className={rows.line}>
        <div className={rows.words}>
          <Link className={rows.link} to={assignmentPath(_id)}>
            {title}
          </Link>
          <span className={rows.muted}>
            {course.code}
            {dueAt && (
              <>
                {` · ${t('dashboard.due')} `}
                <DueTime at={dueAt} zone={zone} />
              </>
            )}
          </span>
        </div>
        {submission && <StatusChip tone="warning">{t('course.inProgress')}</StatusChip>}
      </div>
    </li>
  );
}
