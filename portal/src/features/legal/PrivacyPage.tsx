import { useT } from '@lampstand/i18n/react';
import { Card, Page, PageHeading, Texts } from '@lampstand/ui';
import { legalTexts } from '../../shared/texts/legal-texts.ts';
import { PrivacyText } from '../../shared/legal/PrivacyText.tsx';

/** /privacy */
export function PrivacyPage() {
  const t = useT();
  return (
    <Page width="narrow">
      <PageHeading title={t('shell.privacy')} breadcrumbs={[]} />
      <Card>
        <Texts bundles={legalTexts}>
          <PrivacyText />
        </Texts>
      </Card>
    </Page>
  );
}
