import type { HistorySource } from '../audit/index.ts';
import { SiteSettingsInputSchema } from './settings.rules.ts';
import { readSettings, updateSettings } from './settings.service.ts';

export const siteSettingsHistory: HistorySource = {
  entity: 'siteSettings',
  role: 'superadmin',
  fields: Object.keys(SiteSettingsInputSchema.shape),
  kept: new Set(),
  async open(context) {
    const settings = await readSettings(context);
    return {
      version: settings.version,
      editable: true,
      values: settings,
      save: (inside, at, values) =>
        updateSettings(inside, at, SiteSettingsInputSchema.parse(values)),
    };
  },
};
