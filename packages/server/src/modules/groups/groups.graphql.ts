import { builder } from '../../graphql/builder.ts';
import { signedIn } from '../../graphql/context.ts';
import { reaches } from '../../platform/viewer.ts';
import { AttendanceSchemaRef, attendanceSchemaLoader } from '../attendance/index.ts';
import { PersonRef, UserRef } from '../identity/index.ts';
import { RegionRef } from '../regions/index.ts';
import {
  groupMembersLoader,
  groupRegionLoader,
  groupsOfSchemaLoader,
  groupsOfUserLoader,
  studentCountLoader,
} from './groups.loader.ts';
import type { Group } from './groups.list.ts';
import { readableGroups, visibleGroupsOf } from './groups.policy.ts';
import { groupKinds } from './groups.table.ts';

export const GroupKind = builder.enumType('GroupKind', { values: groupKinds });

export const GroupRef = builder.objectRef<Group>('Group');

GroupRef.implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    name: t.exposeString('name'),
    regionId: t.exposeID('regionId'),
    region: t.field({
      type: RegionRef,
      resolve: async (group, _args, context) => {
        const region = group.region ?? (await groupRegionLoader.load(context, group.regionId));
        if (!region) throw new Error(`Region ${group.regionId} of a group could not be read`);
        return region;
      },
    }),
    year: t.exposeInt('year'),
    term: t.exposeString('term'),
    kind: t.expose('kind', { type: GroupKind }),
    archived: t.exposeBoolean('archived'),
    startsOn: t.expose('startsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', { type: 'Date' }),
    attendanceSchemaId: t.exposeID('attendanceSchemaId', { nullable: true }),
    signUpOpen: t.exposeBoolean('signUpOpen'),
    attendanceSchema: t.field({
      type: AttendanceSchemaRef,
      nullable: true,
      resolve: ({ attendanceSchema, attendanceSchemaId }, _args, context) => {
        if (attendanceSchema !== undefined || attendanceSchemaId === null) return attendanceSchema;
        return attendanceSchemaLoader.load(context, attendanceSchemaId);
      },
    }),
    studentCount: t.int({
      resolve: async (group, _args, context) =>
        group.studentCount ?? (await studentCountLoader.load(context, group._id)) ?? 0,
    }),
    students: t.field({
      type: [PersonRef],
      resolve: async (group, _args, context) =>
        group.students ?? (await groupMembersLoader.load(context, group._id))?.students ?? [],
    }),
    facilitators: t.field({
      type: [PersonRef],
      resolve: async (group, _args, context) =>
        group.facilitators ??
        (await groupMembersLoader.load(context, group._id))?.facilitators ??
        [],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

/** User.groups */
builder.objectField(UserRef, 'groups', (t) =>
  t.field({
    type: [GroupRef],
    resolve: (user, _args, context) => {
      const visible = (groups: readonly Group[]) =>
        visibleGroupsOf(context.viewer, user._id, groups);
      if (user.groups) return visible(user.groups);
      return groupsOfUserLoader.load(context, user._id).then((groups) => visible(groups ?? []));
    },
  }),
);

/** AttendanceSchema.groups */
builder.objectField(AttendanceSchemaRef, 'groups', (t) =>
  t.field({
    description: 'Groups of the own regions that are judged by it.',
    type: [GroupRef],
    resolve: async (schema, _args, context) => {
      const scope = readableGroups(signedIn(context));
      const groups = (await groupsOfSchemaLoader.load(context, schema._id)) ?? [];
      return groups.filter((group) => reaches(scope, group.regionId));
    },
  }),
);
