import type { Translator } from '@lampstand/i18n';

const labels: Readonly<Record<string, string>> = {
  region: 'common.region',
  group: 'common.group',
  memberRole: 'resources.users.fields.role',
};

/** What a field of a file is called. */
export const fieldLabel = (t: Translator, field: string): string =>
  t.dynamic(labels[field] ?? `resources.users.fields.${field}`);
