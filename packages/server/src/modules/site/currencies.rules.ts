import { z } from 'zod';

/** What rates are given in: how much of a currency one unit of this one buys. */
export const BASE_CURRENCY = 'USD';

/** What a currency must look like. That its code is unique, the database knows. */
export const CurrencyInputSchema = z.object({
  value: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code)),
  label: z.string().trim().min(1).max(60),
  decimals: z.int().min(0).max(4),
  enabled: z.boolean(),
});

export type CurrencyInput = z.infer<typeof CurrencyInputSchema>;

const month = z.object({
  month: z.int().min(1).max(12),
  /** Of the rate that was read; 0 where there was none. */
  version: z.int().min(0),
  /** Null takes the rate away: the month becomes a gap. */
  rate: z.number().positive().max(1e12).nullish(),
});

/** The rates of some months of a year, each month once. */
export const ForexRatesInputSchema = z.object({
  currency: z.string().min(3).max(3),
  year: z.int().min(1990).max(2100),
  rates: z
    .array(month)
    .min(1)
    .max(12)
    .refine((rates) => new Set(rates.map((each) => each.month)).size === rates.length),
});

export type ForexRatesInput = z.infer<typeof ForexRatesInputSchema>;
