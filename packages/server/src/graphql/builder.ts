import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import type { Context } from './context.ts';
import { toInvalidInput } from './invalid-input.ts';
import { refusal, type Scopes, scopesOf } from './scopes.ts';

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
    authScopes: scopesOf,
    unauthorizedError: (_parent, context) => refusal(context),
  },
  validation: { validationError: (failure) => toInvalidInput(failure.issues) },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});
