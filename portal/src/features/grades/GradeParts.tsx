import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import type { CourseGrade } from './grade-types.ts';
import styles from './Grades.module.css';
import { GradePartRow, type Guess } from './GradePartRow.tsx';
import { TotalRow, type TotalRowProps } from './TotalRow.tsx';

export interface GradePartsProps {
  readonly grade: CourseGrade;
  /** Other scores to try; without them the numbers unfold to their rules. */
  readonly guess?: Guess | undefined;
  readonly guessed?: TotalRowProps['guessed'];
}

/** Everything that a course's grade is made of, with its weight; each number unfolds to its rule. */
export function GradeParts({ grade, guess, guessed }: GradePartsProps) {
  const t = useT();
  const [open, setOpen] = useState<string>();
  const toggle = (id: string) => setOpen(open === id ? undefined : id);
  const weights = grade.parts.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('work.grades.part')}</th>
            <th scope="col" className={styles.figure}>
              {t('work.grades.weight')}
            </th>
            <th scope="col" className={styles.figure}>
              {guess ? t('work.grades.guess') : t('work.grades.score')}
            </th>
          </tr>
        </thead>
        <tbody>
          {grade.parts.map((part) => (
            <GradePartRow
              key={part._id}
              part={part}
              weights={weights}
              open={open === part._id}
              onToggle={() => toggle(part._id)}
              guess={guess}
            />
          ))}
        </tbody>
        <tfoot>
          <TotalRow
            grade={grade}
            open={open === 'total'}
            onToggle={() => toggle('total')}
            guessed={guessed}
          />
        </tfoot>
      </table>
    </div>
  );
}
