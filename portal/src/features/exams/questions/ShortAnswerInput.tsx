import { useT } from '@lampstand/i18n/react';
import { TextField } from '@lampstand/ui';
import type { AnswerInputProps } from './shown-question.ts';

/** A few words on one line. */
export function ShortAnswerInput({ answer, onChange, onLeave }: AnswerInputProps) {
  const t = useT();
  return (
    <TextField
      label={t('exam.yourAnswer')}
      value={answer.text ?? ''}
      autoComplete="off"
      maxLength={500}
      onChange={({ target }) => onChange({ ...answer, text: target.value || null }, 'typing')}
      onBlur={onLeave}
    />
  );
}
