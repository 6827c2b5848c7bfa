import type { Session } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import { createUploadAccess, type UploadAccess } from '@lampstand/upload';

const accesses = new WeakMap<Transport, UploadAccess>();

/** One engine for a page: the dock and the screens that upload share it. */
export function uploadAccessOf(transport: Transport, session: Session): UploadAccess {
  const access = accesses.get(transport) ?? createUploadAccess({ transport, session });
  accesses.set(transport, access);
  return access;
}
