import { type Context, signedIn } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { reaches } from '../../platform/viewer.ts';
import { mayEditGroupsOf, readableGroups } from './groups.policy.ts';
import { lockGroup } from './groups.repo.ts';
import type { GroupRow } from './groups.table.ts';

/**
 * The group held for a change; it may have moved to another region since it was read.
 * @throws DomainError NOT_FOUND outside of the person's regions, FORBIDDEN without the right.
 */
export async function lockEditable(context: Context, db: Db, id: string): Promise<GroupRow> {
  const viewer = signedIn(context);
  const row = await lockGroup(db, id);
  if (!row || !reaches(readableGroups(viewer), row.regionId)) {
    throw new DomainError('NOT_FOUND', 'errors.notFound');
  }
  if (!mayEditGroupsOf(viewer, row.regionId))
    throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return row;
}
