import { useId, type ComponentPropsWithRef } from 'react';
import { Field, useFieldWords, type FieldWords } from './Field.tsx';
import styles from './Field.module.css';

type TextType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'datetime-local';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>, FieldWords {
  readonly type?: TextType | undefined;
  /** Text is trimmed when the form is read; false keeps the spaces around it. */
  readonly trim?: boolean | undefined;
}

/** One line of text, a number, a date or a time of a day. Works with `defaultValue` or with `value`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error: ownError, type = 'text', trim = true, className, ...input } = props;
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const words = { label, hint, error: ownError };
  const { error, describe } = useFieldWords(id, input.name, words);
  return (
    <Field {...words} error={error} id={id} required={input.required} className={className}>
      <input
        {...input}
        {...describe}
        id={id}
        type={type}
        className={styles.control}
        data-trim={trim ? undefined : 'off'}
      />
    </Field>
  );
}
