import { builder } from '../../graphql/builder.ts';
import { OutcomeRef } from '../../graphql/list-types.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import { setGroupsArchived } from './archive.service.ts';
import { GroupRef } from './groups.graphql.ts';
import { readGroup } from './groups.service.ts';
import { memberRoles } from './groups.table.ts';
import { IdsArgument } from './members.rules.ts';
import { addGroupMembers, moveGroupMembers, removeGroupMembers } from './members.service.ts';

const GroupRole = builder.enumType('GroupRole', { values: memberRoles });

const changes = {
  addGroupMembers: [addGroupMembers, 'Adds people to a group; nobody twice in the same role.'],
  removeGroupMembers: [removeGroupMembers, 'Takes people out of a role of a group.'],
  moveGroupMembers: [moveGroupMembers, 'Gives members of a group this role in place of the other.'],
} as const;

for (const [name, [change, description]] of Object.entries(changes)) {
  builder.mutationField(name, (t) =>
    t.field({
      description,
      type: GroupRef,
      authScopes: { role: 'admin' },
      extensions: { impersonation: 'raised' },
      args: {
        _id: t.arg.id({ required: true }),
        userIds: t.arg.idList({ required: true, validate: IdsArgument }),
        role: t.arg({ type: GroupRole, required: true }),
      },
      resolve: async (_root, { _id, userIds, role }, context, info) => {
        await change(context, { groupId: _id, userIds, role });
        return readGroup(context, _id, requestedFields(info));
      },
    }),
  );
}

builder.mutationField('setGroupsArchived', (t) =>
  t.field({
    description: 'Puts up to 200 groups into the archive or takes them out; answers for each.',
    type: [OutcomeRef],
    authScopes: { role: 'admin' },
    extensions: { impersonation: 'raised' },
    args: {
      groupIds: t.arg.idList({ required: true, validate: IdsArgument }),
      archived: t.arg.boolean({ required: true }),
    },
    resolve: (_root, args, context) => setGroupsArchived(context, args.groupIds, args.archived),
  }),
);
