import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { DueTime } from '../../shared/deadlines/DueTime.tsx';
import { TimeLeftChip } from '../../shared/deadlines/TimeLeftChip.tsx';
import { assessmentsPath } from '../../shared/student-paths.ts';
import rows from './Rows.module.css';

export interface DueNextCardProps {
  readonly due: {
    readonly title: string;
    readonly dueAt: string | null;
    /** Of the campus (IANA). */
    readonly zone: string | null;
    readonly path: string;
  };
  /** Milliseconds. */
  readonly now: number;
}

/** The next deadline of all exams and assignments. */
export function DueNextCard({ due: { title, dueAt, zone, path }, now }: DueNextCardProps) {
  const t = useT();
  const all = <Link to={assessmentsPath}>{t('shell.assessments')}</Link>;
  return (
    <Card title={t('dashboard.dueNextTitle')} actions={all} flush>
      <div className={rows.row}>
        <div className={rows.line}>
          <div className={rows.words}>
            <Link className={rows.link} to={path}>
              {title}
            </Link>
            {dueAt && (
              <span className={rows.muted}>
                <DueTime at={dueAt} zone={zone} />
              </span>
            )}
          </div>
          {dueAt && <TimeLeftChip deadline={dueAt} now={now} />}
        </div>
      </div>
    </Card>
  );
}
