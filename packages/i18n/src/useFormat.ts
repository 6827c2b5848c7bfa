import type { Format } from './format.ts';
import { useI18n } from './i18n-context.ts';

/** Dates, numbers and money in the locale (and time zone) of the nearest provider. */
export function useFormat(): Format {
  return useI18n().format;
}
