import { readStored, writeStored } from './stored-values.ts';

/** What the charts are cut to (specification §4, "Chart filters"). Dates are days, as `2026-03-02`. */
export interface ChartFilters {
  readonly regionIds: readonly string[];
  readonly month: number;
  readonly year: number;
  readonly showFilter: boolean;
  readonly currency: string;
  readonly showAWM: boolean;
  readonly showCBC: boolean;
  readonly showUS: boolean;
  readonly showIntl: boolean;
  readonly showClosed: boolean;
  readonly from: string;
  readonly to: string;
}

const storageKey = 'lampstand.chartFilters';
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const DAYS = 7;
const DAY_MS = 86_400_000;

/** What is chosen at first: December, this year, US dollars, the last seven days, nothing closed. */
const initialChartFilters = (today: Date): ChartFilters => ({
  regionIds: [],
  month: 12,
  year: today.getUTCFullYear(),
  showFilter: true,
  currency: 'USD',
  showAWM: true,
  showCBC: true,
  showUS: true,
  showIntl: true,
  showClosed: false,
  from: dayOf(new Date(today.getTime() - (DAYS - 1) * DAY_MS)),
  to: dayOf(today),
});

/** What was chosen on this device, value by value; what makes no sense is as at first. */
export function readChartFilters(today: Date): ChartFilters {
  const first = initialChartFilters(today);
  const stored = readStored(storageKey);
  const flag = (name: keyof ChartFilters, otherwise: boolean) => {
    const value = stored.get(name);
    return typeof value === 'boolean' ? value : otherwise;
  };
  const whole = (name: keyof ChartFilters, least: number, most: number, otherwise: number) => {
    const value = stored.get(name);
    const fits = typeof value === 'number' && Number.isInteger(value);
    return fits && value >= least && value <= most ? value : otherwise;
  };
  const text = (name: keyof ChartFilters, shape: RegExp, otherwise: string) => {
    const value = stored.get(name);
    return typeof value === 'string' && shape.test(value) ? value : otherwise;
  };
  const ids = stored.get('regionIds');
  const day = /^\d{4}-\d{2}-\d{2}$/;
  return {
    regionIds: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : first.regionIds,
    month: whole('month', 1, 12, first.month),
    year: whole('year', 1900, 2200, first.year),
    showFilter: flag('showFilter', first.showFilter),
    currency: text('currency', /^[A-Z]{3}$/, first.currency),
    showAWM: flag('showAWM', first.showAWM),
    showCBC: flag('showCBC', first.showCBC),
    showUS: flag('showUS', first.showUS),
    showIntl: flag('showIntl', first.showIntl),
    showClosed: flag('showClosed', first.showClosed),
    from: text('from', day, first.from),
    to: text('to', day, first.to),
  };
}

export function changeChartFilters(changes: Partial<ChartFilters>, today: Date): void {
  writeStored(storageKey, { ...readChartFilters(today), ...changes });
}
