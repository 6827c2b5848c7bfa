import type { Role } from '@lampstand/access';

/** The signed-in person of a request, as every rule sees them. */
export interface Viewer {
  readonly _id: string;
  readonly fullName: string;
  readonly locale: string;
  /** Hash of the session's token: which of the person's sessions this is. */
  readonly tokenHash: string;
  /** Roles that hold everywhere, with the implied ones. */
  readonly roles: readonly Role[];
  /** Roles that hold in one region, with the implied ones. */
  readonly regionRoles: readonly {
    readonly regionId: string;
    readonly slug: string;
    readonly roleNames: readonly Role[];
  }[];
  readonly regionIds: readonly string[];
  readonly termsAccepted: boolean;
  readonly impersonatorId: string | null;
  /** Until when, and why, whoever looks through this person's eyes also acts for them. */
  readonly raisedUntil?: string | null;
  readonly raiseReason?: string | null;
  /** The session was opened with a second factor, or a passkey, which is two. */
  readonly strong?: boolean;
  /** Nothing is open before the person has a second factor (`REQUIRE_SECOND_FACTOR`). */
  readonly mustAddSecondFactor?: boolean;
}

/** Whether somebody acts for the person through whose eyes they look, and has said why. */
export const isRaised = ({ raisedUntil }: Viewer, now: Date): boolean =>
  Date.parse(raisedUntil ?? '') > now.getTime();

/** Regions in which a person holds a role: all of them where the role is global. */
export type RegionScope = 'all' | readonly string[];

/** Where the person holds the role: the scope of every back-office list, record, count and change. */
export function regionsWith(viewer: Viewer, role: Role): RegionScope {
  if (viewer.roles.includes(role)) return 'all';
  return viewer.regionRoles
    .filter((region) => region.roleNames.includes(role))
    .map((region) => region.regionId);
}

/** Whether the person holds the role everywhere or in at least one region. */
export function holds(viewer: Viewer, role: Role): boolean {
  return regionsWith(viewer, role).length > 0;
}

/** Whether a scope reaches a region. */
export const reaches = (scope: RegionScope, regionId: string): boolean =>
  scope === 'all' || scope.includes(regionId);

/** Whether something is the person's own, also where they look through somebody else's eyes. */
export const isOwn = (viewer: Viewer, userId: string): boolean =>
  viewer._id === userId || viewer.impersonatorId === userId;
