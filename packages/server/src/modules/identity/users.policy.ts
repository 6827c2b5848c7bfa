import { type Role, withImpliedRoles } from '@lampstand/access';
import { reaches, type RegionScope, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** Rights of a person, as far as somebody else's right to change them goes. */
export interface Rights {
  readonly roles: readonly Role[];
  readonly regionRoles: readonly { readonly regionId: string; readonly role: Role }[];
}

/** Regions whose people a member of staff may see and change. */
export const peopleScope = (viewer: Viewer): RegionScope => regionsWith(viewer, 'admin');

/** Nobody gives, or touches the account behind, a role that they do not hold in the same place. */
export function outranks(viewer: Viewer, rights: Rights): boolean {
  const global = rights.roles.every((role) => role === 'user' || viewer.roles.includes(role));
  const regional = rights.regionRoles.every(({ regionId, role }) =>
    withImpliedRoles([role]).every((each) => reaches(regionsWith(viewer, each), regionId)),
  );
  return global && regional;
}

/** In the admin-app environment only admins come in, of the college or of a region (specification §6). */
export function mayUseAdminApp(
  roles: readonly Role[],
  regionRoles: readonly { readonly role: Role }[],
): boolean {
  const held = withImpliedRoles([...roles, ...regionRoles.map((each) => each.role)]);
  return held.includes('admin');
}
