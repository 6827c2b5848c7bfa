import { useT } from '@lampstand/i18n/react';
import { Card, Page, PageHeading } from '@lampstand/ui';
import { LegalMessages } from '../../shared/legal/LegalMessages.tsx';
import { PrivacyText } from '../../shared/legal/PrivacyText.tsx';

/** /privacy */
export function PrivacyPage() {
  const t = useT();
  return (
    <Page width="narrow">
      <PageHeading title={t('shell.privacy')} breadcrumbs={[]} />
      <Card>
        <LegalMessages>
          <PrivacyText />
        </LegalMessages>
      </Card>
    </Page>
  );
}
