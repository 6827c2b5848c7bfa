import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { SessionProvider } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { createTransport } from '@lampstand/graphql-client';
import { createApolloClient } from '@lampstand/graphql-client/apollo';

/** What the line makes of a request: an answer, or nothing at all. */
type Line = (request: RequestInit) => Response | 'silence';

/**
 * A client on a line by which nothing comes back where it is told so: a request then ends where its
 * sender gives it up. `vi.restoreAllMocks` and `vi.unstubAllGlobals` mend the line.
 */
export function openSilentLine(line: Line) {
  const session = fakeSession(buildUser());
  const patiences: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const patience = new AbortController();
    patiences.push(patience);
    return patience.signal;
  });
  const send = vi.fn<(to: string, request: RequestInit) => Promise<Response>>((_to, request) => {
    const answer = line(request);
    return answer === 'silence' ? untilGivenUp(request) : Promise.resolve(answer);
  });
  vi.stubGlobal('fetch', send);
  const client = createApolloClient({
    transport: createTransport({ language: () => 'en' }),
    onSessionError: () => undefined,
  });
  return {
    send,
    /** The time of the request that was sent last is over. */
    loseLastPatience: () =>
      patiences.at(-1)?.abort(new DOMException('signal timed out', 'TimeoutError')),
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <SessionProvider session={session}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </SessionProvider>
    ),
  };
}

const untilGivenUp = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
