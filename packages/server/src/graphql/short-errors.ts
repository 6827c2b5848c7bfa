import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Errors that one answer holds at most: what follows from the same mistake helps nobody. */
export const MOST_ERRORS = 10;

/** Characters of one message: what somebody sent is not sent back in full. */
export const LONGEST_MESSAGE = 300;

/** A text that may hold what somebody sent, cut to a length. */
export const shortened = (text: string, longest: number = LONGEST_MESSAGE): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).toWellFormed()}…`;

/** The first errors of an answer, each with a message of bounded length. */
export const shortErrors = (errors: readonly GraphQLError[]): readonly GraphQLError[] =>
  errors.slice(0, MOST_ERRORS).map((error) => withMessage(error, shortened(error.message)));

const SUGGESTION = ' Did you mean ';

/** The library that executes tells, for a wrong name in variables, which names there are. */
export function withoutSuggestion(error: GraphQLError): GraphQLError {
  const at = error.message.lastIndexOf(SUGGESTION);
  return at < 0 ? error : withMessage(error, error.message.slice(0, at));
}

/** The same error, with its place in the document, in other words. */
function withMessage(error: GraphQLError, message: string): GraphQLError {
  if (message === error.message) return error;
  const { nodes, source, positions, path, originalError, extensions } = error;
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    originalError: originalError ?? null,
    extensions,
  });
}

/** Cuts the errors of every answer in one piece, also of documents that were never executed. */
export const useShortErrors: Plugin = {
  onExecutionResult({ result, setResult }) {
    if (!result || !('errors' in result) || !result.errors) return;
    setResult({ ...result, errors: shortErrors(result.errors) });
  },
};
