import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Icon } from '../icons/Icon.tsx';
import { chevronRightPath, homePath } from '../icons/icon-paths.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Without it the crumb is the screen itself. */
  readonly to?: string | undefined;
}

export interface BreadcrumbsProps {
  readonly crumbs: readonly Crumb[];
  /** In the back-office, where the dashboard belongs to the other app. */
  readonly homeReloads?: boolean | undefined;
}

/** The way to the screen. It always begins with a home link to the dashboard. */
export function Breadcrumbs({ crumbs, homeReloads = false }: BreadcrumbsProps) {
  const t = useT();
  return (
    <nav aria-label={t('shell.breadcrumbs')} data-print="hide">
      <ol className={styles.list}>
        <li className={styles.crumb}>
          <Link className={styles.link} to="/dashboard" reloadDocument={homeReloads}>
            <Icon path={homePath} size="small" />
            <VisuallyHidden>{t('shell.breadcrumbHome')}</VisuallyHidden>
          </Link>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? crumb.label} className={styles.crumb}>
            <Icon path={chevronRightPath} size="small" />
            <CrumbText {...crumb} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbText({ label, to }: Crumb) {
  return to ? (
    <Link className={styles.link} to={to}>
      {label}
    </Link>
  ) : (
    <span aria-current="page">{label}</span>
  );
}
