import type { Role } from './users.generated.ts';

/** Each level holds the ones before it; the report admins stand beside them. */
export const roleLevels = ['user', 'manager', 'admin', 'superadmin'] as const satisfies Role[];

export type RoleLevel = (typeof roleLevels)[number];

/** The highest level among roles that hold their implied ones too. */
export function levelOf(roles: readonly Role[]): RoleLevel {
  return roleLevels.findLast((level) => roles.includes(level)) ?? 'user';
}

/** The levels up to and including one: what its holder may give to others. */
export function levelsUpTo(level: RoleLevel): readonly RoleLevel[] {
  return roleLevels.slice(0, roleLevels.indexOf(level) + 1);
}
