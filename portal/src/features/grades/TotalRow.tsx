import { useId } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Explanation } from './Explanation.tsx';
import type { CourseGrade } from './grade-types.ts';
import styles from './Grades.module.css';
import { UnfoldButton } from './UnfoldButton.tsx';

export interface TotalRowProps {
  readonly grade: CourseGrade;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** What the grade would be with other scores. */
  readonly guessed?: { readonly score: number | null; readonly letter: string | null } | undefined;
}

/** The deduction where there is one, and the course's grade. */
export function TotalRow({ grade, open, onToggle, guessed }: TotalRowProps) {
  const t = useT();
  const id = useId();
  const { formatNumber, formatPercent } = useFormat();
  const { deduction } = grade;
  const shown = ({ score, letter }: { score: number | null; letter: string | null }) =>
    score === null ? '–' : [formatPercent(score / 100), letter].filter(Boolean).join(' ');
  return (
    <>
      {deduction > 0 && (
        <tr>
          <th scope="row" colSpan={2}>
            {t('work.grades.deduction')}
          </th>
          <td className={styles.figure}>{`−${formatNumber(deduction)}`}</td>
        </tr>
      )}
      <tr className={styles.total}>
        <th scope="row" colSpan={2}>
          {guessed ? t('work.grades.wouldBe') : t('work.grades.courseGrade')}
        </th>
        <td className={styles.figure}>
          {guessed ? (
            <output>{shown(guessed)}</output>
          ) : (
            <UnfoldButton
              label={t('work.grades.howCourse')}
              open={open}
              controls={id}
              onToggle={onToggle}
            >
              {shown(grade)}
            </UnfoldButton>
          )}
        </td>
      </tr>
      {open && !guessed && (
        <tr id={id}>
          <td colSpan={3}>
            <Explanation label={t('work.grades.howCourse')} steps={grade.explanation} />
          </td>
        </tr>
      )}
    </>
  );
}
