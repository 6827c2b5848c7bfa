import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { DataState, Page, PageHeading } from '@lampstand/ui';
import { appealsPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { AppealActions } from './AppealActions.tsx';
import { AppealContent } from './AppealContent.tsx';
import { AppealPageDocument } from './AppealPage.generated.ts';

/** /student/appeals/:_id: an appeal, for those who decide it. */
export function AppealPage() {
  const t = useT();
  const { _id = '' } = useParams();
  const screen = useScreenQuery(AppealPageDocument, { variables: { _id } });
  const appeal = screen.data?.appeal;
  return (
    <Page>
      <PageHeading
        title={appeal ? `${appeal.person.fullName} · ${appeal.title}` : t('work.appeals.appeal')}
        breadcrumbs={[{ label: t('shell.appeals'), to: appealsPath }]}
        actions={appeal && <AppealActions appeal={appeal} onChanged={screen.onRetry} />}
      />
      <DataState {...screen} isEmpty={() => false}>
        {(data) => <AppealContent appeal={data.appeal} />}
      </DataState>
    </Page>
  );
}
