import type { GraphQLSchema } from 'graphql';
import { routes, withImpliedRoles } from '@lampstand/access';
import { declaredScopes } from '../../graphql/authorize-first.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { mayUse } from '../../graphql/scopes.ts';
import { DomainError } from '../../platform/errors.ts';
import { reaches, regionsWith, type Viewer } from '../../platform/viewer.ts';
import { readUser, viewerOf } from '../identity/index.ts';
import {
  cellOf,
  explain,
  type Holder,
  holders,
  type Need,
  needScopes,
  needsOfRoute,
  type PermissionRule,
  type Verdict,
} from './permissions.rules.ts';

const known = new WeakMap<GraphQLSchema, readonly PermissionRule[]>();

/** Every root field and every address, with what opens it: read from where the server asks it. */
export function permissionRules(schema: GraphQLSchema): readonly PermissionRule[] {
  const kept = known.get(schema);
  if (kept) return kept;
  const fields = [
    ['QUERY', schema.getQueryType()],
    ['MUTATION', schema.getMutationType()],
    ['SUBSCRIPTION', schema.getSubscriptionType()],
  ] as const;
  const rules = fields.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field): PermissionRule => {
      const scopes = declaredScopes(field);
      const needs = needScopes
        .filter((scope) => scopes[scope] !== undefined)
        .map((scope): Need => {
          const wanted = scopes[scope];
          return { scope, role: typeof wanted === 'string' ? wanted : null };
        });
      return { _id: `${type?.name}.${field.name}`, kind, name: field.name, needs };
    }),
  );
  const pages = routes.map((route): PermissionRule => ({
    _id: `Page.${route.path}`,
    kind: 'PAGE',
    name: route.path,
    needs: needsOfRoute(route),
  }));
  const all = [...rules, ...pages];
  known.set(schema, all);
  return all;
}

const isMet = (viewer: Viewer | null, { scope, role }: Need): boolean =>
  mayUse({ viewer }, { [scope]: role ?? true });

/** Which need of a rule opens it to somebody, else why none does. */
function decide(
  viewer: Viewer | null,
  { needs }: PermissionRule,
  regionId?: string | null,
): { readonly verdict: Verdict; readonly need: Need } {
  const all = needs.map((need) => ({
    need,
    verdict: explain(viewer, need, isMet(viewer, need), regionId),
  }));
  const found = all.find(({ verdict }) => verdict.allowed) ?? all[0];
  if (!found) throw new Error('A rule without needs opens nothing');
  return found;
}

const NOWHERE = 'nowhere';

/** Somebody who is nothing else than the column of the matrix says. */
function holderAsViewer({ role, everywhere }: Holder): Viewer | null {
  if (role === null) return null;
  const held = withImpliedRoles([role]);
  return {
    _id: NOWHERE,
    fullName: '',
    locale: 'en',
    tokenHash: '',
    roles: everywhere ? held : ['user'],
    regionRoles: everywhere ? [] : [{ regionId: NOWHERE, slug: NOWHERE, roleNames: held }],
    regionIds: [],
    termsAccepted: true,
    impersonatorId: null,
  };
}

/** What each column of the matrix may, of one rule. */
export const cellsOf = (rule: PermissionRule) =>
  holders.map((holder) => {
    const { verdict, need } = decide(holderAsViewer(holder), rule);
    return { ...holder, answer: cellOf(verdict, need) };
  });

/**
 * Whether a person may do something, decided by the scopes that the server asks. Without a region:
 * anywhere at all.
 * @throws DomainError NOT_FOUND for people and regions of somebody else's, and for unknown rules.
 */
export async function answerPermission(
  context: Context,
  schema: GraphQLSchema,
  asked: { readonly userId: string; readonly ruleId: string; readonly regionId?: string | null },
): Promise<Verdict> {
  const rule = permissionRules(schema).find(({ _id }) => _id === asked.ruleId);
  const within = regionsWith(signedIn(context), 'admin');
  if (!rule || (asked.regionId && !reaches(within, asked.regionId))) {
    throw new DomainError('NOT_FOUND', 'errors.notFound');
  }
  const user = await readUser(context, asked.userId, new Set(['regionIds', 'regionRoles']));
  if (user.deactivatedAt !== null && !rule.needs.some(({ scope }) => scope === 'public')) {
    return { allowed: false, reason: 'KEPT_OUT', role: null, regions: [] };
  }
  return decide(viewerOf(user), rule, asked.regionId).verdict;
}
