import { useId } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { Explanation } from '../Explanation.tsx';
import type { GradePart } from '../grade-types.ts';
import { UnfoldButton } from '../UnfoldButton.tsx';
import styles from './GradeBook.module.css';
import type { GradeBookQuery } from '../Grades.generated.ts';

type Book = GradeBookQuery['gradeBook'];

/** The cell of the course's grade, among those of the parts. */
const COURSE = 'course';

export interface BookRowProps {
  readonly item: Book['items'][number];
  readonly columns: Book['columns'];
  /** The part whose number is unfolded, or the course. */
  readonly open: string | undefined;
  readonly onOpen: (cell: string | undefined) => void;
}

/** One student: the course's grade and each part; what is unfolded stands below. */
export function BookRow({ item, columns, open, onOpen }: BookRowProps) {
  const t = useT();
  const id = useId();
  const { formatPercent } = useFormat();
  const { student, grade } = item;
  const parts = new Map(grade.parts.map((part) => [part._id, part]));
  const unfold = (cell: string) => ({
    open: open === cell,
    controls: id,
    onToggle: () => onOpen(open === cell ? undefined : cell),
  });
  const total =
    grade.score === null
      ? '–'
      : [formatPercent(grade.score / 100), grade.letter].filter(Boolean).join(' ');
  return (
    <>
      <tr>
        <th scope="row" className={styles.name}>
          {student.fullName}
        </th>
        <td>
          <UnfoldButton
            label={t('work.book.how', {
              name: student.fullName,
              title: t('work.grades.courseGrade'),
            })}
            {...unfold(COURSE)}
          >
            <strong>{total}</strong>
          </UnfoldButton>
        </td>
        {columns.map(({ _id, title }) => (
          <td key={_id}>
            <UnfoldButton
              label={t('work.book.how', { name: student.fullName, title })}
              {...unfold(_id)}
            >
              <PartNumber part={parts.get(_id)} />
            </UnfoldButton>
          </td>
        ))}
      </tr>
      {open !== undefined && (
        <tr id={id}>
          <td colSpan={columns.length + 2} className={styles.unfolded}>
            <Explanation
              label={t('work.book.how', {
                name: student.fullName,
                title: parts.get(open)?.title ?? t('work.grades.courseGrade'),
              })}
              steps={open === COURSE ? grade.explanation : (parts.get(open)?.explanation ?? [])}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** A score, or why there is none. */
function PartNumber({ part }: { readonly part: GradePart | undefined }) {
  const t = useT();
  const { formatPercent } = useFormat();
  if (!part) return '–';
  if (part.state === 'MISSING') {
    return <StatusChip tone="danger">{t('work.grades.missing')}</StatusChip>;
  }
  if (part.state === 'NOT_REQUIRED') {
    return <StatusChip>{t('work.grades.notRequired')}</StatusChip>;
  }
  if (part.state === 'MARKING') {
    return <StatusChip tone="info">{t('work.overview.marking')}</StatusChip>;
  }
  return part.score === null ? '–' : formatPercent(part.score / 100);
}
