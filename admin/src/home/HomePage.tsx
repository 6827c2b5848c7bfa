import { useGetOne } from 'react-admin';
import { holdsAnywhere, regionsWithRole } from '@lampstand/access';
import { useUser, type SessionUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, DataState } from '@lampstand/ui';
import { AdminPage } from '../shared/page/AdminPage.tsx';
import { Stack } from '../shared/record/Stack.tsx';
import type { AdminHomeQuery } from './admin-home.generated.ts';
import styles from './HomePage.module.css';
import { HomeTiles } from './HomeTiles.tsx';
import { RecentResults } from './RecentResults.tsx';
import { WaitingList } from './WaitingList.tsx';

type Home = AdminHomeQuery['adminHome'] & { readonly id: string };

/** Where staff begin: the college, or their part of it, at a glance. */
export function HomePage() {
  const t = useT();
  const user = useUser();
  return (
    <AdminPage title={t('shell.admin')}>
      <p className={styles.welcome}>{t('admin.home.welcome', { name: user.firstName })}</p>
      {holdsAnywhere(user, 'manager') ? (
        <Figures user={user} />
      ) : (
        <Alert>{t('admin.home.reportsOnly')}</Alert>
      )}
    </AdminPage>
  );
}

function Figures({ user }: { readonly user: SessionUser }) {
  const t = useT();
  const { data, isPending, error, refetch } = useGetOne<Home>(
    'adminHome',
    { id: 'home' },
    // The person decides when to ask again.
    { retry: false },
  );
  const slugs = regionsWithRole(user, 'manager');
  const names = user.regions.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name);
  const scope =
    slugs === 'all'
      ? t('admin.home.allRegions')
      : t('admin.home.ownRegions', { regions: (names.length > 0 ? names : slugs).join(', ') });
  return (
    <DataState
      loading={isPending}
      error={error}
      data={data}
      isEmpty={() => false}
      onRetry={() => void refetch()}
    >
      {(home) => (
        <Stack>
          <p className={styles.scope}>{scope}</p>
          <HomeTiles home={home} />
          <WaitingList items={home.waiting} />
          <RecentResults results={home.recentExamResults} />
        </Stack>
      )}
    </DataState>
  );
}
