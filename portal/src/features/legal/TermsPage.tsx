import { useT } from '@lampstand/i18n/react';
import { Card, Page, PageHeading } from '@lampstand/ui';
import { LegalMessages } from '../../shared/legal/LegalMessages.tsx';
import { TermsText } from '../../shared/legal/TermsText.tsx';

/** /terms */
export function TermsPage() {
  const t = useT();
  return (
    <Page width="narrow">
      <PageHeading title={t('shell.terms')} breadcrumbs={[]} />
      <Card>
        <LegalMessages>
          <TermsText />
        </LegalMessages>
      </Card>
    </Page>
  );
}
