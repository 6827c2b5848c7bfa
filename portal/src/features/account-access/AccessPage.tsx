import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card, Page, PageHeading } from '@lampstand/ui';
import styles from './AccessPage.module.css';

export interface AccessPageProps {
  readonly title: string;
  /** Asked before the way to the login page; nothing shows the plain way back. */
  readonly question?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of the screens on the way into an account. */
export function AccessPage({ title, question, children }: AccessPageProps) {
  const t = useT();
  return (
    <Page width="narrow">
      <PageHeading title={title} />
      <Card>{children}</Card>
      <p className={styles.foot}>
        {question && <span>{question}</span>}
        <Link className={styles.link} to="/login">
          {question ? t('account.login') : t('person.access.backToLogin')}
        </Link>
      </p>
    </Page>
  );
}
