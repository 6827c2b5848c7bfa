import { recordVerb, type Binding } from '../../data/binding.ts';
import {
  RecordHistoryDocument,
  RecordHistoryRestoreDocument,
  type HistoryResource,
  type RecordHistoryQuery,
} from './record-history.generated.ts';

export type HistoryEntry = RecordHistoryQuery['recordHistory']['items'][number];

interface Restored {
  readonly resource: HistoryResource;
  readonly recordId: string;
  readonly version: number;
  readonly entryId: string;
}

/** The resource's address has hyphens, its name in the API none. */
function asName<Name>(resource: Name) {
  if (resource === 'site-settings') return 'siteSettings' as const;
  if (resource === 'course-terms') return 'terms' as const;
  if (resource === 'question-pools') return 'questionPools' as const;
  return resource === 'request-form' ? ('requestForms' as const) : resource;
}

/** What happened to one record; a new one of these is a former state that comes back. */
export const recordHistoryBinding = {
  list: ({ filter = {}, page }) => ({
    query: RecordHistoryDocument,
    variables: { resource: asName(filter['resource']), id: String(filter['recordId']), page },
    parseResponse: ({ data }) => {
      const { items, total, version } = data.recordHistory;
      return { data: items, total, meta: { version } };
    },
  }),
  create: recordVerb(
    RecordHistoryRestoreDocument,
    ({ resource, recordId, version, entryId }: Restored) => ({
      resource: asName(resource),
      id: recordId,
      version,
      entryId,
    }),
    ({ restoreRecord }) => ({ id: String(restoreRecord) }),
  ),
} satisfies Binding;
