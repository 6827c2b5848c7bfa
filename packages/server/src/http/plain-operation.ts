import { type GraphQLParams, isAsyncIterable, processRegularResult } from 'graphql-yoga';
import { z } from 'zod';
import { cookiesOf } from '../graphql/outgoing-cookies.ts';
import type { Connection, GraphqlServer } from '../graphql/yoga.ts';

/** Taken as it is: what belongs into it, the operation says. */
const Names = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const Operation = z.strictObject({
  query: z.string(),
  variables: Names.nullish(),
  operationName: z.string().nullish(),
  extensions: Names.nullish(),
});

/** What an answer to one operation is told by, the first that is asked for. */
const MEDIA_TYPES = ['application/graphql-response+json', 'application/json'] as const;

/** How a request is written down: names in lower case. */
export type Headers = Readonly<Record<string, string>>;

export interface OperationAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}

const isJson = ({ 'content-type': type = '' }: Headers): boolean =>
  type.split(';', 1)[0]?.trim() === 'application/json';

/** Null where the sender wants something else: a live query, or nothing that there is. */
function mediaTypeOf({ accept = '*/*' }: Headers): string | null {
  if (/multipart|event-stream/.test(accept)) return null;
  const asked = MEDIA_TYPES.find((type) => accept.includes(type));
  return asked ?? (accept.includes('*/*') ? 'application/json' : null);
}

function operationIn(body: Buffer): GraphQLParams | undefined {
  const sent = Operation.safeParse(jsonIn(body)).data;
  if (!sent) return undefined;
  const { query, variables, operationName, extensions } = sent;
  return {
    query,
    ...(variables && { variables }),
    ...(typeof operationName === 'string' && { operationName }),
    ...(extensions && { extensions }),
  };
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Whoever refuses it says so.
    return undefined;
  }
}

/**
 * Answers what nearly every request is: one well-formed operation that is answered in one piece. The
 * library's way there, through requests and answers of another standard, costs four times as much as
 * all else that it does (`pnpm bench`, P9).
 * @returns undefined for every other request, of which nothing was done: it goes the library's way,
 *   which also knows how to refuse it.
 */
export async function answerPlainly(
  graphql: GraphqlServer,
  headers: Headers,
  body: Buffer,
  connection: Connection,
): Promise<OperationAnswer | undefined> {
  const type = isJson(headers) ? mediaTypeOf(headers) : null;
  const params = type === null ? undefined : operationIn(body);
  if (type === null || params === undefined) return undefined;
  const { fetchAPI } = graphql;
  const request = new fetchAPI.Request('http://localhost/graphql', { method: 'POST', headers });
  const result = await graphql.getResultForParams({ params, request }, { ...connection });
  const cookies = { 'set-cookie': [...cookiesOf(request)] };
  if (result && !isAsyncIterable(result) && !result.errors && !result.extensions) {
    const told = { ...cookies, 'content-type': `${type}; charset=utf-8` };
    return { status: 200, headers: told, body: JSON.stringify(result) };
  }
  // Errors may ask for a status of their own, and a live query is refused where it was not asked for.
  const answer = processRegularResult(result ?? {}, fetchAPI, type);
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(answer.headers), ...cookies },
    body: await answer.text(),
  };
}
