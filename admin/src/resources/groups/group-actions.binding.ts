import { recordVerb, type Binding } from '../../data/binding.ts';
import {
  GroupsAddMembersDocument,
  GroupsMoveMembersDocument,
  GroupsRemoveMembersDocument,
  GroupsSetArchivedDocument,
  GroupsTermsDocument,
  type GroupRole,
  type GroupsSetArchivedMutation,
} from './groups.generated.ts';

/** People of a group that are added, taken out, or given the role in place of the other. */
export interface MemberChange {
  readonly change: 'add' | 'remove' | 'move';
  readonly groupId: string;
  readonly userIds: readonly string[];
  readonly role: GroupRole;
}

const documents = {
  add: GroupsAddMembersDocument,
  remove: GroupsRemoveMembersDocument,
  move: GroupsMoveMembersDocument,
} as const;

const notListed = () => {
  throw new Error('Changes of groups are made, not listed');
};

export const groupMembersBinding = {
  list: notListed,
  create: (request: MemberChange) =>
    recordVerb(
      documents[request.change],
      ({ groupId, userIds, role }: MemberChange) => ({ id: groupId, userIds: [...userIds], role }),
      ({ group }) => group,
    )(request),
} satisfies Binding;

/** What came of archiving many, as the record that react-admin wants of everything that is created. */
export interface ArchiveRecord {
  readonly id: string;
  readonly outcomes: GroupsSetArchivedMutation['outcomes'];
}

interface ArchiveRequest {
  readonly groupIds: string[];
  readonly archived: boolean;
}

export const groupArchiveBinding = {
  list: notListed,
  create: recordVerb(
    GroupsSetArchivedDocument,
    ({ groupIds, archived }: ArchiveRequest) => ({ groupIds, archived }),
    ({ outcomes }): ArchiveRecord => ({ id: 'outcomes', outcomes }),
  ),
} satisfies Binding;

/** The terms that groups name, as choices; the whole list, whatever is asked. */
export const groupTermsBinding = {
  list: () => ({
    query: GroupsTermsDocument,
    variables: {},
    parseResponse: ({ data }) => ({
      data: data.groupTerms.map((term: string) => ({ id: term, name: term })),
      total: data.groupTerms.length,
    }),
  }),
} satisfies Binding;
