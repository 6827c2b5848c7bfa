import { type Context, signedIn, write } from '../../graphql/context.ts';
import { eachRecord, type Outcome } from '../../graphql/outcomes.ts';
import { lockEditable } from './groups.editable.ts';
import { saveGroup } from './groups.repo.ts';

/**
 * Puts groups into the archive or takes them out of it, each in a transaction of its own: one that may
 * not be changed holds up no other. Which are so already stay untouched.
 */
export function setGroupsArchived(
  context: Context,
  groupIds: readonly string[],
  archived: boolean,
): Promise<Outcome[]> {
  const viewer = signedIn(context);
  return eachRecord(context, groupIds, async (id) => {
    const known = await lockEditable(context, context.db, id);
    if (known.archived === archived) return 'UNCHANGED';
    await write(context, 'setGroupsArchived', async ({ db, now, audit }) => {
      const before = await lockEditable(context, db, id);
      const after = {
        ...before,
        archived,
        version: before.version + 1,
        updatedAt: now,
        updatedBy: viewer._id,
      };
      await saveGroup(db, after);
      audit({ entity: 'group', entityId: id, before, after });
    });
    return 'DONE';
  });
}
