import { useState } from 'react';
import { EditBase, ResourceContextProvider, useEditContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { DataState } from '@lampstand/ui';
import { useMay } from '../../../auth/useMay.ts';
import { isVersionConflict } from '../../../data/to-ra-error.ts';
import { ConflictPanel } from '../../../shared/form/ConflictPanel.tsx';
import { RecordForm } from '../../../shared/form/RecordForm.tsx';
import { useLeaveWhenSaved } from '../../../shared/form/useLeaveWhenSaved.ts';
import { useShowError } from '../../../shared/form/useShowError.ts';
import { AdminPage } from '../../../shared/page/AdminPage.tsx';
import { NoAccessPage } from '../../../shared/page/NoAccessPage.tsx';
import { wholeRecord } from '../../../shared/record/whole-record.ts';
import { AnswerInputs } from './AnswerInputs.tsx';
import { AnswerFacts } from './AnswerFacts.tsx';
import { answersPath } from './answers-path.ts';
import type { RequestAnswerRecordFragment } from './request-answers.generated.ts';
import { statusNames } from './status-names.ts';

/** /requests/:id: what somebody asked for, and the answer of the office. */
export function AnswerPage() {
  const { id = '' } = useParams();
  const may = useMay();
  const showError = useShowError();
  const [conflicts, setConflicts] = useState(0);
  const { saved, onSuccess } = useLeaveWhenSaved<RequestAnswerRecordFragment>(
    'resources.requestFormAnswers.answered',
    ({ person }) => person.fullName,
    () => answersPath(),
  );
  const onError = (error: unknown) => {
    if (isVersionConflict(error)) setConflicts((count) => count + 1);
    else showError(error);
  };
  if (!may('edit', 'requestFormAnswers')) return <NoAccessPage />;
  return (
    <ResourceContextProvider value="requestFormAnswers">
      <EditBase
        id={id}
        disableAuthentication
        mutationMode="pessimistic"
        redirect={false}
        redirectOnError={false}
        queryOptions={{ ...wholeRecord, onError: () => undefined }}
        mutationOptions={{ ...wholeRecord, onSuccess, onError }}
      >
        <AnswerView saved={saved} conflicts={conflicts} onConflictOver={() => setConflicts(0)} />
      </EditBase>
    </ResourceContextProvider>
  );
}

interface AnswerViewProps {
  readonly saved: boolean;
  readonly conflicts: number;
  readonly onConflictOver: () => void;
}

function AnswerView({ saved, conflicts, onConflictOver }: AnswerViewProps) {
  const t = useT();
  const { record, isPending, error, refetch } = useEditContext<RequestAnswerRecordFragment>();
  return (
    <AdminPage
      title={record ? record.formTitle : t('resources.requestFormAnswers.name')}
      crumbs={[{ label: t('resources.requestFormAnswers.plural'), to: answersPath() }]}
    >
      <DataState
        loading={isPending}
        error={error}
        data={record}
        isEmpty={() => false}
        onRetry={() => void refetch()}
      >
        {(request) => (
          <RecordForm cancelTo={answersPath()} saved={saved}>
            {conflicts > 0 && (
              <ConflictPanel
                key={conflicts}
                valueNames={{ status: statusNames }}
                onTaken={onConflictOver}
              />
            )}
            <AnswerFacts request={request} />
            <AnswerInputs />
          </RecordForm>
        )}
      </DataState>
    </AdminPage>
  );
}
