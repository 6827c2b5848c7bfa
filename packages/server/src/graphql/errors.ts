import { type ExecutionResult, GraphQLError } from 'graphql';
import { handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga';
import { DomainError, type ErrorText } from '../platform/errors.ts';
import { newId } from '../platform/id.ts';
import type { Logger } from '../platform/logger.ts';
import type { Context } from './context.ts';

/** Texts that the apps look for word by word (specification §8): they stay English. */
const FORCED_LOGOUT = 'Token expired';

/**
 * Masks what nobody planned: it is logged with an id and shown with that id only. Errors of the
 * product and GraphQL's own findings about a document pass.
 */
export function maskUnexpected(log: Logger): (error: unknown) => Error {
  return (error) => {
    if (error instanceof DomainError) return error;
    if (error instanceof GraphQLError) {
      const cause = error.originalError;
      if (cause === undefined || cause instanceof DomainError || cause instanceof GraphQLError)
        return error;
    }
    const errorId = newId();
    log.error({ err: error, errorId }, 'unexpected error');
    return new GraphQLError('errors.internal', { extensions: { code: 'INTERNAL', errorId } });
  };
}

/** Puts every error into the language of the request, with a text for each field. */
export function useErrorTexts(): Plugin<Context> {
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
        if (error instanceof GraphQLError) setError(translate(error, args.contextValue));
        else if (error instanceof DomainError) {
          setError(
            translate(new GraphQLError(error.message, { originalError: error }), args.contextValue),
          );
        }
      },
    }),
  };
}

function translated(result: ExecutionResult, context: Context): ExecutionResult {
  return { ...result, errors: (result.errors ?? []).map((error) => translate(error, context)) };
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
  if (error.extensions.code === 'INTERNAL') {
    return new GraphQLError(
      context.t('errors.internal', { id: String(error.extensions.errorId) }),
      {
        path: path ?? null,
        extensions: error.extensions,
      },
    );
  }
  return error;
}
