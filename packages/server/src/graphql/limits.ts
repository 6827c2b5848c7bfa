import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  GraphQLError,
  Lexer,
  NoSchemaIntrospectionCustomRule,
  Source,
  TokenKind,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { MOST_ERRORS } from './short-errors.ts';

/** Limits of one document: a third above what the largest operation of the apps needs, or more. */
export const LIMITS = {
  depth: 15,
  aliases: 20,
  directives: 50,
  tokens: 2000,
  /** Of brackets in brackets, whatever they hold: what stands in `depth` levels, twice over. */
  brackets: 60,
  /** Characters of a whole document: documents are kept for whoever asks the same again. */
  letters: 16_000,
  /** Characters of a name: an answer repeats an alias in every row. */
  name: 100,
} as const;

interface LimitOptions {
  /** Whether the schema may be asked for itself, as deep as anybody likes: for GraphiQL only. */
  readonly introspection: boolean;
  readonly limits?: Limits;
}

type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

/** Refuses documents that cost more to look at than any screen of the apps does. */
export function useLimits({ introspection, limits = LIMITS }: LimitOptions): Plugin[] {
  const quiet = { exposeLimits: false };
  return [
    maxLettersPlugin(limits),
    maxTokensPlugin({ n: limits.tokens, ...quiet }),
    maxBracketsPlugin(limits),
    maxDepthPlugin({ n: limits.depth, ignoreIntrospection: introspection, ...quiet }),
    maxAliasesPlugin({ n: limits.aliases, ...quiet }),
    maxDirectivesPlugin({ n: limits.directives, ...quiet }),
    useNoSuggestions,
    ...(introspection ? [] : [useNoIntrospection]),
  ];
}

const refusal = () => new GraphQLError('Syntax Error: Query validation error.');

const maxLettersPlugin = ({ letters }: Limits): Plugin => ({
  onParams({ params, setResult }) {
    if ((params.query?.length ?? 0) > letters) setResult({ errors: [refusal()] });
  },
});

/**
 * The parser calls itself for each level, and its stack may end before the words that are allowed do:
 * levels are counted before it begins. Stands behind the limit of words, whose parser it goes on to.
 */
const maxBracketsPlugin = (limits: Limits): Plugin => ({
  onParse({ parseFn, setParseFn }) {
    setParseFn((source: string | Source, ...rest: unknown[]): unknown => {
      if (isDeeper(source, limits)) throw refusal();
      return parseFn(source, ...rest);
    });
  },
});

const OPENING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const CLOSING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/** Whether brackets stand too deep in each other, or a name is too long, within the words that are read. */
function isDeeper(source: string | Source, { brackets, tokens, name }: Limits): boolean {
  const lexer = new Lexer(typeof source === 'string' ? new Source(source) : source);
  let level = 0;
  for (let word = 0; word < tokens; word += 1) {
    const { kind, value } = lexer.advance();
    if (kind === TokenKind.EOF) return false;
    if (OPENING.has(kind)) level += 1;
    if (CLOSING.has(kind)) level -= 1;
    if (level > brackets || (kind === TokenKind.NAME && value.length > name)) return true;
  }
  return false;
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
        validate(
          schema,
          document,
          rules,
          { ...options, hideSuggestions: true, maxErrors: MOST_ERRORS },
          typeInfo,
        ),
    );
  },
};
