import { useId, useState, type ComponentPropsWithRef } from 'react';
import { useT } from '@lampstand/i18n/react';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { eyeOffPath, eyePath } from '../icons/icon-paths.ts';
import { Field, useFieldWords, type FieldWords } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>, FieldWords {
  /** Tells the browser's password manager which password this is. */
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password with a button that shows and hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error: ownError, className, ...input } = props;
  const t = useT();
  const [visible, setVisible] = useState(false);
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const words = { label, hint, error: ownError };
  const { error, describe } = useFieldWords(id, input.name, words);
  return (
    <Field {...words} error={error} id={id} required={input.required} className={className}>
      <div className={styles.frame}>
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...describe}
          id={id}
          type={visible ? 'text' : 'password'}
          className={classNames(fieldStyles.control, styles.input)}
        />
        <IconButton
          className={styles.toggle}
          label={visible ? t('account.hidePassword') : t('account.showPassword')}
          icon={visible ? eyeOffPath : eyePath}
          aria-controls={id}
          onClick={() => setVisible(!visible)}
        />
      </div>
    </Field>
  );
}
