import { useId, type ComponentPropsWithRef } from 'react';
import { Field, useFieldWords, type FieldWords } from './Field.tsx';
import styles from './Field.module.css';

export interface TextAreaFieldProps extends ComponentPropsWithRef<'textarea'>, FieldWords {}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error: ownError, className, rows = 4, ...textarea } = props;
  const generatedId = useId();
  const id = textarea.id ?? generatedId;
  const words = { label, hint, error: ownError };
  const { error, describe } = useFieldWords(id, textarea.name, words);
  return (
    <Field {...words} error={error} id={id} required={textarea.required} className={className}>
      <textarea {...textarea} {...describe} id={id} rows={rows} className={styles.control} />
    </Field>
  );
}
