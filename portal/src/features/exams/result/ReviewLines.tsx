import { useLocale, useT } from '@lampstand/i18n/react';
import { checkPath, classNames, closePath, Icon } from '@lampstand/ui';
import styles from './ReviewLines.module.css';
import { reviewLines, type ReviewLine } from './review-lines.rules.ts';
import type { ReviewedAnswer } from './reviewed-answer.ts';

/** What was answered to each thing that a question asked, and what was right. */
export function ReviewLines({ answer }: { readonly answer: ReviewedAnswer }) {
  const { bcp47 } = useLocale();
  return (
    <ul className={styles.lines}>
      {reviewLines(answer, bcp47).map((line) => (
        <Line key={line._id} line={line} />
      ))}
    </ul>
  );
}

/** Sign and words say what the colour says. */
function Line({ line: { item, given, correct, right } }: { readonly line: ReviewLine }) {
  const t = useT();
  return (
    <li className={classNames(styles.line, right && styles.right, right === false && styles.wrong)}>
      {item !== undefined && <span className={styles.item}>{item}</span>}
      <span className={styles.words}>
        <span className={styles.label}>
          {right !== undefined && <Icon path={right ? checkPath : closePath} size="small" />}
          {t('exam.yourAnswer')}
          {right !== undefined && ` · ${right ? t('exam.correct') : t('exam.wrong')}`}
        </span>
        <span className={styles.text}>{given === '' ? t('exam.notAnswered') : given}</span>
      </span>
      {correct !== undefined && right !== true && (
        <span className={styles.words}>
          <span className={styles.label}>{t('exam.correctAnswer')}</span>
          <span className={styles.text}>{correct}</span>
        </span>
      )}
    </li>
  );
}
