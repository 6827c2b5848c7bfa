import type { ReactNode } from 'react';
import { classNames, mainId, PageHeading, type Crumb } from '@lampstand/ui';
import styles from './AdminPage.module.css';

export interface AdminPageProps {
  readonly title: string;
  /** The crumbs between home and this screen. */
  readonly crumbs?: readonly Crumb[];
  readonly actions?: ReactNode;
  /** Lists use the whole width (1280 px at most); what people read and fill in, 1024 px. */
  readonly width?: 'wide' | 'content';
  readonly children: ReactNode;
}

/** A screen of the back-office: heading, breadcrumbs, the tab's title, and the main part. */
export function AdminPage({ title, crumbs, actions, width, children }: AdminPageProps) {
  return (
    <main
      id={mainId}
      tabIndex={-1}
      className={classNames(styles.page, width !== 'wide' && styles.content)}
    >
      <PageHeading title={title} breadcrumbs={crumbs ?? []} actions={actions} homeReloads />
      {children}
    </main>
  );
}
