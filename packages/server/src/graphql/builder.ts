import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import type { Role } from '@lampstand/access';
import { DomainError } from '../platform/errors.ts';
import { holds } from '../platform/viewer.ts';
import type { Context } from './context.ts';
import { toInvalidInput } from './invalid-input.ts';

/** Who may use a field. Every root field names at least one of these; a test walks the schema. */
interface Scopes {
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

export const builder = new SchemaBuilder<{
  Context: Context;
  AuthScopes: Scopes;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    Date: { Input: string; Output: string };
  };
}>({
  plugins: [ScopeAuthPlugin, ValidationPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    // Without this a live query would begin before anybody asked who listens.
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => {
      const member = viewer?.termsAccepted === true;
      return {
        public: true,
        signedIn: viewer !== null,
        user: member,
        role: (role) => member && holds(viewer, role),
        globalRole: (role) => member && viewer.roles.includes(role),
      };
    },
    unauthorizedError: (_parent, { viewer }) => {
      if (!viewer) return new DomainError('UNAUTHENTICATED', 'errors.unauthenticated');
      return new DomainError(
        'FORBIDDEN',
        viewer.termsAccepted ? 'errors.forbidden' : 'account.acceptanceRequired',
      );
    },
  },
  validation: { validationError: (failure) => toInvalidInput(failure.issues) },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});
