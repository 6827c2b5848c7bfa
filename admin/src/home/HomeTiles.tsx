import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { useMay } from '../auth/useMay.ts';
import type { AdminHomeQuery } from './admin-home.generated.ts';
import styles from './HomeTiles.module.css';

export interface HomeTilesProps {
  readonly home: AdminHomeQuery['adminHome'];
}

/**
 * Counts that lead to the lists of what they count. Where the person may not open the list, or where
 * there is none of just these (who studies now), the count is a plain figure.
 */
export function HomeTiles({ home }: HomeTilesProps) {
  const t = useT();
  const may = useMay();
  const { formatNumber } = useFormat();
  const tiles = [
    { label: t('shell.users'), count: home.userCount, resource: 'users' },
    { label: t('admin.home.activeStudents'), count: home.activeStudentCount, resource: undefined },
    { label: t('shell.groups'), count: home.groupCount, resource: 'groups' },
    { label: t('shell.courses'), count: home.courseCount, resource: 'courses' },
    { label: t('shell.examResults'), count: home.examResultCount, resource: 'examResults' },
    { label: t('shell.regions'), count: home.regionCount, resource: 'regions' },
  ];
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ label, count, resource }) => {
        const words = (
          <>
            <span className={styles.count}>{formatNumber(count)}</span>
            <span className={styles.label}>{label}</span>
          </>
        );
        return (
          <li key={label} className={styles.tile}>
            {resource && may('list', resource) ? (
              <Link className={styles.link} to={`/${resource}${allOf[resource] ?? ''}`}>
                {words}
              </Link>
            ) : (
              <div className={styles.link}>{words}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Lists that hide a part of their records until it is asked for show all that was counted. */
const allOf: Readonly<Record<string, string>> = { groups: '?filter={}' };
