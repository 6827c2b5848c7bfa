import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { submissionsPath } from '../../../shared/student-paths.ts';
import { SortHead } from '../../../shared/tables/SortHead.tsx';
import { BookRow } from './BookRow.tsx';
import type { BookField, BookView } from './book-view.ts';
import styles from './GradeBook.module.css';
import type { GradeBookQuery } from '../Grades.generated.ts';

export interface GradeBookTableProps {
  readonly book: GradeBookQuery['gradeBook'];
  readonly groupId: string;
  readonly view: BookView;
  readonly onSort: (field: BookField) => void;
}

/** A line for each student, a column for each part; names stay in sight, each cell unfolds. */
export function GradeBookTable({ book, groupId, view, onSort }: GradeBookTableProps) {
  const t = useT();
  /** The student and the part (or the course) whose number is unfolded. */
  const [open, setOpen] = useState<{ readonly student: string; readonly cell: string }>();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <SortHead
              field="name"
              label={t('work.book.student')}
              view={view}
              onSort={onSort}
              className={styles.name}
            />
            <SortHead
              field="score"
              label={t('work.grades.courseGrade')}
              view={view}
              onSort={onSort}
            />
            {book.columns.map((column) => (
              <th key={column._id} scope="col" className={styles.part}>
                <PartHead column={column} groupId={groupId} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {book.items.map((item) => (
            <BookRow
              key={item.student._id}
              item={item}
              columns={book.columns}
              open={open?.student === item.student._id ? open.cell : undefined}
              onOpen={(cell) => setOpen(cell ? { student: item.student._id, cell } : undefined)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PartHeadProps {
  readonly column: GradeBookQuery['gradeBook']['columns'][number];
  readonly groupId: string;
}

/** Of an assignment the head leads to what was handed in. */
function PartHead({ column, groupId }: PartHeadProps) {
  const t = useT();
  const { formatNumber } = useFormat();
  const { _id, kind, title, weight } = column;
  return (
    <>
      {kind === 'ASSIGNMENT' ? (
        <Link to={`${submissionsPath(_id)}?group=${groupId}`}>{title}</Link>
      ) : (
        <span>{title}</span>
      )}
      <span className={styles.weight}>
        {t('work.book.weight', { weight: formatNumber(weight) })}
      </span>
    </>
  );
}
