import { sql } from 'drizzle-orm';
import type { Viewer } from '../../platform/viewer.ts';
import { readableGroups } from './groups.policy.ts';
import { groupMembers, groups } from './groups.table.ts';

/** Whose groups somebody looks after: as a facilitator, and as staff of regions. */
export interface GroupReach {
  readonly userId: string;
  readonly everywhere: boolean;
  readonly regions: readonly string[];
}

/** What a person reaches, as the parameters of `looksAfterGroup`. */
export function groupReachOf(viewer: Viewer): GroupReach {
  const scope = readableGroups(viewer);
  const everywhere = scope === 'all';
  return { userId: viewer._id, everywhere, regions: everywhere ? [] : scope };
}

/** The group's row is facilitated by the person, or of a region of theirs. */
export const looksAfterGroup = sql`(${sql.placeholder('everywhere')}::boolean or ${groups.regionId} = any(${sql.placeholder('regions')}::text[]) or exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups._id} and ${groupMembers.userId} = ${sql.placeholder('userId')}::text and ${groupMembers.role} = 'FACILITATOR'))`;
