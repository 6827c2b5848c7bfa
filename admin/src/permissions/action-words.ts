import { routes } from '@lampstand/access';
import type { MessageId } from '@lampstand/i18n';
import { areaOf } from './areas.ts';
import type { PermissionsListQuery } from './permissions.generated.ts';

export type Rule = PermissionsListQuery['permissionRules'][number];

/** What a mutation does, by the verb that its name begins with. */
const verbs: readonly (readonly [RegExp, MessageId])[] = [
  [
    /^(create|insert|add|selfCreate|record|start|submit|import|request)/,
    'admin.permissions.verbCreate',
  ],
  [/^(remove|delete|revoke|abandon|cancel|undo)/, 'admin.permissions.verbRemove'],
  [/^(send|forgot|answer)/, 'admin.permissions.verbSend'],
  [/^(publish|rollBack)/, 'admin.permissions.verbPublish'],
  [
    /^(update|set|save|correct|change|mark|accept|move|order|decide|archive)/,
    'admin.permissions.verbChange',
  ],
];

const kinds = {
  QUERY: 'admin.permissions.verbView',
  SUBSCRIPTION: 'admin.permissions.verbFollow',
  PAGE: 'admin.permissions.verbOpen',
} as const;

/** The area of a rule and what it lets somebody do there, in plain words. */
export function wordsOf({ kind, name }: Pick<Rule, 'kind' | 'name'>): {
  readonly area: MessageId;
  readonly action: MessageId;
} {
  if (kind === 'PAGE') {
    const title = routes.find(({ path }) => path === name)?.title;
    return { area: 'admin.permissions.areaPages', action: title ?? kinds.PAGE };
  }
  const action =
    kind === 'MUTATION'
      ? (verbs.find(([pattern]) => pattern.test(name))?.[1] ?? 'admin.permissions.verbUse')
      : kinds[kind];
  return { area: areaOf(name), action };
}
