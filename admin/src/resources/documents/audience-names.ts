import type { MessageId, Translator } from '@lampstand/i18n';
import type { DocumentAudience } from './documents.generated.ts';

export const audienceNames = {
  STUDENT: 'resources.documents.audienceStudent',
  FACILITATOR: 'resources.documents.audienceFacilitator',
  ALUMNI: 'resources.documents.audienceAlumni',
  MANAGER: 'resources.documents.audienceManager',
  ADMIN: 'resources.documents.audienceAdmin',
  SUPERADMIN: 'resources.documents.audienceSuperadmin',
  REPORTS_ADMIN: 'resources.documents.audienceReportsAdmin',
} as const satisfies Readonly<Record<DocumentAudience, MessageId>>;

export const audienceChoices = Object.entries(audienceNames).map(([id, name]) => ({ id, name }));

/** Who reads a document, in words; nobody named is everybody. */
export function readersOf(permissions: readonly DocumentAudience[], t: Translator): string {
  if (permissions.length === 0) return t('resources.documents.everybody');
  return permissions.map((audience) => t(audienceNames[audience])).join(', ');
}
