import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFormat, useT } from '@lampstand/i18n/react';
import { releaseDay } from './release-day.ts';
import styles from './ReleaseDates.module.css';

/** What is needed of the offerings of a course. */
interface Offering {
  readonly id: string;
  readonly startsOn: string;
  readonly group: { readonly name: string };
}

/** The day on which the lesson in the form opens, in each group that its course is offered to. */
export function ReleaseDates() {
  const t = useT();
  const { formatDate } = useFormat();
  const courseId: unknown = useWatch({ name: 'courseId' });
  const days: unknown = useWatch({ name: 'releaseAfterDays' });
  const { data = [] } = useGetList<Offering>(
    'courseOfferings',
    { filter: { courseId } },
    { enabled: typeof courseId === 'string' && courseId !== '' },
  );
  if (data.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('authoring.lesson.releaseDates')}</h3>
      <dl className={styles.dates}>
        {data.map(({ id, group, startsOn }) => (
          <div key={id} className={styles.date}>
            <dt>{group.name}</dt>
            <dd>{formatDate(releaseDay(startsOn, days))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
