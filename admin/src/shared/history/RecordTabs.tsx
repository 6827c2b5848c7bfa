import { Link, useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import styles from './RecordHistory.module.css';

/** Whether the address asks for the history of the record instead of its facts. */
export function useHistoryTab(): boolean {
  const [search] = useSearchParams();
  return search.get('tab') === 'history';
}

/** Facts and history of a record: two views of one page, each with an address. */
export function RecordTabs() {
  const t = useT();
  const history = useHistoryTab();
  const tab = (to: string, words: string, current: boolean) => (
    <Link to={to} className={styles.tab} {...(current ? { 'aria-current': 'page' } : {})}>
      {words}
    </Link>
  );
  return (
    <nav className={styles.tabs} aria-label={t('common.details')}>
      {tab('?', t('common.details'), !history)}
      {tab('?tab=history', t('admin.history.title'), history)}
    </nav>
  );
}
