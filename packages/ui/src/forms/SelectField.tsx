import { useId, type ComponentPropsWithRef } from 'react';
import { useT } from '@lampstand/i18n/react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { chevronDownPath } from '../icons/icon-paths.ts';
import { Field, useFieldWords, type FieldWords } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './SelectField.module.css';

export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
  /** BCP 47 tag, where that is another language than the screen's. */
  readonly lang?: string | undefined;
}

export interface SelectFieldProps
  extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'>, FieldWords {
  readonly options: readonly SelectOption[];
  readonly labelLang?: string | undefined;
  /** Starts with the first option; without it a placeholder "select" stands first. */
  readonly autoPickFirst?: boolean | undefined;
  /** How the form reads the value: `number` makes whole numbers, `string` trims. */
  readonly valueType?: 'string' | 'number' | undefined;
}

/** A drop-down of the browser's own, which every phone and screen reader knows how to show. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelLang, hint, error: ownError, options, className, ...rest } = props;
  const { autoPickFirst = false, valueType = 'string', ...select } = rest;
  const t = useT();
  const generatedId = useId();
  const id = select.id ?? generatedId;
  const words = { label, hint, error: ownError };
  const { error, describe } = useFieldWords(id, select.name, words);
  return (
    <Field
      {...words}
      error={error}
      id={id}
      labelLang={labelLang}
      required={select.required}
      className={classNames(styles.field, className)}
    >
      <div className={styles.frame}>
        <select
          {...select}
          {...describe}
          id={id}
          className={classNames(fieldStyles.control, styles.select)}
          data-value-type={valueType === 'number' ? 'integer' : undefined}
        >
          {!autoPickFirst && <option value="">{t('common.select')}</option>}
          {options.map(({ value, label: optionLabel, lang }) => (
            <option key={value} value={value} lang={lang}>
              {optionLabel}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon path={chevronDownPath} size="small" />
        </span>
      </div>
    </Field>
  );
}
