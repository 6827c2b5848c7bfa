import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  HttpLink,
  InMemoryCache,
} from '@apollo/client/core';
import { getMainDefinition } from '@apollo/client/utilities';
import type { Transport } from '../transport.ts';
import { createErrorLink } from './error-link.ts';

export interface ApolloClientOptions {
  readonly transport: Transport;
  /** Called for each answer that says that the session is over. */
  readonly onSessionError: () => void;
  /** Give one to restore a persisted cache before the first query. */
  readonly cache?: InMemoryCache;
  /** Default true: a component sees only the fields of its own fragments. */
  readonly dataMasking?: boolean;
  /** Default true; mutations and subscriptions always go by POST. */
  readonly useGETForQueries?: boolean;
  /** Replaces the network, for stories and tests. */
  readonly terminatingLink?: ApolloLink;
}

const typePolicies = {
  // What was seen is told as a whole: fewer stretches than before are more seconds, grown together.
  LessonProgress: { fields: { watched: { merge: false } } },
  // Files that are removed are gone: a list is told as a whole.
  StudentSubmission: { fields: { files: { merge: false } } },
  AssignmentSubmission: { fields: { feedbackFiles: { merge: false } } },
  // An exam is a part of many grades: its id does not tell whose score this is.
  GradePart: { keyFields: false },
  // The same question and the same part stand in another attempt with another answer.
  AttemptPart: { keyFields: false },
  AttemptQuestion: { keyFields: false },
  QuestionPart: { keyFields: false },
  ResultAnswer: { keyFields: false },
} as const;

/**
 * One Apollo client for an app: cache first, identical queries in flight are sent once, entities
 * are known by their `_id`. Subscriptions use Apollo's own multipart protocol.
 */
export function createApolloClient(options: ApolloClientOptions) {
  return new ApolloClient({
    cache: options.cache ?? new InMemoryCache({ typePolicies }),
    dataMasking: options.dataMasking ?? true,
    link: ApolloLink.from([
      createErrorLink(options.onSessionError),
      options.terminatingLink ?? httpLink(options),
    ]),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-first' },
      query: { fetchPolicy: 'cache-first' },
    },
  });
}

/**
 * Which field a mutation asks for, where the server sees it before it reads the rest: what takes whole
 * files may be larger than everything else.
 */
function rootFieldOf(query: DocumentNode): Record<string, string> {
  const definition = getMainDefinition(query);
  const [field] = definition.selectionSet.selections;
  const isMutation = 'operation' in definition && definition.operation === 'mutation';
  return isMutation && field && 'name' in field ? { 'x-root-field': field.name.value } : {};
}

function httpLink({ transport, useGETForQueries = true }: ApolloClientOptions): ApolloLink {
  // Headers are asked for at each request: the language can change while the client lives.
  const link = (byGet: boolean) =>
    ApolloLink.from([
      new ApolloLink((operation, forward) => {
        operation.setContext({
          headers: { ...transport.headers(), ...rootFieldOf(operation.query) },
        });
        return forward(operation);
      }),
      new HttpLink({
        uri: transport.uri,
        fetch: transport.fetch,
        credentials: 'include',
        useGETForQueries: byGet,
      }),
    ]);
  // Apollo would send subscriptions by GET too, where proxies may cache or cut the stream.
  return ApolloLink.split(
    ({ query }) => {
      const definition = getMainDefinition(query);
      return 'operation' in definition && definition.operation === 'subscription';
    },
    link(false),
    link(useGETForQueries),
  );
}
