import { useT } from '@lampstand/i18n/react';
import { SelectField } from '@lampstand/ui';
import { encodings, type Encoding } from '../shared/files/decode-file.ts';
import styles from './FileReading.module.css';
import { separators, type Separator } from './read-csv.ts';

export interface FileReadingProps {
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly onEncoding: (encoding: Encoding) => void;
  readonly onSeparator: (separator: Separator) => void;
}

/** How the file is read, where the guess was wrong. */
export function FileReading({ encoding, separator, onEncoding, onSeparator }: FileReadingProps) {
  const t = useT();
  return (
    <div className={styles.choices}>
      <SelectField
        label={t('admin.imports.encoding')}
        autoPickFirst
        options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
        value={encoding}
        onChange={({ currentTarget }) => {
          const chosen = encodings.find((each) => each === currentTarget.value);
          if (chosen) onEncoding(chosen);
        }}
      />
      <SelectField
        label={t('admin.imports.separator')}
        autoPickFirst
        options={separators.map((value) => ({
          value,
          label: value === '\t' ? t('admin.imports.tab') : value,
        }))}
        value={separator}
        onChange={({ currentTarget }) => {
          const chosen = separators.find((each) => each === currentTarget.value);
          if (chosen) onSeparator(chosen);
        }}
      />
    </div>
  );
}
