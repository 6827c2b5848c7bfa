import { useId } from 'react';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { useFormat } from '@lampstand/i18n/react';
import { chevronRightPath, IconButton } from '@lampstand/ui';
import styles from './Pager.module.css';

const sizes = [10, 25, 50, 100];

/** Which rows are on the screen, the way to the others, and how many a page has. */
export function Pager() {
  const translate = useTranslate();
  const { formatNumber } = useFormat();
  const id = useId();
  const { page, perPage, setPage, setPerPage, total = 0 } = useListPaginationContext();
  const pages = Math.ceil(total / perPage);
  if (total === 0) return null;
  const range = {
    offsetBegin: formatNumber((page - 1) * perPage + 1),
    offsetEnd: formatNumber(Math.min(page * perPage, total)),
    total: formatNumber(total),
  };
  const to = (name: string, target: number, icon: string) => {
    const nowhere = target < 1 || target > pages || target === page;
    return (
      <IconButton
        className={styles.step}
        label={translate(`ra.navigation.${name}`)}
        icon={icon}
        // Not `disabled`: on the last page that would take the focus from who has just come there.
        aria-disabled={nowhere}
        onClick={() => {
          if (!nowhere) setPage(target);
        }}
      />
    );
  };
  return (
    <nav className={styles.pager} aria-label={translate('ra.navigation.current_page', { page })}>
      {total > Math.min(...sizes) && (
        <span className={styles.size}>
          <label htmlFor={id}>{translate('ra.navigation.page_rows_per_page')}</label>
          <select
            id={id}
            className={styles.select}
            value={perPage}
            onChange={(event) => setPerPage(Number(event.target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {formatNumber(size)}
              </option>
            ))}
          </select>
        </span>
      )}
      <span aria-live="polite">{translate('ra.navigation.page_range_info', range)}</span>
      {pages > 1 && (
        <span>
          {to('first', 1, firstPath)}
          {to('previous', page - 1, chevronLeftPath)}
          {to('next', page + 1, chevronRightPath)}
          {to('last', pages, lastPath)}
        </span>
      )}
    </nav>
  );
}

const chevronLeftPath = 'm14.5 6-6 6 6 6';
const firstPath = 'm18 6-6 6 6 6M7 6v12';
const lastPath = 'm6 6 6 6-6 6M17 6v12';
