import type { ReactNode } from 'react';
import { useUser } from '@lampstand/auth';
import { Page } from '@lampstand/ui';
import { AlumniCard } from './AlumniCard.tsx';
import { DashboardHeading } from './DashboardHeading.tsx';
import styles from './DashboardPage.module.css';
import { NoGroups } from './NoGroups.tsx';

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
        {isAlumni && <AlumniCard />}
        {groups.length === 0 && !isAlumniOnly && <NoGroups />}
        {!isAlumniOnly && children}
      </div>
    </Page>
  );
}
