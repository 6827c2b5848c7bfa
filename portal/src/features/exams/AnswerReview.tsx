import { useId } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { checkPath, classNames, closePath, Icon } from '@lampstand/ui';
import {
  AnswerReview_AnswerFragmentDoc,
  type AnswerReview_AnswerFragment,
} from './AnswerReview.generated.ts';
import styles from './AnswerReview.module.css';

export interface AnswerReviewProps {
  readonly answer: FragmentType<AnswerReview_AnswerFragment>;
  /** How many questions the exam has. */
  readonly total: number;
}

/** One question of a finished attempt: all choices, the student's own and the correct one marked. */
export function AnswerReview({ answer, total }: AnswerReviewProps) {
  const t = useT();
  const id = useId();
  const { data, complete } = useFragment({
    fragment: AnswerReview_AnswerFragmentDoc,
    from: answer,
  });
  if (!complete) return null;
  const { position, earned, points, choices } = data;
  return (
    <li className={styles.answer} aria-labelledby={id}>
      <p className={styles.facts}>
        <span>{t('exam.questionOf', { number: position, total })}</span>
        <span>{t('exam.earnedPoints', { earned, total: points })}</span>
      </p>
      <h3 id={id} className={styles.text}>
        {data.text}
      </h3>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <ReviewedChoice key={choice._id} choice={choice} />
        ))}
      </ul>
      {choices.every(({ chosen }) => !chosen) && (
        <p className={styles.none}>{t('exam.noAnswer')}</p>
      )}
    </li>
  );
}

interface ReviewedChoiceProps {
  readonly choice: AnswerReview_AnswerFragment['choices'][number];
}

/** Sign and words say what the colour says. */
function ReviewedChoice({ choice: { text, chosen, correct } }: ReviewedChoiceProps) {
  const t = useT();
  const wrong = chosen && !correct;
  const notes = [
    chosen && `${t('exam.yourAnswer')} · ${correct ? t('exam.correct') : t('exam.wrong')}`,
    correct && !chosen && t('exam.correctAnswer'),
  ].filter((note) => note !== false);
  return (
    <li className={classNames(styles.choice, correct && styles.correct, wrong && styles.wrong)}>
      <span className={styles.sign}>
        {correct && <Icon path={checkPath} size="small" />}
        {wrong && <Icon path={closePath} size="small" />}
      </span>
      <span className={styles.words}>{text}</span>
      {notes.length > 0 && <span className={styles.note}>{notes.join(', ')}</span>}
    </li>
  );
}
