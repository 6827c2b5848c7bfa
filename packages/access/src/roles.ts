export const roles = ['user', 'manager', 'admin', 'superadmin', 'reportsAdmin'] as const;

export type Role = (typeof roles)[number];

/** The roles a person holds in one region. */
export interface RegionRoles {
  readonly slug: string;
  readonly roleNames: readonly string[];
}

/** What access needs to know about somebody who is logged in. */
export interface Person {
  readonly roles: readonly string[];
  readonly regionRoles: readonly RegionRoles[];
}

/** Slug of the region whose admins look after the alumni; compared without regard to case. */
export const alumniRegionSlug = 'US-Alumni';

/** Each role with everything it stands for. Report admins see reports and are people like others. */
const implied: Readonly<Record<Role, readonly Role[]>> = {
  user: ['user'],
  manager: ['manager', 'user'],
  admin: ['admin', 'manager', 'user'],
  superadmin: ['superadmin', 'admin', 'manager', 'user'],
  reportsAdmin: ['reportsAdmin', 'user'],
};

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** The given roles and those they imply, without repetition; unknown names are dropped. */
export function withImpliedRoles(names: readonly string[]): Role[] {
  const all = new Set(names.filter(isRole).flatMap((role) => implied[role]));
  return roles.filter((role) => all.has(role));
}

/** Without a region the global roles decide, with a region only those held in it. */
export function hasRole(person: Person, role: Role, regionSlug?: string): boolean {
  if (regionSlug === undefined) return withImpliedRoles(person.roles).includes(role);
  return person.regionRoles.some(
    ({ slug, roleNames }) => slug === regionSlug && withImpliedRoles(roleNames).includes(role),
  );
}

/** Globally or in any region: what decides whether a screen opens. Its data is cut by region. */
export function holdsAnywhere(person: Person, role: Role): boolean {
  return (
    hasRole(person, role) || person.regionRoles.some(({ slug }) => hasRole(person, role, slug))
  );
}

/** Slugs of the regions in which the person holds the role; a global role is not cut by region. */
export function regionsWithRole(person: Person, role: Role): 'all' | string[] {
  if (hasRole(person, role)) return 'all';
  return person.regionRoles.map(({ slug }) => slug).filter((slug) => hasRole(person, role, slug));
}

/** Superadmins, and admins of the alumni region. */
export function isAlumniAdmin(person: Person): boolean {
  if (hasRole(person, 'superadmin')) return true;
  return person.regionRoles.some(
    ({ slug }) =>
      slug.toLowerCase() === alumniRegionSlug.toLowerCase() && hasRole(person, 'admin', slug),
  );
}
