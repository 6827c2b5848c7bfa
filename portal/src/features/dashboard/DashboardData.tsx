import { useDeferredValue } from 'react';
import { useSession } from '@lampstand/auth';
import { DataState } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { DashboardContent } from './DashboardContent.tsx';
import { DashboardDataDocument } from './DashboardData.generated.ts';

/** The courses, exams, results and notifications of the dashboard, in one request. */
export function DashboardData() {
  const { selectedGroup } = useSession();
  // The same variables as in app/first-queries.ts, which asks before this is here.
  const answer = useScreenQuery(DashboardDataDocument, {
    variables: { groupId: selectedGroup?._id ?? null },
  });
  // Apollo's answer would be rendered in one go; this much is rendered in slices instead.
  const data = useDeferredValue(answer.data);
  return (
    <DataState {...answer} data={data} loading={answer.loading || data !== answer.data}>
      {({ dashboard }) => <DashboardContent dashboard={dashboard} />}
    </DataState>
  );
}
