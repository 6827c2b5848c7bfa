import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { useMay } from '../../../auth/useMay.ts';
import { AdminPage } from '../../../shared/page/AdminPage.tsx';
import { NoAccessPage } from '../../../shared/page/NoAccessPage.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportFile, type FileToImport } from './ImportFile.tsx';
import { PlannedQuestions } from './PlannedQuestions.tsx';
import type { PlannedQuestion } from './question-files.binding.ts';

interface Looked {
  readonly file: FileToImport;
  readonly planned: readonly PlannedQuestion[];
}

/** From a file over a look at its questions to the bank, and back again. */
export function QuestionImportPage() {
  const t = useT();
  const may = useMay();
  const [looked, setLooked] = useState<Looked>();
  const [done, setDone] = useState<readonly string[]>();
  if (!may('create', 'questions')) return <NoAccessPage />;
  const again = () => {
    setLooked(undefined);
    setDone(undefined);
  };
  return (
    <AdminPage
      title={t('resources.questions.importFile')}
      crumbs={[{ label: t('resources.questions.plural'), to: '/questions' }]}
    >
      {done ? (
        <ImportDone ids={done} onAgain={again} />
      ) : (
        <>
          {/* Stays while the questions are looked at: the way back finds what was chosen. */}
          <div hidden={looked !== undefined}>
            <ImportFile onLooked={(file, planned) => setLooked({ file, planned })} />
          </div>
          {looked && (
            <PlannedQuestions {...looked} onBack={() => setLooked(undefined)} onDone={setDone} />
          )}
        </>
      )}
    </AdminPage>
  );
}
