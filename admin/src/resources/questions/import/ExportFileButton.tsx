import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Modal, SelectField } from '@lampstand/ui';
import { downloadText } from '../../../shared/export/download-text.ts';
import { useShowError } from '../../../shared/form/useShowError.ts';
import { formatChoices } from './format-names.ts';
import { LossList } from './LossList.tsx';
import type { ExportedQuestions } from './question-files.binding.ts';

/** Writes the questions of the list into a file that other systems read, and says what is lost. */
export function ExportFileButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('resources.questions.exportFile')}
      </Button>
      {open && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const dataProvider = useDataProvider();
  const showError = useShowError();
  const { filterValues } = useListContext();
  const [format, setFormat] = useState('MOODLE_XML');
  const [working, setWorking] = useState(false);
  const [made, setMade] = useState<ExportedQuestions>();

  async function write() {
    setWorking(true);
    try {
      const { data } = await dataProvider.getList<ExportedQuestions & { id: string }>(
        'questionExports',
        {
          filter: { format, questions: filterValues },
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
        },
      );
      const [file] = data;
      if (file) downloadText(file.text, file.fileName, file.contentType);
      setMade(file);
    } catch (error) {
      showError(error);
    }
    setWorking(false);
  }

  return (
    <Modal
      title={t('resources.questions.exportFile')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button loading={working} onClick={() => void write()}>
            {t('resources.questions.exportFile')}
          </Button>
        </>
      }
    >
      <p>{t('resources.questions.exportHint')}</p>
      <SelectField
        label={t('resources.questions.format')}
        autoPickFirst
        value={format}
        onChange={(event) => setFormat(event.target.value)}
        options={formatChoices.map(({ id, name }) => ({
          value: id,
          label: name ?? t('resources.questions.formatCsv'),
        }))}
      />
      {made && (
        <Alert severity={made.losses.length > 0 ? 'warning' : 'success'}>
          {t('resources.questions.exported', { count: made.count })}
        </Alert>
      )}
      {made?.losses.map(({ questionId, title, losses }) => (
        <section key={questionId}>
          <strong>{title}</strong>
          <LossList losses={losses} />
        </section>
      ))}
    </Modal>
  );
}
