import { isLocaleCode } from '@lampstand/i18n';
import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max);
/** An empty text is none. */
const optional = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);

/** Links on our pages lead to web pages only: no script hides in one. */
const link = optional(300).refine(
  (value) => value === null || (/^https?:\/\//i.test(value) && URL.canParse(value)),
);

/** What the college settles for its whole site. */
export const SiteSettingsInputSchema = z.object({
  organisationName: text(120).min(1),
  shortName: text(30).min(1),
  defaultAllowedAttempts: z.int().min(1).max(100),
  defaultLocale: z.string().refine((code): boolean => isLocaleCode(code)),
  alumniRegionId: optional(60),
  contactAddress: optional(500),
  contactEmail: optional(254).refine(
    (value) => value === null || z.email().safeParse(value).success,
  ),
  helpUrl: link,
  privacyUrl: link,
  termsUrl: link,
  bannerText: optional(160),
});

export type SiteSettingsInput = z.input<typeof SiteSettingsInputSchema>;
export type SiteSettingsValues = z.output<typeof SiteSettingsInputSchema>;
