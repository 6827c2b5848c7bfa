import { signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { HistorySource } from '../audit/index.ts';
import { contactsOf } from './contacts.repo.ts';
import { keptOfUsers, toldOfUser } from './users.history.rules.ts';
import { outranks } from './users.policy.ts';
import { findUser } from './users.repo.ts';
import { UserInputSchema } from './users.rules.ts';
import { readUser, updateUser } from './users.service.ts';
import { snapshotOf } from './users.snapshot.ts';

const { password: _secret, ...told } = UserInputSchema.shape;
const RELATIONS = new Set(['regionRoles', 'regionIds', 'groups']);

export const usersHistory: HistorySource = {
  entity: 'user',
  role: 'admin',
  fields: [...Object.keys(told), 'active'],
  kept: keptOfUsers,
  tell: toldOfUser,
  async open(context, id) {
    const user = await readUser(context, id, RELATIONS);
    const row = await findUser(context.db, id);
    if (!row) throw new DomainError('NOT_FOUND', 'errors.notFound');
    const rights = { roles: user.roles, regionRoles: user.regionRoles ?? [] };
    return {
      version: row.version,
      editable: row.erasedAt === null && outranks(signedIn(context), rights),
      values: snapshotOf(user, row, await contactsOf(context.db, id)),
      save: (inside, at, values) => updateUser(inside, id, at, UserInputSchema.parse(values)),
    };
  },
};
