import { defaultLocale, isLocaleCode } from '@lampstand/i18n';
import { isCountryCode } from '@lampstand/i18n/countries';
import { z } from 'zod';
import { NameSchema } from './person-name.rules.ts';

/** Who signs up; names and address as for every account. */
export const SelfCreateSchema = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  firstName: NameSchema,
  lastName: NameSchema,
});

/** A country by the three letters of ISO 3166-1; required (specification §5). */
export const CountrySchema = z
  .string()
  .trim()
  .min(1)
  .refine((code) => isCountryCode(code));

/** A group takes people in while its link is open, it is not archived and its region not closed. */
export const isOpen = (group: {
  signUpOpen: boolean;
  archived: boolean;
  closed: boolean;
}): boolean => group.signUpOpen && !group.archived && !group.closed;

/** A suggested language counts only if we speak it (specification §5). */
export const localeFor = (suggested: string | null | undefined): string =>
  suggested && isLocaleCode(suggested) ? suggested : defaultLocale;
