import { builder } from '../../graphql/builder.ts';
import { SiteSettingsInputSchema } from './settings.rules.ts';
import { readSettings, type SiteSettings, updateSettings } from './settings.service.ts';

const SiteSettingsRef = builder.objectRef<SiteSettings>('SiteSettings').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version', {
      description: '0 as long as the configuration holds.',
    }),
    organisationName: t.exposeString('organisationName'),
    shortName: t.exposeString('shortName'),
    defaultAllowedAttempts: t.exposeInt('defaultAllowedAttempts'),
    defaultLocale: t.exposeString('defaultLocale'),
    alumniRegionId: t.exposeID('alumniRegionId', { nullable: true }),
    contactAddress: t.exposeString('contactAddress', { nullable: true }),
    contactEmail: t.exposeString('contactEmail', { nullable: true }),
    helpUrl: t.exposeString('helpUrl', { nullable: true }),
    privacyUrl: t.exposeString('privacyUrl', { nullable: true }),
    termsUrl: t.exposeString('termsUrl', { nullable: true }),
    bannerText: t.exposeString('bannerText', { nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
  }),
});

const SiteSettingsInput = builder.inputType('SiteSettingsInput', {
  validate: SiteSettingsInputSchema,
  fields: (t) => ({
    organisationName: t.string({ required: true }),
    shortName: t.string({ required: true }),
    defaultAllowedAttempts: t.int({ required: true }),
    defaultLocale: t.string({ required: true }),
    alumniRegionId: t.id(),
    contactAddress: t.string(),
    contactEmail: t.string(),
    helpUrl: t.string(),
    privacyUrl: t.string(),
    termsUrl: t.string(),
    bannerText: t.string(),
  }),
});

builder.queryField('siteSettings', (t) =>
  t.field({
    type: SiteSettingsRef,
    authScopes: { globalRole: 'superadmin' },
    resolve: (_root, _args, context) => readSettings(context),
  }),
);

builder.mutationField('updateSiteSettings', (t) =>
  t.field({
    type: SiteSettingsRef,
    authScopes: { globalRole: 'superadmin' },
    args: {
      version: t.arg.int({ required: true }),
      siteSettingsInput: t.arg({ type: SiteSettingsInput, required: true }),
    },
    resolve: async (_root, { version, siteSettingsInput }, context) => {
      await updateSettings(context, version, siteSettingsInput);
      return readSettings(context);
    },
  }),
);
