import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  GroupsCreateDocument,
  GroupsListDocument,
  GroupsOneDocument,
  GroupsRemoveDocument,
  GroupsUpdateDocument,
  type GroupInput,
  type GroupRecordFragment,
} from './groups.generated.ts';

/** A group as the form edits it: its members by id. */
function toForm(group: GroupRecordFragment) {
  return {
    ...group,
    studentIds: group.students.map(({ id }) => id),
    facilitatorIds: group.facilitators.map(({ id }) => id),
  };
}

export type GroupRecord = ReturnType<typeof toForm>;

interface GroupForm extends Omit<GroupInput, 'archived' | 'studentIds' | 'facilitatorIds'> {
  readonly archived?: boolean;
  readonly studentIds?: readonly string[];
  readonly facilitatorIds?: readonly string[];
}

function toInput(form: GroupForm): GroupInput {
  return {
    name: form.name,
    regionId: form.regionId,
    year: form.year,
    term: form.term,
    kind: form.kind,
    archived: form.archived ?? false,
    startsOn: form.startsOn,
    endsOn: form.endsOn,
    attendanceSchemaId: form.attendanceSchemaId ?? null,
    signUpOpen: form.signUpOpen ?? true,
    studentIds: [...(form.studentIds ?? [])],
    facilitatorIds: [...(form.facilitatorIds ?? [])],
  };
}

export const groupsBinding = {
  list: listVerb({
    document: GroupsListDocument,
    read: ({ groups }) => groups,
    sorts: ['name', 'year', 'startsOn', 'createdAt'],
    filters: {
      ids: true,
      q: true,
      regionId: true,
      kind: true,
      year: true,
      term: true,
      attendanceSchemaId: true,
      archived: true,
      withoutMembers: true,
      withoutSchema: true,
    },
  }),
  one: recordVerb(
    GroupsOneDocument,
    (id: string) => ({ id }),
    ({ group }) => toForm(group),
  ),
  create: recordVerb(
    GroupsCreateDocument,
    (form: GroupForm) => ({ input: toInput(form) }),
    ({ createGroup }) => toForm(createGroup),
  ),
  update: recordVerb(
    GroupsUpdateDocument,
    ({ id, version, values }: UpdateRequest<GroupForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateGroup }) => toForm(updateGroup),
  ),
  remove: recordVerb(
    GroupsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeGroup }) => toForm(removeGroup),
  ),
} satisfies Binding;
