import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { localeOf } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Modal, SelectField } from '@lampstand/ui';
import { newRecordId } from '../../shared/new-record-id.ts';
import type { ExamRecord } from './exam-form.ts';

/** Sits the exam as a student of any of its languages does; it counts for nobody. */
export function TestRunButton({ exam }: { readonly exam: ExamRecord }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (exam.items.length === 0) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('authoring.exam.testRun')}
      </Button>
      {open && <TestRunDialog exam={exam} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TestRunDialogProps {
  readonly exam: ExamRecord;
  readonly onClose: () => void;
}

function TestRunDialog({ exam, onClose }: TestRunDialogProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const [testId] = useState(newRecordId);
  const [locale, setLocale] = useState(exam.locale);
  const [started, setStarted] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [starting, setStarting] = useState(false);
  const languages = [exam.locale, ...exam.translations.map((each) => each.locale)];

  async function start() {
    setStarting(true);
    setFailure(undefined);
    try {
      const data = { testId, examId: exam.id, locale };
      const answer = await dataProvider.create<{ id: string }>('examTests', { data });
      setStarted(`/student/exams/${exam.id}/attempts/${answer.data.id}`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setStarting(false);
  }

  return (
    <Modal
      title={t('authoring.exam.testRun')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common.close')}
          </Button>
          {started === undefined && (
            <Button loading={starting} onClick={() => void start()}>
              {t('common.start')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('authoring.exam.testBody')}</p>
      {started === undefined ? (
        <SelectField
          label={t('common.language')}
          autoPickFirst
          options={languages.map((code) => ({ value: code, label: localeOf(code).label }))}
          value={locale}
          onChange={({ target }) => setLocale(target.value)}
        />
      ) : (
        <p>
          {/* The portal is another app: the page is fetched anew. */}
          <a href={started} target="_blank" rel="noreferrer">
            {t('authoring.exam.openTest')}
          </a>
        </p>
      )}
      {failure !== undefined && <Alert severity="danger">{failure}</Alert>}
    </Modal>
  );
}
