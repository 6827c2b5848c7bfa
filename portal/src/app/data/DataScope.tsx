import type { ReactNode } from 'react';
import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useSession, type Session } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import { createApolloClient } from '@lampstand/graphql-client/apollo';
import { keepLater } from './keep-later.ts';

export interface DataScopeProps {
  readonly transport: Transport;
  readonly children?: ReactNode;
}

/** Gives what is inside the way to the server's data. All scopes of a page share one client. */
export function DataScope({ transport, children }: DataScopeProps) {
  return <ApolloProvider client={clientOf(transport, useSession())}>{children}</ApolloProvider>;
}

type Client = ApolloClient<NormalizedCacheObject>;

const clients = new WeakMap<Transport, Client>();

function clientOf(transport: Transport, session: Session): Client {
  const known = clients.get(transport);
  if (known) return known;
  const client = createApolloClient({ transport, onSessionError: session.expire });
  const keeping = keepLater(client.cache, session);
  session.onForget(async () => {
    await client.clearStore();
    await keeping.forget();
  });
  clients.set(transport, client);
  return client;
}
