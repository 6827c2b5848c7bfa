import { isAlumniOnly, permissionsOf, userRolesOf } from './users.derived.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { isRaised } from '../../platform/viewer.ts';
import { RegionRef } from '../regions/index.ts';
import { roleNames } from './identity.table.ts';
import { regionRolesOf, type User } from './users.list.ts';
import { impersonatorName, relationOf } from './users.loader.ts';

export const Role = builder.enumType('Role', { values: roleNames });

const RegionRoles = builder
  .objectRef<ReturnType<typeof regionRolesOf>[number]>('RegionRoles')
  .implement({
    fields: (t) => ({
      slug: t.exposeString('slug'),
      regionId: t.exposeID('regionId'),
      roleNames: t.expose('roleNames', { type: [Role] }),
    }),
  });

const NotificationPreference = builder
  .objectRef<{ notificationDefinitionId: string; regionId: string | null; subscribed: boolean }>(
    'NotificationPreference',
  )
  .implement({
    fields: (t) => ({
      notificationDefinitionId: t.exposeID('notificationDefinitionId'),
      regionId: t.exposeID('regionId', { nullable: true }),
      subscribed: t.exposeBoolean('subscribed'),
    }),
  });

/** A person as fellow members of the college see them. */
export const PersonRef = builder
  .objectRef<{ _id: string; fullName: string; cloudinaryId: string | null }>('Person')
  .implement({
    description: 'A person as fellow members of the college see them.',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      fullName: t.exposeString('fullName'),
      cloudinaryId: t.exposeString('cloudinaryId', { nullable: true }),
    }),
  });

export const UserRef = builder.objectRef<User>('User');

/** What whoever looks through this person's eyes may do besides; nothing to anybody else. */
const raiseOf = ({ _id }: User, { viewer, services }: Context) =>
  viewer?._id === _id && isRaised(viewer, services.clock.now()) ? viewer : null;

UserRef.implement({
  description: 'The signed-in person, or a person as the back-office sees them.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    fullName: t.exposeString('fullName'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    emailVerified: t.exposeBoolean('emailVerified'),
    locale: t.exposeString('locale'),
    cloudinaryId: t.exposeString('cloudinaryId', { nullable: true }),
    selectedGroup: t.exposeID('selectedGroup', { nullable: true }),
    isAlumni: t.boolean({ resolve: (user) => user.gradYear !== null }),
    gradYear: t.exposeInt('gradYear', { nullable: true }),
    gradLocation: t.exposeString('gradLocation', { nullable: true }),
    subscribeAlumniEmail: t.exposeBoolean('subscribeAlumniEmail'),
    termsAccepted: t.boolean({ resolve: (user) => user.termsAcceptedAt !== null }),
    showAlumniWelcome: t.exposeBoolean('showAlumniWelcome'),
    showVideo: t.exposeBoolean('showVideo'),
    notificationsLastRead: t.expose('notificationsLastRead', { type: 'DateTime', nullable: true }),
    passwordSet: t.exposeBoolean('passwordSet', {
      description:
        'Whether the person has enrolled: an account without a password is opened by mail.',
    }),
    active: t.boolean({ resolve: (user) => user.deactivatedAt === null }),
    createdBy: t.exposeID('createdBy', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  roles: t.field({
    description: 'Roles that were given, with the implied ones.',
    type: [Role],
    resolve: userRolesOf,
  }),
  regionIds: t.idList({
    resolve: (user, _args, context) => relationOf(context, user, (one) => one.regionIds),
  }),
  regions: t.field({
    type: [RegionRef],
    resolve: (user, _args, context) => relationOf(context, user, (one) => one.regions),
  }),
  regionRoles: t.field({
    type: [RegionRoles],
    resolve: async (user, _args, context) =>
      regionRolesOf(await relationOf(context, user, (one) => one.regionRoles)),
  }),
  isActiveStudent: t.boolean({
    resolve: (user, _args, context) => relationOf(context, user, (one) => one.isActiveStudent),
  }),
  isAlumniOnly: t.boolean({
    resolve: async (user, _args, context) =>
      isAlumniOnly(
        user,
        await relationOf(context, user, (one) => one.isActiveStudent),
        await relationOf(context, user, (one) => one.regionRoles),
      ),
  }),
  permissions: t.stringList({
    resolve: async (user, _args, context) =>
      permissionsOf(user, await relationOf(context, user, (one) => one.regionRoles)),
  }),
  individualPermissions: t.stringList({ resolve: () => [] }),
  notificationPreferences: t.field({ type: [NotificationPreference], resolve: () => [] }),
  impersonatingUser: t.string({
    description: "Name of the member of staff who looks through this person's eyes, else null.",
    nullable: true,
    resolve: (user, _args, context) =>
      context.viewer?.impersonatorId && context.viewer._id === user._id
        ? impersonatorName.load(context, context.viewer.impersonatorId)
        : null,
  }),
  impersonationRaisedUntil: t.field({
    description: 'Until when the member of staff also acts for the person; null: they only look.',
    type: 'DateTime',
    nullable: true,
    resolve: (user, _args, context) => raiseOf(user, context)?.raisedUntil,
  }),
  impersonationRaiseReason: t.string({
    description: 'Why they act for the person.',
    nullable: true,
    resolve: (user, _args, context) => raiseOf(user, context)?.raiseReason,
  }),
}));
