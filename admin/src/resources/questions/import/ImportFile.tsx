import { useState } from 'react';
import {
  Form,
  HttpError,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  useDataProvider,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { Card, DropZone } from '@lampstand/ui';
import { useShowError } from '../../../shared/form/useShowError.ts';
import { ReferenceChoice } from '../../../shared/inputs/ReferenceChoice.tsx';
import { decodeFile, guessEncoding } from '../../../shared/files/decode-file.ts';
import { formatChoices, guessFormat } from './format-names.ts';
import type { PlannedQuestion, QuestionFormat } from './question-files.binding.ts';

export interface FileToImport {
  readonly courseId: string;
  readonly poolId?: string | null;
  readonly format: QuestionFormat;
  readonly text: string;
}

export interface ImportFileProps {
  readonly onLooked: (file: FileToImport, planned: readonly PlannedQuestion[]) => void;
}

/** Takes a file, dropped, chosen or pasted, and looks what it would bring. */
export function ImportFile({ onLooked }: ImportFileProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const showError = useShowError();

  async function look(values: Partial<FileToImport>) {
    const { courseId = '', poolId, format = 'MOODLE_XML', text = '' } = values;
    const file = { courseId, poolId: poolId || null, format, text };
    try {
      const { data } = await dataProvider.create('questionPreviews', {
        data: { courseId, format, text },
      });
      onLooked(file, data.questions);
    } catch (error) {
      if (error instanceof HttpError && error.body?.errors) return error.body.errors;
      showError(error);
    }
    return undefined;
  }

  return (
    <Form onSubmit={look} defaultValues={start}>
      <Card>
        <p>{t('resources.questions.nothingYet')}</p>
        <FileFields />
        <SaveButton alwaysEnable label={t('resources.questions.look')} icon={<></>} />
      </Card>
    </Form>
  );
}

const start = { format: 'MOODLE_XML', text: '' } as const;

/** What browsers call such files. */
const accept = {
  'application/xml': ['.xml'],
  'text/xml': ['.xml'],
  'text/plain': ['.txt', '.gift'],
  'text/csv': ['.csv'],
};

function FileFields() {
  const t = useT();
  const { setValue } = useFormContext();
  const courseId: unknown = useWatch({ name: 'courseId' });
  const [name, setName] = useState<string>();

  async function take(file: File | undefined) {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = decodeFile(bytes, guessEncoding(bytes));
    const format = guessFormat(file.name, text);
    setValue('text', text, { shouldDirty: true });
    if (format) setValue('format', format, { shouldDirty: true });
    setName(file.name);
  }

  return (
    <>
      <ReferenceChoice
        source="courseId"
        reference="courses"
        label="fields.courseId"
        validate={required()}
      />
      {typeof courseId === 'string' && (
        <ReferenceChoice
          source="poolId"
          reference="question-pools"
          label="resources.questions.fields.poolId"
          filter={{ courseId }}
        />
      )}
      <SelectInput
        source="format"
        label="resources.questions.format"
        choices={formatChoices.map(({ id, name: known }) => ({
          id,
          name: known ?? t('resources.questions.formatCsv'),
        }))}
        translateChoice={false}
        validate={required()}
      />
      <DropZone
        label={t('resources.questions.drop')}
        hint={name ?? ''}
        buttonText={t('resources.questions.chooseFile')}
        accept={accept}
        typesText=".xml, .gift, .txt, .csv"
        multiple={false}
        onFiles={([file]) => void take(file)}
      />
      <TextInput
        source="text"
        label="resources.questions.paste"
        multiline
        minRows={4}
        maxRows={12}
        validate={required()}
      />
    </>
  );
}
