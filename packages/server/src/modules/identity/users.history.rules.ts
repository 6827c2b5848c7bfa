import { z } from 'zod';

const Names = z.array(z.string()).catch([]);
const RegionRoles = z
  .array(z.object({ regionId: z.string(), roleNames: z.array(z.string()) }))
  .catch([]);

/** What no one puts back with a click: money, how somebody signs in, and who may do what. */
export const keptOfUsers: ReadonlySet<string> = new Set([
  'active',
  'currency',
  'email',
  'emails',
  'regionRoles',
  'roles',
]);

/** Rights in the words of a history: everybody is a user, and their order means nothing. */
export function toldOfUser(field: string, value: unknown): unknown {
  if (field === 'roles') return named(Names.parse(value));
  if (field !== 'regionRoles') return value;
  return RegionRoles.parse(value)
    .map(({ regionId, roleNames }) => ({ regionId, roleNames: named(roleNames) }))
    .filter(({ roleNames }) => roleNames.length > 0)
    .toSorted((a, b) => (a.regionId < b.regionId ? -1 : 1));
}

const named = (roles: readonly string[]) => roles.filter((role) => role !== 'user').toSorted();
