import type { GraphQLField, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { roles } from '@lampstand/access';
import type { Context } from './context.ts';
import { impersonationRuleOf, openGate } from './looking-through.ts';
import { mayUse, refusal, type WantedScopes } from './scopes.ts';

const Declared = z.object({
  authScopes: z.strictObject({
    public: z.boolean().optional(),
    signedIn: z.boolean().optional(),
    user: z.boolean().optional(),
    role: z.enum(roles).optional(),
    anywhereRole: z.enum(roles).optional(),
    globalRole: z.enum(roles).optional(),
  }),
});

/**
 * Who may use a root field, as it says itself.
 * @throws ZodError for a field that does not say it.
 */
export const declaredScopes = (
  field: Pick<GraphQLField<unknown, unknown>, 'extensions'>,
): WantedScopes => Declared.parse(field.extensions['pothosOptions']).authScopes;

/**
 * Asks who may use a root field before its input is checked: without it a stranger would be told what
 * is wrong with an input instead of being refused. Whoever looks through another person's eyes is asked
 * in the same place whether the mutation is open to them.
 * @throws ZodError at start for a root field that does not say who may use it.
 */
export function authorizeFirst(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const authScopes = declaredScopes(field);
      const rule = type === schema.getMutationType() ? impersonationRuleOf(field) : null;
      const resolve: GraphQLFieldResolver<unknown, Context> | undefined = field.resolve;
      field.resolve = (parent, args, context: Context, info) => {
        if (!mayUse(context, authScopes)) throw refusal(context);
        if (rule) openGate(context, rule);
        return resolve?.(parent, args, context, info);
      };
    }
  }
  return schema;
}
