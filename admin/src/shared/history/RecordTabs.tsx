import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import styles from './RecordHistory.module.css';

/** A further view of a record, besides its facts and its history. */
export interface RecordTab<Shown> {
  /** In the address: `?tab=progress`. */
  readonly name: string;
  readonly label: string;
  readonly content: (record: Shown) => ReactNode;
}

/** The view of the record that the address asks for; of its facts unless it names another one. */
export function useRecordTab(): string | null {
  const [search] = useSearchParams();
  return search.get('tab');
}

export interface RecordTabsProps {
  readonly more: readonly Pick<RecordTab<never>, 'name' | 'label'>[];
}

/** Facts, history and more of a record: views of one page, each with an address. */
export function RecordTabs({ more }: RecordTabsProps) {
  const t = useT();
  const chosen = useRecordTab();
  const others = [...more, { name: 'history', label: t('admin.history.title') }];
  const known = others.some(({ name }) => name === chosen);
  const tab = (to: string, words: string, current: boolean) => (
    <Link key={to} to={to} className={styles.tab} {...(current ? { 'aria-current': 'page' } : {})}>
      {words}
    </Link>
  );
  return (
    <nav className={styles.tabs} aria-label={t('common.details')} data-print="hide">
      {tab('?', t('common.details'), !known)}
      {others.map(({ name, label }) => tab(`?tab=${name}`, label, name === chosen))}
    </nav>
  );
}
