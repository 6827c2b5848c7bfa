import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { errorPath } from '../icons/icon-paths.ts';
import { useFieldError } from './form-context.ts';
import styles from './Field.module.css';

/** What every field can say about itself. */
export interface FieldWords {
  readonly label: string;
  /** A sentence under the field that helps to fill it. */
  readonly hint?: string | undefined;
  /** Wins over the form's own message for this field. */
  readonly error?: string | undefined;
}

export interface FieldProps extends FieldWords {
  /** The id of the control inside. */
  readonly id: string;
  /** BCP 47 tag of the label, where that is another language than the screen's. */
  readonly labelLang?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a control: its label above, hint and error below. */
export function Field({ id, label, hint, error, ...props }: FieldProps) {
  const { labelLang, required, className, children } = props;
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id} lang={labelLang}>
          {label}
        </label>
        {required && (
          <span className={styles.mark} aria-hidden="true">
            *
          </span>
        )}
      </div>
      {children}
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className={styles.error}>
          <Icon path={errorPath} size="small" />
          {error}
        </p>
      )}
    </div>
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** The error that applies to a field, and the attributes that tie its words to the control. */
export function useFieldWords(id: string, name: string | undefined, words: FieldWords) {
  const error = useFieldError(name, words.error);
  const described = classNames(error && errorId(id), words.hint && hintId(id));
  return {
    error,
    describe: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  };
}
