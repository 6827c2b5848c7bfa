import { Suspense, type ReactNode } from 'react';
import { useUser } from '@lampstand/auth';
import { lazyWithRetry, Page } from '@lampstand/ui';
import { DashboardHeading } from './DashboardHeading.tsx';
import styles from './DashboardPage.module.css';

const AlumniCard = lazyWithRetry(async () => ({
  default: (await import('./AlumniCard.tsx')).AlumniCard,
}));
const NoGroups = lazyWithRetry(async () => ({
  default: (await import('./NoGroups.tsx')).NoGroups,
}));

export interface DashboardPageProps {
  /** `DashboardData`: it comes later, because it needs Apollo and this needs nothing. */
  readonly children: ReactNode;
}

/** /dashboard: what comes next for a student, and what has happened since. */
export function DashboardPage({ children }: DashboardPageProps) {
  const { isAlumni, isAlumniOnly, groups } = useUser();
  return (
    <Page>
      <div className={styles.screen}>
        <DashboardHeading />
        <Suspense fallback={null}>
          {isAlumni && <AlumniCard />}
          {groups.length === 0 && !isAlumniOnly && <NoGroups />}
        </Suspense>
        {!isAlumniOnly && children}
      </div>
    </Page>
  );
}
