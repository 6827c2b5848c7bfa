import { useLocation } from 'react-router-dom';
import { routeFor } from '@lampstand/access';
import { useT } from '@lampstand/i18n/react';
import { mainId, NotBuiltYet } from '@lampstand/ui';
import styles from './NotBuiltYetPage.module.css';

/** Any address of the back-office whose screen is planned: its heading, and the honest answer. */
export function NotBuiltYetPage() {
  const t = useT();
  const { pathname } = useLocation();
  const title = t.dynamic(routeFor(pathname)?.title ?? 'shell.admin');
  return (
    <main id={mainId} tabIndex={-1} className={styles.page}>
      <NotBuiltYet title={title} homeReloads />
    </main>
  );
}
