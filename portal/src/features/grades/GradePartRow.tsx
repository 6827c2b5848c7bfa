import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { StatusChip } from '@lampstand/ui';
import { assignmentPath, examPath } from '../../shared/student-paths.ts';
import { Explanation } from './Explanation.tsx';
import type { GradePart } from './grade-types.ts';
import styles from './Grades.module.css';
import { UnfoldButton } from './UnfoldButton.tsx';
import { typedScore } from './what-if.rules.ts';

export interface Guess {
  /** What was typed, by the part's id. */
  readonly typed: Readonly<Record<string, string>>;
  readonly onType: (partId: string, text: string) => void;
}

export interface GradePartRowProps {
  readonly part: GradePart;
  /** The sum of all weights. */
  readonly weights: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly guess?: Guess | undefined;
}

/** One exam or assignment: its weight, its score, and how that came about. */
export function GradePartRow(props: GradePartRowProps) {
  const { part, weights, open, onToggle, guess } = props;
  const t = useT();
  const id = useId();
  const { formatPercent } = useFormat();
  const { _id, kind, title, weight, score, state } = part;
  const share = weights === 0 ? 0 : weight / weights;
  return (
    <>
      <tr>
        <th scope="row">
          <Link to={kind === 'EXAM' ? examPath(_id) : assignmentPath(_id)}>{title}</Link>{' '}
          <StateChip state={state} />
        </th>
        <td className={styles.figure}>{formatPercent(share, { maximumFractionDigits: 1 })}</td>
        <td className={styles.figure}>
          {guess ? (
            <GuessField part={part} guess={guess} />
          ) : (
            <UnfoldButton
              label={t('work.grades.howPart', { title })}
              open={open}
              controls={id}
              onToggle={onToggle}
            >
              {score === null ? '–' : formatPercent(score / 100)}
            </UnfoldButton>
          )}
        </td>
      </tr>
      {open && !guess && (
        <tr id={id}>
          <td colSpan={3}>
            <Explanation label={t('work.grades.howPart', { title })} steps={part.explanation} />
          </td>
        </tr>
      )}
    </>
  );
}

function StateChip({ state }: Pick<GradePart, 'state'>) {
  const t = useT();
  switch (state) {
    case 'MISSING':
      return <StatusChip tone="danger">{t('work.grades.missing')}</StatusChip>;
    case 'NOT_REQUIRED':
      return <StatusChip>{t('work.grades.notRequired')}</StatusChip>;
    case 'MARKING':
      return <StatusChip tone="info">{t('work.overview.marking')}</StatusChip>;
    case 'PENDING':
      return <StatusChip>{t('work.grades.pending')}</StatusChip>;
    case 'GRADED':
      return null;
  }
}

function GuessField({ part, guess }: { readonly part: GradePart; readonly guess: Guess }) {
  const t = useT();
  const typed = guess.typed[part._id] ?? '';
  const wrong = typed.trim() !== '' && typedScore(typed) === undefined;
  return (
    <input
      className={styles.guess}
      inputMode="decimal"
      aria-label={t('work.grades.guessFor', { title: part.title })}
      aria-invalid={wrong || undefined}
      placeholder={part.score === null ? '–' : String(part.score)}
      value={typed}
      onChange={({ target }) => guess.onType(part._id, target.value)}
    />
  );
}
