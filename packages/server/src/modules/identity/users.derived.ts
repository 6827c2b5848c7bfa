import { type Role, withImpliedRoles } from '@lampstand/access';
import type { User, UserRelations } from './users.list.ts';

/** Global roles with the implied ones. */
export const userRolesOf = (user: Pick<User, 'roles'>): Role[] => withImpliedRoles(user.roles);

/** A graduate who neither studies nor works at the college any more (specification §2, menus). */
export function isAlumniOnly(
  user: Pick<User, 'gradYear' | 'roles'>,
  isActiveStudent: boolean,
  regionRoles: UserRelations['regionRoles'],
): boolean {
  const onStaff = user.roles.some((role) => role !== 'user') || regionRoles.length > 0;
  return user.gradYear !== null && !isActiveStudent && !onStaff;
}

/** Every role as one text each, `role` or `region:role`: what clients show, never what decides. */
export function permissionsOf(
  user: Pick<User, 'roles'>,
  regionRoles: UserRelations['regionRoles'],
): string[] {
  const regional = regionRoles.flatMap(({ slug, role }) =>
    withImpliedRoles([role]).map((each) => `${slug}:${each}`),
  );
  return [...userRolesOf(user), ...new Set(regional)];
}
