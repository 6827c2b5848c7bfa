import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import styles from './Pager.module.css';

export interface PagerProps {
  /** What is turned, for screen readers. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Turns the pages of a table; nothing where there is one alone. */
export function Pager({ label, page, pages, onPage }: PagerProps) {
  const t = useT();
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={styles.pager} aria-label={label} data-print="hide">
      <Button
        variant="outlined"
        size="small"
        disabled={page === 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        {t('common.previous')}
      </Button>
      <span>{t('common.page', { page, pages })}</span>
      <Button
        variant="outlined"
        size="small"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('common.next')}
      </Button>
    </nav>
  );
}
