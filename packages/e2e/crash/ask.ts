import type { ClientRequest, IncomingMessage } from 'node:http';
import { ask } from '@lampstand/server/laboratory';

/** A signed-in browser as the load plays it. */
export interface Browser {
  readonly port: number;
  /** The Cookie header. */
  readonly cookie: string;
}

/**
 * One GraphQL request over HTTP. Resolves only with an acknowledgement.
 * @throws when the server does not answer, or answers with an error.
 */
export async function acknowledge(
  { port, cookie }: Browser,
  query: string,
  variables: object,
): Promise<string> {
  const body = JSON.stringify({ query, variables });
  const answer = await ask({ port, path: '/graphql', cookie, body: () => body }, 0);
  if (answer.includes('"errors":')) throw new Error(answer.slice(0, 500));
  return answer;
}

/** The answer to a request, its body still to be read. @throws when the connection breaks before. */
export const answerTo = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
