import { locales } from '@lampstand/i18n';
import type { ServerTranslators } from '@lampstand/i18n/server';
import { sameName } from './imports.rules.ts';

/** Labels of the product that a column may be headed by. */
const labels: Readonly<Record<string, readonly string[]>> = {
  email: ['fields.email', 'common.email'],
  firstName: ['resources.users.fields.firstName'],
  lastName: ['resources.users.fields.lastName'],
  region: ['common.region', 'fields.regionIds'],
  group: ['common.group', 'fields.groupIds'],
  role: ['resources.users.fields.role', 'resources.users.fields.roles'],
  locale: ['fields.locale', 'common.language'],
  location: ['resources.users.fields.location'],
  gradYear: ['resources.users.fields.gradYear'],
  gradLocation: ['resources.users.fields.gradLocation'],
  memberRole: ['resources.users.fields.role', 'resources.users.fields.roles'],
};

const known = new Map<string, readonly string[]>();

/** What a column of a field may be called: its own name and its labels in all languages. */
export function aliasesOf(translators: ServerTranslators, field: string): readonly string[] {
  const kept = known.get(field);
  if (kept) return kept;
  const texts = (labels[field] ?? []).flatMap((id) =>
    locales.map(({ code }) => sameName(translators.get(code)?.dynamic(id) ?? '')),
  );
  const all = [...new Set([sameName(field), ...texts.filter((text) => text !== '')])];
  known.set(field, all);
  return all;
}
