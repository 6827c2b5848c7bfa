import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { readAnswer } from './read-answer.ts';
import { createStartedQueries } from './started-queries.ts';
import { TransportError } from './transport-errors.ts';

/** The text of one operation, with its fragments, and the types of its result and variables. */
export interface OperationText<Result, Variables> extends DocumentTypeDecoration<
  Result,
  Variables
> {
  toString(): string;
}

export interface TransportOptions {
  /** Default: the relative path `/graphql`. */
  readonly uri?: string;
  /** BCP 47 tag of the language in which the server shall answer. */
  readonly language: () => string;
  /** For tests; default: the browser's. */
  readonly fetch?: typeof fetch;
}

/** The way to the server that Apollo and the code before Apollo share. */
export interface Transport {
  readonly uri: string;
  readonly headers: () => Record<string, string>;
  /** For Apollo's link: answers from queries that were already started, otherwise the network. */
  readonly fetch: typeof fetch;
  /**
   * Sends one operation without Apollo.
   * @throws GraphqlError when the server refuses, TransportError when no result arrives
   */
  readonly request: <Result, Variables extends object>(
    operation: OperationText<Result, Variables>,
    variables: Variables,
  ) => Promise<Result>;
  /** Sends a query at once; Apollo's next query of the same name and variables gets its answer. */
  readonly start: (query: string, variables: object) => void;
}

/** Creates the way to the server: cookies included, queries by GET, the rest by POST. */
export function createTransport(options: TransportOptions): Transport {
  const uri = options.uri ?? '/graphql';
  const started = createStartedQueries();
  const send: typeof fetch = (...args) => (options.fetch ?? fetch)(...args);

  const headers = () => ({ 'accept-language': options.language() });

  const post = (operation: OperationParts) =>
    send(uri, {
      method: 'POST',
      credentials: 'include',
      headers: { ...headers(), accept: acceptedTypes, 'content-type': 'application/json' },
      body: JSON.stringify(operation),
    });

  const get = ({ operationName, variables, query }: OperationParts) => {
    const search = new URLSearchParams({
      query,
      operationName,
      variables: JSON.stringify(variables),
    });
    return send(`${uri}?${search.toString()}`, {
      credentials: 'include',
      headers: { ...headers(), accept: acceptedTypes, 'content-type': 'application/json' },
    });
  };

  return {
    uri,
    headers,
    fetch: (input, init) => started.take(input, init) ?? send(input, init),
    start: (query, variables) => {
      const parts = partsOf(query, variables);
      started.add(parts.operationName, variables, get(parts));
    },
    request: async (operation, variables) => {
      const parts = partsOf(operation.toString(), variables);
      const answer = (parts.query.startsWith('query') ? get(parts) : post(parts)).catch(
        (cause: unknown) => {
          const message = cause instanceof Error ? cause.message : String(cause);
          throw new TransportError(message, { kind: 'network', cause });
        },
      );
      return readAnswer(await answer);
    },
  };
}

const acceptedTypes = 'application/graphql-response+json, application/json;q=0.9';

interface OperationParts {
  readonly operationName: string;
  readonly variables: object;
  readonly query: string;
}

function partsOf(source: string, variables: object): OperationParts {
  const query = source.trim();
  const operationName = /^(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  if (!operationName) throw new Error(`An operation must begin with its kind and name: ${query}`);
  return { operationName, variables, query };
}
