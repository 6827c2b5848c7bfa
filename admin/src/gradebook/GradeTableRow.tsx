import type { MessageId } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { CorrectGrade } from './CorrectGrade.tsx';
import type { GradeRow } from './gradebook.binding.ts';
import styles from './GradeBook.module.css';

type Part = GradeRow['grade']['parts'][number];
type Steps = Part['explanation'];

const stateNames = {
  MISSING: 'resources.gradebook.stateMISSING',
  NOT_REQUIRED: 'resources.gradebook.stateNOT_REQUIRED',
  PENDING: 'resources.gradebook.statePENDING',
  MARKING: 'resources.gradebook.stateMARKING',
} as const satisfies Readonly<Record<Exclude<Part['state'], 'GRADED'>, MessageId>>;

export interface GradeTableRowProps {
  readonly row: GradeRow;
  /** The unfolded cell: the student and the part, or the student alone for the grade. */
  readonly open: string | undefined;
  readonly onToggle: (cell: string) => void;
  /** The course whose grades the reader may correct. */
  readonly correctIn: string | undefined;
}

/** A student's numbers; what is unfolded stands below them. */
export function GradeTableRow({ row, open, onToggle, correctIn }: GradeTableRowProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { grade, student, columns } = row;
  const parts = columns.map(({ _id }) => grade.parts.find((part) => part._id === _id));
  const shown =
    open === row.id
      ? grade.explanation
      : parts.find((part) => part && open === `${row.id} ${part._id}`)?.explanation;
  const unfold = (cell: string, words: string) => (
    <button
      type="button"
      className={styles.cell}
      aria-expanded={open === cell}
      onClick={() => onToggle(cell)}
    >
      {words}
    </button>
  );
  return (
    <>
      <tr>
        <th scope="row">{student.fullName}</th>
        {parts.map((part, index) => (
          <td key={columns[index]?._id} className={styles.number}>
            {part && unfold(`${row.id} ${part._id}`, wordsOf(part))}
          </td>
        ))}
        <td className={styles.number}>
          {unfold(row.id, grade.score === null ? '–' : total(grade.score, grade.letter))}
        </td>
      </tr>
      {shown && (
        <tr>
          <td colSpan={columns.length + 2} className={styles.unfolded}>
            <Explanation name={student.fullName} steps={shown} />
            {open === row.id && correctIn !== undefined && (
              <CorrectGrade row={row} courseId={correctIn} />
            )}
          </td>
        </tr>
      )}
    </>
  );

  function wordsOf(part: Part): string {
    if (part.state === 'GRADED' && part.score !== null) return formatPercent(part.score / 100);
    return part.state === 'GRADED' ? '–' : t(stateNames[part.state]);
  }

  function total(score: number, letter: string | null): string {
    return `${formatPercent(score / 100)} ${letter ?? ''}`.trim();
  }
}

function Explanation({ name, steps }: { readonly name: string; readonly steps: Steps }) {
  const t = useT();
  return (
    <>
      <strong>{t('resources.gradebook.explain', { name })}</strong>
      <ol className={styles.steps}>
        {steps.map(({ text, value }) => (
          <li key={text}>
            {value === null ? text : t('resources.gradebook.step', { text, value: value / 100 })}
          </li>
        ))}
      </ol>
    </>
  );
}
