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
  /** Signed in and the terms accepted. */
  user: boolean;
  /** Holds the role everywhere or in at least one region; the use case cuts to those regions. */
  role: Role;
  /** Holds the role everywhere. */
  globalRole: Role;
}

/** What holds for the person of a request. */
export function scopesOf({ viewer }: Pick<Context, 'viewer'>) {
  const member = viewer?.termsAccepted === true;
  return {
    public: true,
    signedIn: viewer !== null,
    user: member,
    role: (role: Role) => member && holds(viewer, role),
    globalRole: (role: Role) => member && viewer.roles.includes(role),
  };
}

/** Whether one of the named scopes holds. */
export function mayUse(
  context: Pick<Context, 'viewer'>,
  wanted: { readonly [Name in keyof Scopes]?: Scopes[Name] | undefined },
): boolean {
  const held = scopesOf(context);
  return (
    wanted.public === true ||
    (wanted.signedIn === true && held.signedIn) ||
    (wanted.user === true && held.user) ||
    (wanted.role !== undefined && held.role(wanted.role)) ||
    (wanted.globalRole !== undefined && held.globalRole(wanted.globalRole))
  );
}

/** Why a field is refused: not signed in, the terms not accepted, or no right to it. */
export function refusal({ viewer }: Pick<Context, 'viewer'>): DomainError {
  if (!viewer) return new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');
  return new DomainError(
    'FORBIDDEN',
    viewer.termsAccepted ? 'errors.forbidden' : 'account.acceptanceRequired',
  );
}
