import { dateFormat, numberFormat, relativeFormat } from './intl-cache.ts';
import { localeOf } from './locales.ts';

export type DateValue = Date | string | number;

export interface FormatOptions {
  readonly locale: string;
  /** IANA name; without it the machine's own zone. */
  readonly timeZone?: string | undefined;
}

export type Format = ReturnType<typeof createFormat>;

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

const relativeUnits = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Dates, numbers and money as the locale writes them. */
export function createFormat({ locale, timeZone }: FormatOptions) {
  const { bcp47 } = localeOf(locale);

  function format(value: DateValue, options: Intl.DateTimeFormatOptions): string {
    // A campus date has no time: shifting it by a zone would show the day before.
    const day = typeof value === 'string' && calendarDay.test(value);
    const zone = day ? 'UTC' : timeZone;
    return dateFormat(bcp47, zone ? { timeZone: zone, ...options } : options).format(
      new Date(value),
    );
  }

  const unit = (amount: number, name: 'hour' | 'minute' | 'second') =>
    numberFormat(bcp47, { style: 'unit', unit: name, unitDisplay: 'short' }).format(amount);

  return {
    formatDate: (value: DateValue, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
      format(value, options),
    formatDateTime: (
      value: DateValue,
      options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
    ) => format(value, options),
    formatNumber: (value: number, options: Intl.NumberFormatOptions = {}) =>
      numberFormat(bcp47, options).format(value),
    /** `share` is a fraction: 0.7 is shown as 70 %. */
    formatPercent: (share: number, options: Intl.NumberFormatOptions = {}) =>
      numberFormat(bcp47, { style: 'percent', ...options }).format(share),
    /** `decimals` is the currency's own: 2 for USD, 0 for JPY. */
    formatMoney: (minorUnits: number, currency: string, decimals = 2) =>
      numberFormat(bcp47, {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(minorUnits / 10 ** decimals),
    /** The two largest units: `1 hr 5 min`, `5 min 9 sec`, `9 sec`. */
    formatDuration: (seconds: number) => {
      const whole = Math.max(0, Math.round(seconds));
      const hours = Math.floor(whole / 3600);
      const minutes = Math.floor((whole % 3600) / 60);
      const rest = whole % 60;
      const parts = hours
        ? [unit(hours, 'hour'), minutes ? unit(minutes, 'minute') : '']
        : [minutes ? unit(minutes, 'minute') : '', rest || !minutes ? unit(rest, 'second') : ''];
      return parts.filter(Boolean).join(' ');
    },
    /** `in 2 days`, `3 hours ago`; less than a minute is `now`. */
    formatRelative: (value: DateValue, now: DateValue = Date.now()) => {
      const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000;
      const fitting = relativeUnits.find((candidate) => Math.abs(seconds) >= candidate.seconds);
      const relative = relativeFormat(bcp47, { numeric: 'auto' });
      return fitting
        ? relative.format(Math.trunc(seconds / fitting.seconds), fitting.unit)
        : relative.format(0, 'second');
    },
  };
}
