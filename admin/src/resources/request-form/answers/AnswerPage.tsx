import { ResourceContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { useMay } from '../../../auth/useMay.ts';
import { EditFrame } from '../../../shared/form/EditFrame.tsx';
import { AdminPage } from '../../../shared/page/AdminPage.tsx';
import { NoAccessPage } from '../../../shared/page/NoAccessPage.tsx';
import { AnswerInputs } from './AnswerInputs.tsx';
import { AnswerFacts } from './AnswerFacts.tsx';
import { answersPath } from './answers-path.ts';
import type { RequestAnswerRecordFragment } from './request-answers.generated.ts';
import { statusNames } from './status-names.ts';

/** /requests/:id: what somebody asked for, and the answer of the office. */
export function AnswerPage() {
  const t = useT();
  const { id = '' } = useParams();
  const may = useMay();
  if (!may('edit', 'requestFormAnswers')) return <NoAccessPage />;
  return (
    <ResourceContextProvider value="requestFormAnswers">
      <EditFrame<RequestAnswerRecordFragment>
        id={id}
        done="resources.requestFormAnswers.answered"
        name={({ person }) => person.fullName}
        leaveTo={answersPath()}
        valueNames={{ status: statusNames }}
        page={(body, request) => (
          <AdminPage
            title={request ? request.formTitle : t('resources.requestFormAnswers.name')}
            crumbs={[{ label: t('resources.requestFormAnswers.plural'), to: answersPath() }]}
          >
            {body}
          </AdminPage>
        )}
      >
        {(request) => (
          <>
            <AnswerFacts request={request} />
            <AnswerInputs />
          </>
        )}
      </EditFrame>
    </ResourceContextProvider>
  );
}
