import { BASE_CURRENCY } from './currencies.rules.ts';

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** An amount of money in whole minor units. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** What is known of currencies and their rates. */
export interface Forex {
  /** Digits of the minor unit. */
  decimalsOf(currency: string): number;
  /** How much of the currency one unit of the base currency buys; undefined where nobody has said. */
  rateOf(currency: string, month: Month): number | undefined;
}

/** The month whose rate counts: the next one, after December January (specification §9). */
export const rateMonth = ({ year, month }: Month): Month =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };

/** The year and month as one text that sorts: `2026-03`. */
export const combinedDate = ({ year, month }: Month): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/**
 * What an amount of a month is worth in another currency, in whole units of it (specification §9).
 * Halves are rounded away from zero, so that a refund undoes its payment.
 * @returns null where a rate is missing: a gap, never a nought.
 */
export function convert(
  { amount, currency }: Money,
  of: Month,
  target: string,
  forex: Forex,
): number | null {
  const units = amount / 10 ** forex.decimalsOf(currency);
  if (currency === target) return wholeUnits(units);
  const month = rateMonth(of);
  const rate = (code: string) => (code === BASE_CURRENCY ? 1 : forex.rateOf(code, month));
  const from = rate(currency);
  const to = rate(target);
  if (from === undefined || to === undefined) return null;
  return wholeUnits((units / from) * to);
}

/** Digits that a division may get wrong at the end are cut before a half is looked for. */
function wholeUnits(units: number): number {
  const exact = Number(Math.abs(units).toPrecision(14));
  const rounded = Math.sign(units) * Math.round(exact);
  return rounded === 0 ? 0 : rounded;
}
