import { useSession } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, Card, Page } from '@lampstand/ui';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';

/** Stands in the place of the site until somebody who must has an authenticator app. */
export function SecondFactorPanel() {
  const t = useT();
  const { load } = useSession();
  return (
    <Page width="narrow">
      <Card title={t('person.signin.codeTitle')}>
        <Alert severity="info">{t('person.security.required')}</Alert>
        <SecondFactorSetUp onDone={() => void load()} />
      </Card>
    </Page>
  );
}
