import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Card, DropZone } from '@lampstand/ui';
import { decodeFile, guessEncoding } from '../shared/files/decode-file.ts';
import { readCsv } from './read-csv.ts';

export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ChooseFileProps {
  readonly onChoose: (file: ChosenFile) => void;
}

/** What spreadsheets save; browsers call such files by several types. */
const accept = {
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'text/tab-separated-values': ['.tsv'],
};

/** Takes a file, dropped or chosen, if there are lines in it. */
export function ChooseFile({ onChoose }: ChooseFileProps) {
  const t = useT();
  const [empty, setEmpty] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { rows } = readCsv(decodeFile(bytes, guessEncoding(bytes)));
    setEmpty(rows.length === 0);
    if (rows.length > 0) onChoose({ name: file.name, bytes });
  }

  return (
    <Card>
      <DropZone
        label={t('admin.imports.drop')}
        hint={t('admin.imports.fileHint')}
        buttonText={t('admin.imports.chooseFile')}
        accept={accept}
        typesText=".csv, .txt, .tsv"
        multiple={false}
        onFiles={([file]) => void take(file)}
      />
      {empty && <Alert severity="danger">{t('admin.imports.fileEmpty')}</Alert>}
    </Card>
  );
}
