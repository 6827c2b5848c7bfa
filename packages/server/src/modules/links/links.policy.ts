import { reaches, type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** Regions whose links an admin may see in the back-office. */
export const readableLinks = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');

/** A link is its admins' as far as it reaches: of everybody's it is the admins of the whole college. */
export function mayEditLink(viewer: Viewer, regionIds: readonly string[]): boolean {
  const scope = regionsWith(viewer, 'admin');
  if (scope === 'all') return true;
  return regionIds.length > 0 && regionIds.every((id) => reaches(scope, id));
}
