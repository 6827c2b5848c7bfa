import { useState } from 'react';
import { useLocale, useT } from '@lampstand/i18n/react';
import { TextField } from '@lampstand/ui';
import { readDecimal, writeDecimal } from './decimal.rules.ts';
import type { AnswerInputProps } from './shown-question.ts';

/** A number, written with comma or point; its unit stands beside the label. */
export function NumberInput({ question, answer, onChange, onLeave }: AnswerInputProps) {
  const t = useT();
  const { bcp47 } = useLocale();
  const known = answer.number === null ? '' : writeDecimal(answer.number, bcp47);
  // What is being written may not be a number yet, or be one in other letters.
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const typed = draft ?? known;
  const wrong = typed.trim() !== '' && readDecimal(typed) === undefined;

  const write = (text: string) => {
    setDraft(text);
    setLeft(false);
    onChange({ ...answer, number: readDecimal(text) ?? null }, 'typing');
  };
  const leave = () => {
    setLeft(true);
    if (!wrong) setDraft(undefined);
    onLeave();
  };
  const label = t('exam.yourAnswer');
  return (
    <TextField
      label={question.unit === null ? label : `${label} (${question.unit})`}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      error={
        left && wrong
          ? t('learning.exam.numberInvalid', { example: writeDecimal('2.5', bcp47) })
          : undefined
      }
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
    />
  );
}
