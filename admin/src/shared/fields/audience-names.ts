import type { MessageId, Translator } from '@lampstand/i18n';

/** For whom something can be written or asked, by what people are. */
export const audienceNames = {
  STUDENT: 'resources.documents.audienceStudent',
  FACILITATOR: 'resources.documents.audienceFacilitator',
  ALUMNI: 'resources.documents.audienceAlumni',
  MANAGER: 'resources.documents.audienceManager',
  ADMIN: 'resources.documents.audienceAdmin',
  SUPERADMIN: 'resources.documents.audienceSuperadmin',
  REPORTS_ADMIN: 'resources.documents.audienceReportsAdmin',
} as const satisfies Readonly<Record<string, MessageId>>;

export type AudienceName = keyof typeof audienceNames;

export const audienceChoices = Object.entries(audienceNames).map(([id, name]) => ({ id, name }));

/** Who reads a document, in words; nobody named is everybody. */
export function readersOf(permissions: readonly AudienceName[], t: Translator): string {
  if (permissions.length === 0) return t('resources.documents.everybody');
  return permissions.map((audience) => t(audienceNames[audience])).join(', ');
}
