import type { Role } from '@lampstand/access';
import { DomainError } from '../platform/errors.ts';
import { holds } from '../platform/viewer.ts';
import type { Context } from './context.ts';

/** Who may use a field. Every root field names at least one of these; a test walks the schema. */
export interface Scopes {
  /** Anybody, signed in or not. */
  public: boolean;
  /** Signed in, also before the terms were accepted. */
  signedIn: boolean;
  /** Signed in, the terms accepted, and with a second factor where one is required. */
  user: boolean;
  /** Holds the role everywhere or in at least one region; the use case cuts to those regions. */
  role: Role;
  /** The same, for what belongs to the whole college: no region cuts it. */
  anywhereRole: Role;
  /** Holds the role everywhere. */
  globalRole: Role;
}

/** What holds for the person of a request. */
export function scopesOf({ viewer }: Pick<Context, 'viewer'>) {
  const member = viewer?.termsAccepted === true && viewer.mustAddSecondFactor !== true;
  return {
    public: true,
    signedIn: viewer !== null,
    user: member,
    role: (role: Role) => member && holds(viewer, role),
    anywhereRole: (role: Role) => member && holds(viewer, role),
    globalRole: (role: Role) => member && viewer.roles.includes(role),
  };
}

/** The scopes that a field names. */
export type WantedScopes = { readonly [Name in keyof Scopes]?: Scopes[Name] | undefined };

/** Whether one of the named scopes holds. */
export function mayUse(context: Pick<Context, 'viewer'>, wanted: WantedScopes): boolean {
  const held = scopesOf(context);
  return (
    wanted.public === true ||
    (wanted.signedIn === true && held.signedIn) ||
    (wanted.user === true && held.user) ||
    (wanted.role !== undefined && held.role(wanted.role)) ||
    (wanted.anywhereRole !== undefined && held.anywhereRole(wanted.anywhereRole)) ||
    (wanted.globalRole !== undefined && held.globalRole(wanted.globalRole))
  );
}

/** Why a field is refused: not signed in, the terms not accepted, no second factor, or no right. */
export function refusal({ viewer }: Pick<Context, 'viewer'>): DomainError {
  if (!viewer) return new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');
  if (viewer.mustAddSecondFactor && viewer.termsAccepted) {
    return new DomainError('FORBIDDEN', 'errors.identity.secondFactorRequired');
  }
  return new DomainError(
    'FORBIDDEN',
    viewer.termsAccepted ? 'errors.forbidden' : 'account.acceptanceRequired',
  );
}
