import { useId } from 'react';
import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { classNames } from '@lampstand/ui';
import { textWithNumbers } from '../questions/blank-text.rules.ts';
import styles from './AnswerReview.module.css';
import { ReviewedChoices } from './ReviewedChoices.tsx';
import { verdictOf, type ReviewedAnswer } from './reviewed-answer.ts';
import { ReviewLines } from './ReviewLines.tsx';

export interface AnswerReviewProps {
  readonly answer: ReviewedAnswer;
  /** How many questions the exam has. */
  readonly total: number;
}

/** One question of an attempt that is over: what was answered, what was right, what it brought. */
export function AnswerReview({ answer, total }: AnswerReviewProps) {
  const t = useT();
  const id = useId();
  const { position, earned, points, given, comment, parts } = answer;
  const blankIds = parts.filter(({ role }) => role === 'BLANK').map(({ _id }) => _id);
  const verdict = verdictOf(answer);
  const verdicts = {
    right: t('exam.correct'),
    partly: t('learning.result.partly'),
    wrong: t('exam.wrong'),
    unmarked: t('learning.result.notGraded'),
    untold: '',
  };
  return (
    <li className={styles.answer} aria-labelledby={id}>
      <p className={styles.facts}>
        <span>{t('exam.questionOf', { number: position, total })}</span>
        <span>
          {earned !== null && `${t('exam.earnedPoints', { earned, total: points })} · `}
          <span className={classNames(styles.verdict, styles[verdict])}>{verdicts[verdict]}</span>
        </span>
      </p>
      <h3 id={id} className={styles.text} lang={localeOf(answer.textLocale).bcp47}>
        {textWithNumbers(answer.text, blankIds)}
      </h3>
      {isOfChoices(answer) ? <ReviewedChoices answer={answer} /> : <ReviewLines answer={answer} />}
      {given === null && <p className={styles.none}>{t('exam.noAnswer')}</p>}
      {comment !== null && (
        <p className={styles.comment}>
          <strong>{t('learning.result.comment')}:</strong> {comment}
        </p>
      )}
    </li>
  );
}

const isOfChoices = ({ kind }: ReviewedAnswer): boolean =>
  kind === 'TRUE_FALSE' || kind === 'SINGLE_CHOICE' || kind === 'MULTIPLE_CHOICE';
