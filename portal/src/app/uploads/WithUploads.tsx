import { useContext, type ReactNode } from 'react';
import { useSession } from '@lampstand/auth';
import { UploadContext } from '@lampstand/upload';
import { TransportContext } from '../data/transport-context.ts';
import { uploadAccessOf } from './upload-access-of.ts';

/** Lets a screen upload files; the engine itself is fetched with the first one. */
export function WithUploads({ children }: { readonly children: ReactNode }) {
  const transport = useContext(TransportContext);
  const session = useSession();
  if (!transport) throw new Error('A TransportContext is missing above this component');
  return <UploadContext value={uploadAccessOf(transport, session)}>{children}</UploadContext>;
}
