import { Texts } from '@lampstand/ui';
import { Suspense, useContext } from 'react';
import { useSession } from '@lampstand/auth';
import { UploadContext } from '@lampstand/upload';
import { UploadsDock } from '@lampstand/upload/dock';
import { TransportContext } from '../data/transport-context.ts';
import { uploadAccessOf } from './upload-access-of.ts';
import { uploadTexts } from '../../shared/texts/upload-texts.ts';

/** The uploads of a page of the portal: those that were begun here, and those of the back-office. */
export function PortalUploads() {
  const transport = useContext(TransportContext);
  const session = useSession();
  if (!transport) throw new Error('A TransportContext is missing above this component');
  return (
    <Suspense fallback={null}>
      <Texts bundles={uploadTexts}>
        <UploadContext value={uploadAccessOf(transport, session)}>
          <UploadsDock />
        </UploadContext>
      </Texts>
    </Suspense>
  );
}
