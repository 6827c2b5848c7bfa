import { reaches, type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** Regions whose groups a member of staff may see. */
export const readableGroups = (viewer: Viewer): RegionScope => regionsWith(viewer, 'manager');

/** An admin looks after the groups of an own region. */
export const mayEditGroupsOf = (viewer: Viewer, regionId: string): boolean =>
  reaches(regionsWith(viewer, 'admin'), regionId);

/** Regions from whose people an admin may pick the members of a group. */
export const membersScope = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');

/**
 * The part of a person's groups that the viewer may see: all of the own ones, of other people's
 * those in the viewer's regions. Without a viewer the person is the one who signs in right now.
 */
export function visibleGroupsOf<Group extends { readonly regionId: string }>(
  viewer: Viewer | null,
  userId: string,
  groups: readonly Group[],
): Group[] {
  if (viewer === null || viewer._id === userId) return [...groups];
  const scope = readableGroups(viewer);
  return groups.filter((group) => reaches(scope, group.regionId));
}
