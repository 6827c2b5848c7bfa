import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { checkPath, classNames, closePath, Icon } from '@lampstand/ui';
import styles from './ReviewedChoices.module.css';
import type { ReviewedAnswer } from './reviewed-answer.ts';

/** All choices of a question; own and correct ones are marked, as far as the exam shows them. */
export function ReviewedChoices({ answer }: { readonly answer: ReviewedAnswer }) {
  const { parts, given, correct, textLocale } = answer;
  return (
    <ul className={styles.choices}>
      {parts.map(({ _id, text }) => (
        <Choice
          key={_id}
          text={text}
          language={localeOf(textLocale).bcp47}
          chosen={given?.choiceIds.includes(_id) ?? false}
          correct={correct?.choiceIds.includes(_id)}
        />
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly text: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  readonly chosen: boolean;
  /** Undefined where the exam does not tell. */
  readonly correct: boolean | undefined;
}

/** Sign and words say what the colour says. */
function Choice({ text, language, chosen, correct }: ChoiceProps) {
  const t = useT();
  const wrong = chosen && correct === false;
  const verdict =
    correct === undefined ? '' : ` · ${correct ? t('exam.correct') : t('exam.wrong')}`;
  const note = chosen
    ? `${t('exam.yourAnswer')}${verdict}`
    : correct === true && t('exam.correctAnswer');
  return (
    <li
      className={classNames(
        styles.choice,
        correct && styles.correct,
        wrong && styles.wrong,
        chosen && correct === undefined && styles.chosen,
      )}
    >
      <span className={styles.sign}>
        {correct && <Icon path={checkPath} size="small" />}
        {wrong && <Icon path={closePath} size="small" />}
      </span>
      <span className={styles.words} lang={language}>
        {text}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </li>
  );
}
