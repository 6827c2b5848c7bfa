import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { EnabledChip } from '../../shared/fields/EnabledChip.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import type { LocaleFieldsFragment } from './locales.generated.ts';

/** One language, as people choose it. */
export function LocaleShow() {
  const t = useT();
  const { formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<LocaleFieldsFragment> title={(locale) => locale.name} history={{}}>
      {(locale) => (
        <Card title={t('resources.locales.sectionLocale')}>
          <Facts>
            <Fact field="label">{locale.label}</Fact>
            <Fact field="value">{locale.value}</Fact>
            <Fact field="enabled" label={t('common.status')}>
              <EnabledChip enabled={locale.enabled} />
            </Fact>
            <Fact field="position">{formatNumber(locale.position)}</Fact>
            <Fact field="updatedAt">{locale.updatedAt && formatDateTime(locale.updatedAt)}</Fact>
          </Facts>
        </Card>
      )}
    </ShowPage>
  );
}
