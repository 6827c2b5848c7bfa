import { Suspense } from 'react';
import { useSession } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, Page, Spinner, logoutPath, toast, Texts } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { legalTexts } from '../../shared/texts/legal-texts.ts';
import { TermsText } from '../../shared/legal/TermsText.tsx';
import { AcceptTermsForm } from './AcceptTermsForm.tsx';
import styles from './TermsPanel.module.css';

/** Stands in place of the app until the terms are accepted. */
export function TermsPanel() {
  const t = useT();
  const { acceptTerms, logout } = useSession();
  const onLogout = () => {
    logout().catch((error: unknown) => toast.error(errorText(error, t)));
  };
  return (
    <Page width="narrow">
      <title>{t('account.termsTitle')}</title>
      <h1>{t('account.termsTitle')}</h1>
      <p>{t('account.termsIntro')}</p>
      <Card>
        <Suspense fallback={<Spinner />}>
          <Texts bundles={legalTexts}>
            <TermsText />
          </Texts>
        </Suspense>
      </Card>
      <div className={styles.foot}>
        <AcceptTermsForm onAccept={acceptTerms} />
        <Button variant="text" icon={logoutPath} onClick={onLogout}>
          {t('shell.logout')}
        </Button>
      </div>
    </Page>
  );
}
