import { useRef, useState, type DragEvent } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, classNames } from '@lampstand/ui';
import styles from './ChooseFile.module.css';
import { decodeFile, guessEncoding } from './decode-file.ts';
import { readCsv } from './read-csv.ts';

export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ChooseFileProps {
  readonly onChoose: (file: ChosenFile) => void;
}

/** Takes a file, dropped or chosen, if there are lines in it. */
export function ChooseFile({ onChoose }: ChooseFileProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [empty, setEmpty] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { rows } = readCsv(decodeFile(bytes, guessEncoding(bytes)));
    setEmpty(rows.length === 0);
    if (rows.length > 0) onChoose({ name: file.name, bytes });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <Card>
      <div
        className={classNames(styles.zone, over && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{t('admin.imports.drop')}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          className={styles.input}
          aria-label={t('admin.imports.chooseFile')}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{t('admin.imports.chooseFile')}</Button>
        <p className={styles.hint}>{t('admin.imports.fileHint')}</p>
      </div>
      {empty && <Alert severity="danger">{t('admin.imports.fileEmpty')}</Alert>}
    </Card>
  );
}
