import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { EnabledChip } from '../../shared/fields/EnabledChip.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { CurrencyFieldsFragment } from './currencies.generated.ts';
import { ForexCard } from './ForexCard.tsx';

/** One currency with its rates. */
export function CurrencyShow() {
  const t = useT();
  const { formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<CurrencyFieldsFragment> title={(currency) => currency.label} history={{}}>
      {(currency) => (
        <Stack>
          <Card title={t('resources.currencies.sectionCurrency')}>
            <Facts>
              <Fact field="value">{currency.value}</Fact>
              <Fact field="decimals">{formatNumber(currency.decimals)}</Fact>
              <Fact field="enabled" label={t('common.status')}>
                <EnabledChip enabled={currency.enabled} />
              </Fact>
              <Fact field="regionCount">{formatNumber(currency.regionCount)}</Fact>
              <Fact field="userCount">{formatNumber(currency.userCount)}</Fact>
              <Fact field="updatedAt">{formatDateTime(currency.updatedAt)}</Fact>
            </Facts>
          </Card>
          <ForexCard currency={currency.value} />
        </Stack>
      )}
    </ShowPage>
  );
}
