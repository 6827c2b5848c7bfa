import { useState } from 'react';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import styles from './DashboardHeading.module.css';
import { greetingAt } from './greeting.rules.ts';
import { GroupSelector } from './GroupSelector.tsx';

/** The greeting, by the clock of the device, and the choice of group. */
export function DashboardHeading() {
  const t = useT();
  const { firstName } = useUser();
  const [now] = useState(() => new Date());
  return (
    <header className={styles.heading}>
      <title>{t('shell.dashboard')}</title>
      <h1 className={styles.title}>
        {t(`dashboard.${greetingAt(now.getHours())}`, { name: firstName })}
      </h1>
      <GroupSelector />
    </header>
  );
}
