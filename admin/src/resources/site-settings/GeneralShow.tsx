import { ReferenceField, TextField } from 'react-admin';
import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Card } from '@lampstand/ui';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { DesignCard } from './DesignCard.tsx';
import { ScaleCard } from './ScaleCard.tsx';
import type { SiteSettingsFieldsFragment } from './site-settings.generated.ts';

/** What the college has settled for its whole site. */
export function GeneralShow() {
  const t = useT();
  const { formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<SiteSettingsFieldsFragment>
      title={() => t('shell.siteSettings')}
      trail={() => []}
      history={{}}
    >
      {(settings) => (
        <Stack>
          {settings.version === 0 && (
            <Alert severity="info">{t('resources.site-settings.configured')}</Alert>
          )}
          <Card title={t('resources.site-settings.sectionNames')}>
            <Facts>
              <Fact field="organisationName">{settings.organisationName}</Fact>
              <Fact field="shortName">{settings.shortName}</Fact>
              <Fact field="bannerText" wide>
                {settings.bannerText}
              </Fact>
            </Facts>
          </Card>
          <Card title={t('resources.site-settings.sectionDefaults')}>
            <Facts>
              <Fact field="defaultAllowedAttempts">
                {formatNumber(settings.defaultAllowedAttempts)}
              </Fact>
              <Fact field="defaultLocale">{localeOf(settings.defaultLocale).label}</Fact>
              <Fact field="alumniRegionId">
                {settings.alumniRegionId && (
                  <ReferenceField source="alumniRegionId" reference="regions" link="show">
                    <TextField source="name" />
                  </ReferenceField>
                )}
              </Fact>
            </Facts>
          </Card>
          <Card title={t('resources.site-settings.sectionContact')}>
            <Facts>
              <Fact field="contactAddress">{settings.contactAddress}</Fact>
              <Fact field="contactEmail">{settings.contactEmail}</Fact>
              <Fact field="helpUrl">{settings.helpUrl}</Fact>
              <Fact field="privacyUrl">{settings.privacyUrl}</Fact>
              <Fact field="termsUrl">{settings.termsUrl}</Fact>
              <Fact field="updatedAt">
                {settings.updatedAt && formatDateTime(settings.updatedAt)}
              </Fact>
            </Facts>
          </Card>
          <ScaleCard />
          <DesignCard />
        </Stack>
      )}
    </ShowPage>
  );
}
