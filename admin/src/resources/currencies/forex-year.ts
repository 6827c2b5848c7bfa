import type { ForexRateFieldsFragment } from './currencies.generated.ts';

/** The currency that rates are given for; the server refuses rates of it. */
export const baseCurrency = 'USD';

/** A month of a year's form. */
export interface FormMonth {
  /** 1 to 12. */
  readonly month: number;
  readonly version: number;
  /** The saved rate as it is typed; empty for none. */
  readonly saved: string;
  /** It is over, and nobody has said its rate. */
  readonly missing: boolean;
}

/** The twelve months of a year; those that lie ahead are not missing yet. */
export function monthsOf(
  rates: readonly ForexRateFieldsFragment[],
  year: number,
  today: Date,
): FormMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const rate = rates.find((each) => each.year === year && each.month === month);
    return {
      month,
      version: rate?.version ?? 0,
      saved: rate ? String(rate.rate) : '',
      missing: !rate && new Date(Date.UTC(year, month, 1)) <= today,
    };
  });
}

/** From the next year, whose January December needs, back to the first one with a rate. */
export function yearsOf(rates: readonly ForexRateFieldsFragment[], today: Date): number[] {
  const last = today.getUTCFullYear() + 1;
  const first = Math.min(last - 3, ...rates.map(({ year }) => year));
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** What was typed differently from what is saved, by month. */
export type Typed = Readonly<Record<number, string>>;

export const isRate = (text: string): boolean => text === '' || Number(text) > 0;

/** The months that were changed, as the server takes them. */
export function changedRates(months: readonly FormMonth[], typed: Typed) {
  return months.flatMap(({ month, version, saved }) => {
    const text = (typed[month] ?? saved).trim();
    if (text === saved) return [];
    return [{ month, version, rate: text === '' ? null : Number(text) }];
  });
}
