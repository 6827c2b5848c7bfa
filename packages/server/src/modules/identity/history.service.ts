import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { type Change, changesOf, rightsIn } from './history.rules.ts';
import { auditOf } from './history.repo.ts';
import type { User } from './users.list.ts';
import { outranks } from './users.policy.ts';
import { readUser } from './users.service.ts';

const RIGHTS = new Set(['regionRoles']);
const MAX_PER_PAGE = 100;

/**
 * What happened to an account, with the values before and after. What can be put back is put back
 * by `updateUser`, which decides again.
 * @throws DomainError NOT_FOUND outside of the own regions, INVALID for a page that is too long.
 */
export async function userHistory(
  context: Context,
  userId: string,
  page: { readonly page: number; readonly perPage: number },
) {
  const user = await readUser(context, userId, RIGHTS);
  if (page.page < 1 || page.perPage < 1 || page.perPage > MAX_PER_PAGE) {
    throw new DomainError('INVALID', { key: 'errors.tooLarge', args: { max: MAX_PER_PAGE } });
  }
  const { items, total } = await auditOf(context.db, userId, page);
  const mayRestore = restoring(context, user);
  return {
    total,
    items: items.map(({ before, after, ...entry }) => ({
      ...entry,
      changes: changesOf(before, after).map((change) => ({
        ...change,
        restorable: change.restorable && mayRestore(change),
      })),
    })),
  };
}

export type HistoryEntry = Awaited<ReturnType<typeof userHistory>>['items'][number];

/** Never rights above one's own, never one's own rights, nothing of people above. */
function restoring(context: Context, user: User): (change: Change) => boolean {
  const viewer = signedIn(context);
  const editable = outranks(viewer, { roles: user.roles, regionRoles: user.regionRoles ?? [] });
  const aboutRights = (field: string) => field === 'roles' || field === 'regionRoles';
  return (change) =>
    editable &&
    !(aboutRights(change.field) && user._id === viewer._id) &&
    outranks(viewer, rightsIn(change));
}
