import type { Role } from '@lampstand/access';
import { z } from 'zod';

/** What of an account is told in its history; anything else in an audit row stays there. */
const fields = [
  'firstName',
  'lastName',
  'email',
  'locale',
  'active',
  'roles',
  'regionRoles',
  'regionIds',
  'groupIds',
  'gradYear',
  'gradLocation',
  'currency',
  'timezone',
  'location',
  'url',
  'homePage',
  'socialUserName',
  'phones',
  'emails',
] as const;
type Field = (typeof fields)[number];

/** What no one puts back with a click: what concerns money, and who may come in at all. */
const kept: ReadonlySet<string> = new Set<Field>(['currency', 'active']);

const Names = z.array(z.string());
const RegionRoles = z.array(z.object({ regionId: z.string(), roleNames: z.array(z.string()) }));
const Values = z.record(z.string(), z.unknown());

export interface Change {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
  /** Whether there is a former value that a normal update could put back. */
  readonly restorable: boolean;
}

/**
 * What an audit row changed. A field that was not sent was not changed; one without a former value
 * was not there before, as in a new account.
 */
export function changesOf(before: unknown, after: unknown): Change[] {
  const was = Values.safeParse(before).data;
  const is = Values.safeParse(after).data ?? {};
  return fields.flatMap((field) => {
    if (!(field in is) || (was && !(field in was))) return [];
    const [old, now] = [inOrder(field, was?.[field]), inOrder(field, is[field])];
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    return [{ field, before: old, after: now, restorable: was !== undefined && !kept.has(field) }];
  });
}

/** The same value in the same words: orders that mean nothing, "nothing" in its many forms. */
function inOrder(field: Field, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (field === 'regionRoles') {
    const rows = RegionRoles.safeParse(value).data ?? [];
    const given = rows.map(({ regionId, roleNames }) => ({
      regionId,
      roleNames: named(roleNames),
    }));
    const some = given.filter(({ roleNames }) => roleNames.length > 0);
    return some.length > 0 ? some.toSorted((a, b) => compare(a.regionId, b.regionId)) : null;
  }
  if (field === 'roles') return named(Names.safeParse(value).data ?? []);
  if (field === 'regionIds' || field === 'groupIds') {
    const names = Names.safeParse(value).data ?? [];
    return names.length > 0 ? names.toSorted() : null;
  }
  return Array.isArray(value) && value.length === 0 ? null : value;
}

/** Everybody is a user. */
const named = (roles: readonly string[]) => roles.filter((role) => role !== 'user').toSorted();

const compare = (a: string, b: string) => (a < b ? -1 : 1);

const RoleName = z.enum(['user', 'manager', 'admin', 'superadmin', 'reportsAdmin']);
const Given = {
  roles: z.array(RoleName).catch([]),
  regionRoles: z.array(z.object({ regionId: z.string(), roleNames: z.array(RoleName) })).catch([]),
};

/** The rights that putting a value back would give. */
export function rightsIn({ field, before }: Pick<Change, 'field' | 'before'>): {
  roles: Role[];
  regionRoles: { regionId: string; role: Role }[];
} {
  return {
    roles: field === 'roles' ? Given.roles.parse(before) : [],
    regionRoles:
      field === 'regionRoles'
        ? Given.regionRoles
            .parse(before)
            .flatMap(({ regionId, roleNames }) => roleNames.map((role) => ({ regionId, role })))
        : [],
  };
}
