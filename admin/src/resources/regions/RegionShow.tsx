import { countryName } from '@lampstand/i18n/countries';
import { useFormat, useLocale, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { RecordAddresses } from '../../shared/addresses/RecordAddresses.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { ClosedChip } from './ClosedChip.tsx';
import { currencyNames } from '../../shared/inputs/currency-names.ts';
import { typeNames } from './region-names.ts';
import { RegionDuties } from './RegionDuties.tsx';
import { RegionGroups } from './RegionGroups.tsx';
import type { RegionRecord } from './regions.binding.ts';

/** One campus or office. */
export function RegionShow() {
  const t = useT();
  const may = useMay();
  const { bcp47, code: locale } = useLocale();
  const { formatDate, formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<RegionRecord> title={(region) => region.name} history={{ type: typeNames }}>
      {(region) => (
        <Stack>
          <Card title={t('resources.regions.sectionRegion')}>
            <Facts>
              <Fact field="type">{t(typeNames[region.type])}</Fact>
              <Fact field="closed" label={t('common.status')}>
                <ClosedChip closed={region.closed} />
              </Fact>
              <Fact field="userCount">{formatNumber(region.userCount)}</Fact>
              <Fact field="zone">{region.zone}</Fact>
              <Fact field="slug">{region.slug}</Fact>
              <Fact field="currency">{currencyNames(bcp47)(region.currency)}</Fact>
              <Fact field="timeZone">{region.timeZone.replaceAll('_', ' ')}</Fact>
              <Fact field="createdAt">{formatDate(region.createdAt)}</Fact>
              <Fact field="updatedAt">{formatDateTime(region.updatedAt)}</Fact>
              <Fact field="description" wide>
                {region.description}
              </Fact>
            </Facts>
          </Card>
          <Card title={t('resources.regions.sectionContact')}>
            <Facts>
              <Fact field="address">{addressOf(region, locale)}</Fact>
              <Fact field="phone">
                {region.phone && <a href={`tel:${region.phone}`}>{region.phone}</a>}
              </Fact>
            </Facts>
          </Card>
          <RegionDuties region={region} />
          {may('edit', 'regions', region) && (
            <RecordAddresses
              itemId={region.id}
              title={t('resources.regions.furtherAddresses')}
              empty={t('resources.regions.noFurtherAddresses')}
            />
          )}
          <RegionGroups />
        </Stack>
      )}
    </ShowPage>
  );
}

/** The lines of an address that are filled in, below each other. */
function addressOf(region: RegionRecord, locale: string): string {
  const city = [region.addressPostcode, region.addressCity].filter(Boolean).join(' ');
  return [
    region.addressLine1,
    region.addressLine2,
    city,
    region.addressState,
    region.addressCountry && countryName(region.addressCountry, locale),
  ]
    .filter(Boolean)
    .join('\n');
}
