import { useSession } from '@lampstand/auth';
import { DataState } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { DashboardContent } from './DashboardContent.tsx';
import { DashboardDataDocument } from './DashboardData.generated.ts';

/** The courses, exams, results and notifications of the dashboard, in one request. */
export function DashboardData() {
  const { selectedGroup } = useSession();
  // The same variables as in app/first-queries.ts, which asks before this is here.
  const screen = useScreenQuery(DashboardDataDocument, {
    variables: { groupId: selectedGroup?._id ?? null },
  });
  return (
    <DataState {...screen}>
      {({ dashboard }) => <DashboardContent dashboard={dashboard} />}
    </DataState>
  );
}
