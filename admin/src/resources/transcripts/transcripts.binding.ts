import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  TranscriptsIssueDocument,
  TranscriptsListDocument,
  TranscriptsOneDocument,
  TranscriptsRevokeDocument,
} from './transcripts.generated.ts';

/** The form by which one is issued; `recordId` was made when it was opened. */
interface IssueForm {
  readonly recordId: string;
  readonly studentId: string;
  readonly locale: string;
}

export interface RevokeForm {
  readonly reason: string;
}

/** A day of the filter form, as the moment at which it begins where the reader is. */
function dayBegins(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** Transcripts are issued and revoked; what stands in one never changes. */
export const transcriptsBinding = {
  list: listVerb({
    document: TranscriptsListDocument,
    read: ({ transcripts }) => transcripts,
    sorts: ['issuedAt', 'revokedAt', 'code'],
    filters: {
      ids: true,
      q: true,
      studentId: true,
      regionId: true,
      revoked: true,
      issuedFrom: true,
      issuedTo: true,
    },
    toFilter: ({ issuedFrom, issuedTo, ...filter }) => ({
      ...filter,
      ...(typeof issuedFrom === 'string' ? { issuedFrom: dayBegins(issuedFrom, 0) } : {}),
      ...(typeof issuedTo === 'string' ? { issuedTo: dayBegins(issuedTo, 1) } : {}),
    }),
  }),
  one: recordVerb(
    TranscriptsOneDocument,
    (id: string) => ({ id }),
    ({ issuedTranscript }) => issuedTranscript,
  ),
  create: recordVerb(
    TranscriptsIssueDocument,
    ({ recordId, studentId, locale }: IssueForm) => ({ id: recordId, userId: studentId, locale }),
    ({ issueTranscript }) => issueTranscript,
  ),
  update: recordVerb(
    TranscriptsRevokeDocument,
    ({ id, version, values: { reason } }: UpdateRequest<RevokeForm>) => ({ id, version, reason }),
    ({ revokeTranscript }) => revokeTranscript,
  ),
} satisfies Binding;
