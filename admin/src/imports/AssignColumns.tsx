import { useState } from 'react';
import { useCreate, useGetList, useStore } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, DataState } from '@lampstand/ui';
import { useShowError } from '../shared/form/useShowError.ts';
import type { ChosenFile } from './ChooseFile.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { decodeFile, guessEncoding } from '../shared/files/decode-file.ts';
import type { Preview } from './preview.ts';
import { fieldLabel } from './field-labels.ts';
import { FileReading } from './FileReading.tsx';
import type { ImportInput, ImportKind } from './imports.generated.ts';
import {
  guessMapping,
  mappedRows,
  mappingKey,
  mappingProblems,
  type ImportField,
  type Mapping,
} from './mapping.ts';
import { readCsv, type Separator } from './read-csv.ts';

export interface AssignColumnsProps {
  readonly kind: ImportKind;
  readonly groupId: string | null;
  readonly file: ChosenFile;
  readonly onPreview: (input: ImportInput, preview: Preview) => void;
  readonly onBack: () => void;
}

type Field = ImportField & { readonly id: string };

/** Which column becomes what: guessed, remembered, and checked before the dry run. */
export function AssignColumns(props: AssignColumnsProps) {
  const { data, isPending, error, refetch } = useGetList<Field>('importFields', {
    filter: { kind: props.kind },
  });
  return (
    <DataState
      loading={isPending}
      error={error}
      data={data}
      isEmpty={() => false}
      onRetry={() => void refetch()}
    >
      {(fields) => <Columns {...props} fields={fields} />}
    </DataState>
  );
}

/** Most lines that the server takes at once. */
const MOST_ROWS = 5000;

function Columns(props: AssignColumnsProps & { readonly fields: readonly Field[] }) {
  const { kind, groupId, file, fields, onPreview, onBack } = props;
  const t = useT();
  const showError = useShowError();
  const [encoding, setEncoding] = useState(() => guessEncoding(file.bytes));
  const [separator, setSeparator] = useState<Separator>();
  const table = readCsv(decodeFile(file.bytes, encoding), separator);
  const [kept, keep] = useStore<Mapping>(mappingKey(kind, table.heading));
  const mapping = kept ?? guessMapping(table.heading, fields);
  const { missing, twice } = mappingProblems(mapping, fields);
  const [create, { isPending }] = useCreate();
  const labels = (names: readonly string[]) => names.map((name) => fieldLabel(t, name)).join(', ');
  const tooLong = table.rows.length > MOST_ROWS;
  const ready = missing.length === 0 && twice.length === 0 && !tooLong;

  async function dryRun() {
    const input = { kind, groupId, fileName: file.name, ...mappedRows(mapping, table.rows) };
    keep(mapping);
    await create(
      'importPreviews',
      { data: { input } },
      { onSuccess: (preview: Preview) => onPreview(input, preview), onError: showError },
    );
  }

  return (
    <Card title={t('admin.imports.columns')}>
      <FileReading
        encoding={encoding}
        separator={table.separator}
        onEncoding={setEncoding}
        onSeparator={setSeparator}
      />
      <ColumnTable table={table} fields={fields} mapping={mapping} onChange={keep} />
      {tooLong && (
        <Alert severity="danger">
          {t('admin.imports.fileTooLong', { count: table.rows.length, max: MOST_ROWS })}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">{t('admin.imports.missing', { fields: labels(missing) })}</Alert>
      )}
      {twice.length > 0 && (
        <Alert severity="warning">{t('admin.imports.twice', { fields: labels(twice) })}</Alert>
      )}
      <p>
        <Button variant="outlined" onClick={onBack}>
          {t('admin.imports.otherFile')}
        </Button>{' '}
        <Button disabled={!ready} loading={isPending} onClick={() => void dryRun()}>
          {t('admin.imports.dryRun')}
        </Button>
      </p>
    </Card>
  );
}
