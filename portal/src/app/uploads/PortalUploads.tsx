import { Suspense, useContext } from 'react';
import { useSession, type Session } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import { createUploadAccess, UploadContext, type UploadAccess } from '@lampstand/upload';
import { UploadsDock } from '@lampstand/upload/dock';
import { TransportContext } from '../data/transport-context.ts';
import { UploadMessages } from './UploadMessages.tsx';

/** The uploads of a page of the portal: those that were begun here, and those of the back-office. */
export function PortalUploads() {
  const transport = useContext(TransportContext);
  const session = useSession();
  if (!transport) throw new Error('A TransportContext is missing above this component');
  return (
    <Suspense fallback={null}>
      <UploadMessages>
        <UploadContext value={accessOf(transport, session)}>
          <UploadsDock />
        </UploadContext>
      </UploadMessages>
    </Suspense>
  );
}

const accesses = new WeakMap<Transport, UploadAccess>();

/** One engine for a page. */
function accessOf(transport: Transport, session: Session): UploadAccess {
  const access = accesses.get(transport) ?? createUploadAccess({ transport, session });
  accesses.set(transport, access);
  return access;
}
