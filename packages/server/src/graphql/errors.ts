import { type ExecutionResult, GraphQLError } from 'graphql';
import { handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga';
import { defaultLocale, type Translator } from '@lampstand/i18n';
import { DomainError, type ErrorText } from '../platform/errors.ts';
import { newId } from '../platform/id.ts';
import { isOutage } from '../platform/outage.ts';
import { isUnstorableText } from '../platform/pg-errors.ts';
import type { Services } from '../platform/services.ts';
import type { Context } from './context.ts';
import { shortErrors, withoutSuggestion } from './short-errors.ts';

/** Texts that the apps look for word by word (specification §8): they stay English. */
export const FORCED_LOGOUT = 'Token expired';

/** What is shown of an error: itself, or a number under which the log tells more. */
export type Mask = (error: unknown) => DomainError | GraphQLError;

/**
 * Masks what nobody planned: it is logged with an id and shown with that id only. Errors of the
 * product and GraphQL's own findings about a document pass.
 */
export function maskUnexpected({ log, translators }: Pick<Services, 'log' | 'translators'>): Mask {
  return (error) => {
    if (error instanceof DomainError) return error;
    if (error instanceof GraphQLError && isFinding(error)) return error;
    const cause = error instanceof GraphQLError ? error.originalError : error;
    if (isUnstorableText(cause)) return invalidText(error);
    const errorId = newId();
    const path = error instanceof GraphQLError ? (error.path ?? null) : null;
    // What GraphQL wraps around an error tells neither its code nor its causes.
    log.error({ err: cause, errorId, path }, 'unexpected error');
    const key = isOutage(cause) ? 'errors.outage.now' : 'errors.internal';
    // Where the request got so far, its own language takes the place of this one.
    const text = translators.get(defaultLocale)(key, { id: errorId });
    return new GraphQLError(text ?? errorId, {
      path,
      extensions: { code: 'INTERNAL', key, errorId },
    });
  };
}

/** Whether an error is the product's, or GraphQL's own about a document. */
const isFinding = ({ originalError: cause }: GraphQLError): boolean =>
  cause === undefined || cause instanceof DomainError || cause instanceof GraphQLError;

function invalidText(error: unknown): DomainError | GraphQLError {
  const cause = new DomainError('INVALID', 'errors.invalidValue');
  if (!(error instanceof GraphQLError)) return cause;
  const { nodes, path } = error;
  return new GraphQLError(cause.message, {
    nodes: nodes ?? null,
    path: path ?? null,
    originalError: cause,
  });
}

/** Masks errors and puts them into the language of the request, with a text for each field. */
export function useErrorTexts(mask: Mask): Plugin<Context> {
  const shown = (error: unknown, context: Context): GraphQLError => {
    const masked = mask(error);
    if (masked instanceof GraphQLError) return translate(masked, context);
    return translate(new GraphQLError(masked.message, { originalError: masked }), context);
  };
  const translated = (result: ExecutionResult, context: Context): ExecutionResult => ({
    ...result,
    errors: shortErrors(result.errors ?? []).map((error) => shown(error, context)),
  });
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: (payload) =>
        handleStreamOrSingleExecutionResult(payload, ({ result, setResult }) => {
          if (result.errors) setResult(translated(result, args.contextValue));
        }),
    }),
    onSubscribe: ({ args }) => ({
      onSubscribeResult: (payload) =>
        handleStreamOrSingleExecutionResult(payload, ({ result, setResult }) => {
          if (result.errors) setResult(translated(result, args.contextValue));
        }),
      // A live query that ends by an error throws it past its results.
      onSubscribeError: ({ error, setError }) => {
        setError(shown(error, args.contextValue));
      },
    }),
  };
}

function translate(error: GraphQLError, context: Context): GraphQLError {
  const say = (text: ErrorText) => context.t.dynamic(text.key, text.args ?? {});
  const { nodes, path } = error;
  const cause = error.originalError;
  if (cause instanceof DomainError) {
    const expired = cause.code === 'UNAUTHENTICATED' && context.sessionExpired;
    const fields = Object.entries(cause.fields).map(([name, text]) => [name, say(text)]);
    return new GraphQLError(expired ? FORCED_LOGOUT : say(cause.text), {
      nodes: nodes ?? null,
      path: path ?? null,
      extensions: { code: cause.code, key: cause.text.key, fields: Object.fromEntries(fields) },
    });
  }
  return error.extensions.code === 'INTERNAL'
    ? unexpectedIn(context.t, error)
    : withoutSuggestion(error);
}

/** What nobody planned, in the language of the request. */
export function unexpectedIn(t: Translator, { extensions, path }: GraphQLError): GraphQLError {
  const text = t.dynamic(String(extensions.key), { id: String(extensions.errorId) });
  return new GraphQLError(text, { path: path ?? null, extensions });
}
