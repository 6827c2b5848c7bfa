import { useState } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { BrowserRouter } from 'react-router-dom';
import { useSession, type Session } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import { createApolloClient } from '@lampstand/graphql-client/apollo';
import { MemberLayout } from './layouts/MemberLayout.tsx';
import { MemberRoutes } from './MemberRoutes.tsx';
import { TermsFirst } from './TermsFirst.tsx';

export interface MemberAppProps {
  readonly transport: Transport;
}

/** The portal of people who are signed in. */
export function MemberApp({ transport }: MemberAppProps) {
  const session = useSession();
  const [client] = useState(() => createClient(transport, session));
  return (
    <ApolloProvider client={client}>
      <BrowserRouter>
        <TermsFirst>
          <MemberLayout>
            <MemberRoutes />
          </MemberLayout>
        </TermsFirst>
      </BrowserRouter>
    </ApolloProvider>
  );
}

function createClient(transport: Transport, session: Session) {
  const client = createApolloClient({ transport, onSessionError: session.expire });
  session.onForget(async () => {
    await client.clearStore();
  });
  return client;
}
