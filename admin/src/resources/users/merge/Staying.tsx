import { useFormat, useT } from '@lampstand/i18n/react';
import { useResourceTexts } from '../../../shared/page/useResourceTexts.ts';
import { partNames } from '../erase/erase-words.ts';
import type { MergerStaying } from './merge.binding.ts';
import styles from './Merge.module.css';

/** What was changed since a merger, and stays with the kept account when it is undone. */
export function Staying({ stays: { rows, fields } }: Pick<MergerStaying, 'stays'>) {
  const t = useT();
  const { label } = useResourceTexts();
  const { formatNumber } = useFormat();
  if (rows.length === 0 && fields.length === 0) return <p>{t('admin.merge.allReturns')}</p>;
  return (
    <section>
      <h3 className={styles.heading}>{t('admin.merge.stays')}</h3>
      <dl className={styles.counts}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{label(field)}</dt>
          </div>
        ))}
        {rows.map(({ part, rows: number }) => (
          <div key={part}>
            <dt>{t(partNames[part])}</dt>
            <dd>{formatNumber(number)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
