import { useLocale, useT } from '@lampstand/i18n/react';
import { classNames, TextAreaField } from '@lampstand/ui';
import type { AnswerInputProps } from './shown-question.ts';
import styles from './EssayInput.module.css';
import { countWords } from './word-count.rules.ts';

/** A long text that a person will read; how many words it has stands below. */
export function EssayInput({ question, answer, onChange, onLeave }: AnswerInputProps) {
  const t = useT();
  const { bcp47 } = useLocale();
  const text = answer.text ?? '';
  const { maxWords } = question;
  const count = countWords(text, bcp47);
  const tooMany = maxWords !== null && count > maxWords;
  return (
    <>
      <TextAreaField
        label={t('exam.yourAnswer')}
        value={text}
        rows={12}
        maxLength={50_000}
        onChange={({ target }) => onChange({ ...answer, text: target.value || null }, 'typing')}
        onBlur={onLeave}
      />
      <p className={classNames(styles.words, tooMany && styles.tooMany)}>
        {maxWords === null
          ? t('learning.exam.words', { count })
          : t('learning.exam.wordsOf', { count, max: maxWords })}
      </p>
      {tooMany && (
        <p className={styles.tooMany} role="status">
          {t('learning.exam.tooManyWords')}
        </p>
      )}
    </>
  );
}
