import { useT } from '@lampstand/i18n/react';
import { AccessPage } from './AccessPage.tsx';
import { Outcome } from './Outcome.tsx';

/** /password-recoverd, spelled as the links in mails that are already out spell it. */
export function PasswordRecoveredPage() {
  const t = useT();
  return (
    <AccessPage title={t('shell.passwordRecovered')}>
      <Outcome severity="success">{t('person.access.recoveredBody')}</Outcome>
    </AccessPage>
  );
}
