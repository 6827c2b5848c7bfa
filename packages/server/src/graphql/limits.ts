import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { NoSchemaIntrospectionCustomRule, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Limits of one document: a third above what the largest operation of the apps needs, or more. */
export const LIMITS = { depth: 15, aliases: 20, directives: 50, tokens: 2000 } as const;

interface LimitOptions {
  /** Whether the schema may be asked for itself, as deep as anybody likes: for GraphiQL only. */
  readonly introspection: boolean;
  readonly limits?: Readonly<Record<keyof typeof LIMITS, number>>;
}

/** Refuses documents that cost more to look at than any screen of the apps does. */
export function useLimits({ introspection, limits = LIMITS }: LimitOptions): Plugin[] {
  const quiet = { exposeLimits: false };
  return [
    maxTokensPlugin({ n: limits.tokens, ...quiet }),
    maxDepthPlugin({ n: limits.depth, ignoreIntrospection: introspection, ...quiet }),
    maxAliasesPlugin({ n: limits.aliases, ...quiet }),
    maxDirectivesPlugin({ n: limits.directives, ...quiet }),
    useNoSuggestions,
    ...(introspection ? [] : [useNoIntrospection]),
  ];
}

const useNoIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** A finding about a wrong name does not tell which names there are; `errors.ts` does it for variables. */
const useNoSuggestions: Plugin = {
  onValidate({ setValidationFn }) {
    setValidationFn(
      (...[schema, document, rules, options, typeInfo]: Parameters<typeof validate>) =>
        validate(schema, document, rules, { ...options, hideSuggestions: true }, typeInfo),
    );
  },
};
