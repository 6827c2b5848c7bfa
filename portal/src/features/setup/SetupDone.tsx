import { useEffect, useRef } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, buttonClass, Card } from '@lampstand/ui';
import styles from './Setup.module.css';

/** It is done. The login page comes as a fresh page, which knows the college. */
export function SetupDone({ email }: { readonly email: string }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function beginAtHeading() {
    heading.current?.focus();
  }, []);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('setup.page.doneTitle')}
      </h2>
      <Alert severity="success">{t('setup.page.doneText', { email })}</Alert>
      <a className={buttonClass({})} href="/login">
        {t('account.login')}
      </a>
    </Card>
  );
}
