import { useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { DataState, Page, PageHeading } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { WorkSections } from '../../shared/work/WorkSections.tsx';
import { AppealQueue, QUEUE_PAGE } from './AppealQueue.tsx';
import { AppealsPageDocument } from './AppealsPage.generated.ts';
import { OwnAppeals } from './OwnAppeals.tsx';

/** /student/appeals: the own ones, and those that a facilitator reads. */
export function AppealsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const waiting = search.get('show') !== 'finished';
  const q = search.get('q') ?? '';
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const screen = useScreenQuery(AppealsPageDocument, {
    variables: { filter: { waiting, q }, page: { page, perPage: QUEUE_PAGE } },
  });
  return (
    <Page>
      <PageHeading title={t('shell.appeals')} breadcrumbs={[]} />
      <WorkSections />
      <DataState {...screen} isEmpty={() => false}>
        {({ myAppeals, appeals, readable }) => (
          <>
            {readable.total > 0 && (
              <AppealQueue appeals={appeals} waiting={waiting} q={q} page={page} />
            )}
            {(readable.total === 0 || myAppeals.length > 0) && <OwnAppeals appeals={myAppeals} />}
          </>
        )}
      </DataState>
    </Page>
  );
}
