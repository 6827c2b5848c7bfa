import { Suspense } from 'react';
import { useSession, useUser } from '@lampstand/auth';
import { lazyWithRetry } from '@lampstand/ui';
import styles from './GroupSelector.module.css';

const GroupChoice = lazyWithRetry(async () => ({
  default: (await import('./GroupChoice.tsx')).GroupChoice,
}));

/** The group whose courses are shown. With one group there is nothing to choose, only its name. */
export function GroupSelector() {
  const { groups } = useUser();
  const { selectedGroup } = useSession();
  if (!selectedGroup) return null;
  const name = <p className={styles.only}>{selectedGroup.name}</p>;
  if (groups.length === 1) return name;
  return (
    <Suspense fallback={name}>
      <GroupChoice selectedId={selectedGroup._id} />
    </Suspense>
  );
}
