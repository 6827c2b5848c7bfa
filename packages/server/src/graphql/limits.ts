import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import type { Plugin } from 'graphql-yoga';

/** Limits of one document. The deepest operation of the apps has 6 levels and 400 tokens. */
export const LIMITS = { depth: 10, aliases: 20, directives: 50, tokens: 2000 } as const;

/** Refuses documents that cost more to look at than any screen of the apps does. */
export function useLimits(): Plugin[] {
  const quiet = { exposeLimits: false };
  return [
    maxTokensPlugin({ n: LIMITS.tokens, ...quiet }),
    maxDepthPlugin({ n: LIMITS.depth, ...quiet }),
    maxAliasesPlugin({ n: LIMITS.aliases, ...quiet }),
    maxDirectivesPlugin({ n: LIMITS.directives, ...quiet }),
    blockFieldSuggestionsPlugin(),
  ];
}
