import { useT } from '@lampstand/i18n/react';
import { Card, Page, PageHeading, Texts } from '@lampstand/ui';
import { legalTexts } from '../../shared/texts/legal-texts.ts';
import { TermsText } from '../../shared/legal/TermsText.tsx';

/** /terms */
export function TermsPage() {
  const t = useT();
  return (
    <Page width="narrow">
      <PageHeading title={t('shell.terms')} breadcrumbs={[]} />
      <Card>
        <Texts bundles={legalTexts}>
          <TermsText />
        </Texts>
      </Card>
    </Page>
  );
}
