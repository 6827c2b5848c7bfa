import { recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  SiteSettingsOneDocument,
  SiteSettingsUpdateDocument,
  type SiteSettingsInput,
} from './site-settings.generated.ts';

const toInput = (form: SiteSettingsInput): SiteSettingsInput => ({
  organisationName: form.organisationName,
  shortName: form.shortName,
  defaultAllowedAttempts: form.defaultAllowedAttempts,
  defaultLocale: form.defaultLocale,
  alumniRegionId: form.alumniRegionId ?? null,
  contactAddress: form.contactAddress ?? null,
  contactEmail: form.contactEmail ?? null,
  helpUrl: form.helpUrl ?? null,
  privacyUrl: form.privacyUrl ?? null,
  termsUrl: form.termsUrl ?? null,
  bannerText: form.bannerText ?? null,
});

/** The one record of the settings, whatever it is asked by. */
export const siteSettingsBinding = {
  list: () => ({
    query: SiteSettingsOneDocument,
    variables: {},
    parseResponse: ({ data }) => ({ data: [data.siteSettings], total: 1 }),
  }),
  one: recordVerb(
    SiteSettingsOneDocument,
    (_id: string) => ({}),
    ({ siteSettings }) => siteSettings,
  ),
  update: recordVerb(
    SiteSettingsUpdateDocument,
    ({ version, values }: UpdateRequest<SiteSettingsInput>) => ({
      version,
      input: toInput(values),
    }),
    ({ updateSiteSettings }) => updateSiteSettings,
  ),
} satisfies Binding;
