import { isLocaleCode, locales } from '@lampstand/i18n';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { CountrySchema, PasswordHashSchema, UserInputSchema } from '../identity/index.ts';
import { RegionInputSchema, RegionType } from '../regions/index.ts';
import { SiteSettingsInputSchema } from '../site/index.ts';
import { decimalsOf, MOST_CURRENCIES, MOST_REGIONS } from './setup.rules.ts';

const RegionSchema = RegionInputSchema.pick({
  name: true,
  slug: true,
  zone: true,
  type: true,
  currency: true,
  timeZone: true,
}).extend({ country: CountrySchema });

const SuperadminSchema = UserInputSchema.pick({
  email: true,
  firstName: true,
  lastName: true,
}).extend({ password: PasswordHashSchema });

/** What a college says of itself at its first set-up: as strict as the forms of the back-office. */
const SetupInputSchema = SiteSettingsInputSchema.pick({
  organisationName: true,
  shortName: true,
  defaultLocale: true,
}).extend({
  locales: z
    .array(z.string().refine((code): boolean => isLocaleCode(code)))
    .min(1)
    .max(locales.length),
  currencies: z
    .array(z.string().refine((code) => decimalsOf(code) !== undefined))
    .min(1)
    .max(MOST_CURRENCIES),
  regions: z.array(RegionSchema).min(1).max(MOST_REGIONS),
  superadmin: SuperadminSchema,
});

export type SetupInput = z.output<typeof SetupInputSchema>;

const SetupRegionInput = builder.inputType('SetupRegionInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    slug: t.string({ required: true }),
    country: t.string({ required: true, description: 'Three letters of ISO 3166-1.' }),
    zone: t.string({ required: true }),
    type: t.field({ type: RegionType, required: true }),
    currency: t.string({ required: true, description: 'One of the currencies.' }),
    timeZone: t.string({ required: true, description: 'IANA name.' }),
  }),
});

const SetupSuperadminInput = builder.inputType('SetupSuperadminInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    password: t.string({ required: true, description: 'SHA-256 (hex).' }),
  }),
});

export const SetupInputType = builder.inputType('SetupInput', {
  validate: SetupInputSchema,
  fields: (t) => ({
    organisationName: t.string({ required: true }),
    shortName: t.string({ required: true }),
    defaultLocale: t.string({ required: true }),
    locales: t.stringList({
      required: true,
      description: 'Those that are offered; English always is.',
    }),
    currencies: t.stringList({
      required: true,
      description: 'ISO 4217; the base currency always is.',
    }),
    regions: t.field({ type: [SetupRegionInput], required: true }),
    superadmin: t.field({ type: SetupSuperadminInput, required: true }),
  }),
});
