import { useSession, useUser } from '@lampstand/auth';
import { DataState, Page } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { AlumniCard } from './AlumniCard.tsx';
import { DashboardContent } from './DashboardContent.tsx';
import { DashboardHeading } from './DashboardHeading.tsx';
import { DashboardPageDocument } from './DashboardPage.generated.ts';
import styles from './DashboardPage.module.css';
import { NoGroups } from './NoGroups.tsx';

/** /dashboard: what comes next for a student, and what has happened since. */
export function DashboardPage() {
  const user = useUser();
  const { selectedGroup } = useSession();
  // The same variables as in app/first-queries.ts, which asks before this screen is here.
  const screen = useScreenQuery(DashboardPageDocument, {
    variables: { groupId: selectedGroup?._id ?? null },
  });
  return (
    <Page>
      <div className={styles.screen}>
        <DataState {...screen} heading={<DashboardHeading />}>
          {({ dashboard }) => (
            <>
              {user.isAlumni && <AlumniCard />}
              {user.groups.length === 0 && !user.isAlumniOnly && <NoGroups />}
              {!user.isAlumniOnly && <DashboardContent dashboard={dashboard} />}
            </>
          )}
        </DataState>
      </div>
    </Page>
  );
}
