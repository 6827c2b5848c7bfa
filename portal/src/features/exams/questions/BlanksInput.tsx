import { useT } from '@lampstand/i18n/react';
import styles from './BlanksInput.module.css';
import { cutAtBlanks } from './blank-text.rules.ts';
import { partsOf, type AnswerInputProps } from './shown-question.ts';

/** A text with fields where its blanks are. */
export function BlanksInput({ question, language, answer, ...on }: AnswerInputProps) {
  const t = useT();
  const blankIds = partsOf(question, 'BLANK').map(({ _id }) => _id);
  const textIn = (blankId: string) =>
    answer.blanks.find((blank) => blank.blankId === blankId)?.text ?? '';
  const write = (blankId: string, text: string) => {
    const blanks = blankIds
      .map((each) => ({ blankId: each, text: each === blankId ? text : textIn(each) }))
      .filter((blank) => blank.text !== '');
    on.onChange({ ...answer, blanks }, 'typing');
  };
  return (
    <p className={styles.text}>
      {cutAtBlanks(question.text, blankIds).map((piece) =>
        piece.kind === 'words' ? (
          <span key={piece.from} lang={language}>
            {piece.text}
          </span>
        ) : (
          <input
            key={piece.blankId}
            className={styles.blank}
            aria-label={t('learning.exam.blank', { number: piece.number })}
            value={textIn(piece.blankId)}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => write(piece.blankId, target.value)}
            onBlur={on.onLeave}
          />
        ),
      )}
    </p>
  );
}
