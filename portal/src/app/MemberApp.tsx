import { BrowserRouter } from 'react-router-dom';
import type { Transport } from '@lampstand/graphql-client';
import { TransportContext } from './data/transport-context.ts';
import { MemberLayout } from './layouts/MemberLayout.tsx';
import { MemberRoutes } from './MemberRoutes.tsx';
import { TermsFirst } from './TermsFirst.tsx';

export interface MemberAppProps {
  readonly transport: Transport;
}

/** The portal of people who are signed in. */
export function MemberApp({ transport }: MemberAppProps) {
  return (
    <TransportContext value={transport}>
      <BrowserRouter>
        <TermsFirst>
          <MemberLayout>
            <MemberRoutes />
          </MemberLayout>
        </TermsFirst>
      </BrowserRouter>
    </TransportContext>
  );
}
