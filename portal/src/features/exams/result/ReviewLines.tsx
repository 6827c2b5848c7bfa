import { localeOf } from '@lampstand/i18n';
import { useLocale, useT } from '@lampstand/i18n/react';
import { checkPath, classNames, closePath, Icon } from '@lampstand/ui';
import styles from './ReviewLines.module.css';
import { reviewLines, type ReviewLine } from './review-lines.rules.ts';
import type { ReviewedAnswer } from './reviewed-answer.ts';

/** What was answered to each thing that a question asked, and what was right. */
export function ReviewLines({ answer }: { readonly answer: ReviewedAnswer }) {
  const { bcp47 } = useLocale();
  const { kind, textLocale } = answer;
  // Numbers are written as the reader writes them.
  const language = kind === 'NUMERIC' ? bcp47 : localeOf(textLocale).bcp47;
  return (
    <ul className={styles.lines}>
      {reviewLines(answer, bcp47).map((line) => (
        <Line
          key={line._id}
          line={line}
          ofBlanks={kind === 'FILL_IN_THE_BLANK'}
          language={language}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly line: ReviewLine;
  /** Whether a number is that of a blank, or of a place. */
  readonly ofBlanks: boolean;
  /** BCP 47 tag of what was asked and answered. */
  readonly language: string;
}

/** Sign and words say what the colour says. */
function Line({ line: { item, given, correct, right }, ofBlanks, language }: LineProps) {
  const t = useT();
  return (
    <li
      className={classNames(
        styles.line,
        item !== undefined && styles.named,
        right && styles.right,
        right === false && styles.wrong,
      )}
    >
      {typeof item === 'string' && (
        <span className={styles.item} lang={language}>
          {item}
        </span>
      )}
      {typeof item === 'number' && (
        <span className={styles.item}>
          {ofBlanks ? t('learning.exam.blank', { number: item }) : item}
        </span>
      )}
      <span className={styles.words}>
        <span className={classNames(styles.label, styles.own)}>
          {right !== undefined && <Icon path={right ? checkPath : closePath} size="small" />}
          {t('exam.yourAnswer')}
          {right !== undefined && ` · ${right ? t('exam.correct') : t('exam.wrong')}`}
        </span>
        <span className={styles.text} lang={given === '' ? undefined : language}>
          {given === '' ? t('exam.notAnswered') : given}
        </span>
      </span>
      {correct !== undefined && right !== true && (
        <span className={styles.words}>
          <span className={styles.label}>{t('exam.correctAnswer')}</span>
          <span className={styles.text} lang={language}>
            {correct}
          </span>
        </span>
      )}
    </li>
  );
}
