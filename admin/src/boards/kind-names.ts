import type { MessageId } from '@lampstand/i18n';
import type { GroupKind } from './boards.generated.ts';

/** How groups meet, in words; the words are those of groups. */
export const kindNames = {
  CAMPUS: 'resources.groups.kindCampus',
  ONLINE: 'resources.groups.kindOnline',
  OFFLINE_APP: 'resources.groups.kindOfflineApp',
} as const satisfies Readonly<Record<GroupKind, MessageId>>;

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }));
