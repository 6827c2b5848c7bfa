import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '@lampstand/auth';
import { buildUser, fakeSession } from '@lampstand/auth/testing';
import { LiveUnread } from './LiveUnread.tsx';

afterEach(() => vi.restoreAllMocks());

function turn(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('listens while the page is in front, and gives its connection back when it is not', async () => {
  let open = 0;
  const link = new ApolloLink(
    () =>
      new Observable(() => {
        open += 1;
        return () => {
          open -= 1;
        };
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { unmount } = render(
    <SessionProvider session={fakeSession(buildUser())}>
      <ApolloProvider client={client}>
        <LiveUnread />
      </ApolloProvider>
    </SessionProvider>,
  );
  const opened = (count: number) => waitFor(() => expect(open).toBe(count));
  await opened(1);
  turn('hidden');
  await opened(0);
  turn('visible');
  await opened(1);
  unmount();
  await opened(0);
});
