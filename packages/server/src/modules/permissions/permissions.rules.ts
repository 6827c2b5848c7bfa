import { type Role, roles, type Route } from '@lampstand/access';
import { reaches, regionsWith, type Viewer } from '../../platform/viewer.ts';

/** What a rule asks for: one of the names of `Scopes`, with its role where it has one. */
export interface Need {
  readonly scope: (typeof needScopes)[number];
  readonly role: Role | null;
}

export const needScopes = [
  'public',
  'signedIn',
  'user',
  'role',
  'anywhereRole',
  'globalRole',
] as const;

export const ruleKinds = ['QUERY', 'MUTATION', 'SUBSCRIPTION', 'PAGE'] as const;

/** A root field or an address, with what opens it: any one of its needs. */
export interface PermissionRule {
  readonly _id: string;
  readonly kind: (typeof ruleKinds)[number];
  readonly name: string;
  readonly needs: readonly Need[];
}

export const reasons = [
  'ANYBODY',
  'SIGNED_IN',
  'MEMBER',
  'ROLE_EVERYWHERE',
  'ROLE_IN_REGION',
  'KEPT_OUT',
  'SIGNED_OUT',
  'TERMS_OPEN',
  'ROLE_MISSING',
  'ROLE_NOT_EVERYWHERE',
  'ROLE_NOT_IN_REGION',
] as const;

/** Whether somebody may, and what decides it. */
export interface Verdict {
  readonly allowed: boolean;
  readonly reason: (typeof reasons)[number];
  /** The role that the rule asks for. */
  readonly role: Role | null;
  /** Slugs of the regions in which it is held, where no global role decides. */
  readonly regions: readonly string[];
}

/** What an address asks for. */
export const needsOfRoute = (route: Pick<Route, 'roles'>): Need[] =>
  route.roles.length === 0
    ? [{ scope: 'public', role: null }]
    : route.roles.map((role) =>
        role === 'user' ? { scope: 'user', role: null } : { scope: 'anywhereRole', role },
      );

const verdict = (
  allowed: boolean,
  reason: Verdict['reason'],
  role: Role | null = null,
  regions: readonly string[] = [],
): Verdict => ({ allowed, reason, role, regions });

/**
 * Why one need is met or not, in words; whether it is met is asked of the scopes themselves.
 * @param met what the scopes of the server say of it.
 * @param regionId where the record lies; only what is cut to regions looks at it.
 */
export function explain(
  viewer: Viewer | null,
  { scope, role }: Need,
  met: boolean,
  regionId?: string | null,
): Verdict {
  if (scope === 'public') return verdict(met, 'ANYBODY');
  if (!viewer) return verdict(false, 'SIGNED_OUT', role);
  if (scope === 'signedIn') return verdict(met, 'SIGNED_IN');
  if (!viewer.termsAccepted) return verdict(false, 'TERMS_OPEN', role);
  if (scope === 'user' || role === null) return verdict(met, 'MEMBER');
  const scopeOfRole = regionsWith(viewer, role);
  const slugs = viewer.regionRoles
    .filter(({ roleNames }) => roleNames.includes(role))
    .map(({ slug }) => slug)
    .toSorted();
  if (scopeOfRole === 'all') return verdict(met, 'ROLE_EVERYWHERE', role);
  if (slugs.length === 0) return verdict(false, 'ROLE_MISSING', role);
  if (scope === 'globalRole') return verdict(met, 'ROLE_NOT_EVERYWHERE', role, slugs);
  if (scope === 'role' && regionId && !reaches(scopeOfRole, regionId))
    return verdict(false, 'ROLE_NOT_IN_REGION', role, slugs);
  return verdict(met, 'ROLE_IN_REGION', role, slugs);
}

export const cellAnswers = ['YES', 'OWN', 'REGION', 'NO'] as const;

/** How far a right reaches: everything, what is one's own, what lies in one's regions, nothing. */
export function cellOf(
  { allowed, reason }: Verdict,
  { scope }: Need,
): (typeof cellAnswers)[number] {
  if (!allowed) return 'NO';
  if (reason === 'MEMBER') return 'OWN';
  return reason === 'ROLE_IN_REGION' && scope === 'role' ? 'REGION' : 'YES';
}

/** Somebody who holds just one role, in one place. */
export interface Holder {
  readonly role: Role | null;
  /** Else in one region. */
  readonly everywhere: boolean;
}

/** The columns of the matrix: nobody, then each role everywhere and in a region. */
export const holders: readonly Holder[] = [
  { role: null, everywhere: true },
  ...roles.flatMap((role) => [
    { role, everywhere: true },
    ...(role === 'user' ? [] : [{ role, everywhere: false }]),
  ]),
];
