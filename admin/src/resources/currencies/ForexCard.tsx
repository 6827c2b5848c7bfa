import { useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Card, DataState } from '@lampstand/ui';
import type { ForexRateFieldsFragment } from './currencies.generated.ts';
import { baseCurrency, yearsOf } from './forex-year.ts';
import styles from './ForexCard.module.css';
import { ForexYearForm } from './ForexYearForm.tsx';

/** The rates of a currency, a year at a time. */
export function ForexCard({ currency }: { readonly currency: string }) {
  const t = useT();
  if (currency === baseCurrency) {
    return (
      <Card title={t('resources.currencies.rates')}>
        <p>{t('resources.currencies.base')}</p>
      </Card>
    );
  }
  return <RatesCard currency={currency} />;
}

function RatesCard({ currency }: { readonly currency: string }) {
  const t = useT();
  const [today] = useState(() => new Date());
  const [year, setYear] = useState(today.getUTCFullYear());
  const { data, isPending, error, refetch } = useGetList<ForexRateFieldsFragment>(
    'forexRates',
    { filter: { currency } },
    { retry: false },
  );
  const words = t('resources.currencies.ratesFailed');
  const failure = useMemo(() => error && new Error(words, { cause: error }), [error, words]);
  return (
    <Card title={t('resources.currencies.rates')}>
      <p>{t('resources.currencies.ratesHint', { currency, base: baseCurrency })}</p>
      <p>{t('resources.currencies.ratesRule')}</p>
      <DataState
        loading={isPending}
        error={failure}
        data={data}
        isEmpty={() => false}
        onRetry={() => void refetch()}
      >
        {(rates) => (
          <>
            <label className={styles.year}>
              {t('resources.currencies.year')}
              <select value={year} onChange={(event) => setYear(Number(event.target.value))}>
                {yearsOf(rates, today).map((each) => (
                  <option key={each} value={each}>
                    {t('resources.currencies.yearFilled', {
                      year: String(each),
                      count: rates.filter((rate) => rate.year === each).length,
                    })}
                  </option>
                ))}
              </select>
            </label>
            <ForexYearForm
              key={year}
              currency={currency}
              year={year}
              rates={rates}
              today={today}
              onRead={() => void refetch()}
            />
          </>
        )}
      </DataState>
    </Card>
  );
}
