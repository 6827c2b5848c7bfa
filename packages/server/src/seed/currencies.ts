import { combinedDate } from '../modules/site/forex.rules.ts';
import { currencies, forexRates } from '../modules/site/currencies.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { personaId } from './people.ts';

interface CurrencyPlan {
  readonly value: string;
  readonly label: string;
  readonly decimals: number;
  /** About what a dollar buys; the base currency has no rates. */
  readonly rate?: number;
  readonly off?: true;
}

const plans: readonly CurrencyPlan[] = [
  { value: 'USD', label: 'US dollar', decimals: 2 },
  { value: 'EUR', label: 'Euro', decimals: 2, rate: 0.92 },
  { value: 'ZAR', label: 'South African rand', decimals: 2, rate: 18.2 },
  { value: 'UAH', label: 'Ukrainian hryvnia', decimals: 2, rate: 41.3 },
  { value: 'MXN', label: 'Mexican peso', decimals: 2, rate: 18.9 },
  { value: 'IDR', label: 'Indonesian rupiah', decimals: 2, rate: 16_200 },
  { value: 'PHP', label: 'Philippine peso', decimals: 2, rate: 57.4 },
  { value: 'GBP', label: 'Pound sterling', decimals: 2, rate: 0.78 },
  { value: 'KES', label: 'Kenyan shilling', decimals: 2, rate: 129 },
  { value: 'CAD', label: 'Canadian dollar', decimals: 2, rate: 1.38 },
  { value: 'JPY', label: 'Japanese yen', decimals: 0, rate: 149 },
  { value: 'KWD', label: 'Kuwaiti dinar', decimals: 3, rate: 0.307 },
  { value: 'HUF', label: 'Hungarian forint', decimals: 2, rate: 362, off: true },
];

/** Months before the anchor's that have rates; the anchor's own comes when it is over. */
const MONTHS = 26;
/** Months back for which nobody has entered the hryvnia yet: charts show a gap there. */
const GAPS: readonly number[] = [3, 4];

const currencyId = (value: string): string => `currency-${value.toLowerCase()}`;

/** Currencies with two years of rates; two months of one are missing, one currency is off. */
export async function seedCurrencies(db: Db, now: Date): Promise<void> {
  const stamp = {
    version: 1,
    createdAt: daysFrom(now, -800).toISOString(),
    updatedAt: daysFrom(now, -120).toISOString(),
    createdBy: personaId('superadmin'),
    updatedBy: personaId('superadmin'),
  };
  // The base currency is there since the tables are.
  await db.delete(currencies);
  await db.insert(currencies).values(
    plans.map(({ value, label, decimals, off }) => ({
      ...stamp,
      _id: currencyId(value),
      value,
      label,
      decimals,
      enabled: off !== true,
    })),
  );
  await db.insert(forexRates).values(
    plans.flatMap(({ value, rate }, at) =>
      rate === undefined
        ? []
        : monthsBefore(now)
            .filter(({ back }) => value !== 'UAH' || !GAPS.includes(back))
            .map(({ year, month, back }) => ({
              ...stamp,
              _id: `rate-${value.toLowerCase()}-${combinedDate({ year, month })}`,
              currency: value,
              year,
              month,
              rate: drifting(rate, back + at),
            })),
    ),
  );
}

function monthsBefore(now: Date) {
  return Array.from({ length: MONTHS }, (_, index) => {
    const back = index + 1;
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, back };
  });
}

/** Rates go up and down by some per cent, the same every time. */
const drifting = (rate: number, step: number): number =>
  Number((rate * (1 + 0.04 * Math.sin(step / 2.5))).toPrecision(5));
