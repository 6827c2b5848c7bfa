import { useT } from '@lampstand/i18n/react';
import { ButtonLink } from '@lampstand/ui';
import { addressOf, neighboursOf, type ListView } from './list-view.rules.ts';
import styles from './Pager.module.css';

export interface PagerProps {
  readonly view: ListView;
  readonly total: number;
  /** The link that was followed goes away with its page. */
  readonly onTurn: () => void;
}

/** The ways to the pages before and after; nothing where there is only one. */
export function Pager({ view, total, onTurn }: PagerProps) {
  const t = useT();
  const { pages, previous, next } = neighboursOf(view.page, total);
  if (pages === 1 && view.page === 1) return null;
  const to = (page: number) => ({
    search: new URLSearchParams(addressOf({ ...view, page })).toString(),
  });
  return (
    <nav className={styles.pager} aria-label={t('person.notifications.pages')}>
      {previous && (
        <ButtonLink variant="outlined" size="small" to={to(previous)} rel="prev" onClick={onTurn}>
          {t('common.previous')}
        </ButtonLink>
      )}
      <span className={styles.place}>{t('common.page', { page: view.page, pages })}</span>
      {next && (
        <ButtonLink variant="outlined" size="small" to={to(next)} rel="next" onClick={onTurn}>
          {t('common.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
