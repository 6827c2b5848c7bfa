import { recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { gradeScaleBinding } from './grade-scale.binding.ts';
import { SCALE, SITE, TRANSCRIPT } from './settings-records.ts';
import {
  SiteSettingsOneDocument,
  SiteSettingsUpdateDocument,
  type SiteSettingsInput,
} from './site-settings.generated.ts';
import { transcriptDesignBinding } from './transcript-design.binding.ts';

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

/** One kind of settings. */
type Settled = Required<Pick<Binding, 'one' | 'update'>> & Pick<Binding, 'remove'>;

const general: Settled = {
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
};

/** What is settled, by the last part of its address: each is the one record of its kind. */
const records: Readonly<Record<string, Settled>> = {
  [SITE]: general,
  [SCALE]: gradeScaleBinding,
  [TRANSCRIPT]: transcriptDesignBinding,
};

const recordOf = (id: string) => records[id] ?? general;

export const siteSettingsBinding = {
  list: () => ({
    query: SiteSettingsOneDocument,
    variables: {},
    parseResponse: ({ data }) => ({ data: [data.siteSettings], total: 1 }),
  }),
  one: (id) => recordOf(id).one(id),
  update: (request) => recordOf(request.id).update(request),
  remove: (id, version) => {
    const operation = recordOf(id).remove?.(id, version);
    if (!operation) throw new Error(`Nothing can be taken away from ${id}`);
    return operation;
  },
} satisfies Binding;
