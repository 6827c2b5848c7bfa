import { v4 } from 'uuid';
import type { Session } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import { createUploadEngine, type UploadEngine } from '../engine/engine.ts';
import { announceUploads } from '../pending.ts';
import { browserClock, browserOnline, isMultiplexed } from './browser-ports.ts';
import { forgetKeptFiles, keptFiles } from './kept-files.ts';
import { putPart } from './put-part.ts';
import { storedUploads } from './stored-uploads.ts';
import { createUploadApi } from './upload-api.ts';
import { uploadLocks } from './upload-locks.ts';

export interface EngineOptions {
  readonly transport: Pick<Transport, 'request'>;
  readonly session: Pick<Session, 'expire' | 'onForget'>;
}

/** The engine of this page, which looks at once for what was not finished. */
export function startEngine({ session, transport }: EngineOptions): UploadEngine {
  const engine = createUploadEngine({
    api: createUploadApi(transport, session),
    put: putPart,
    storage: storedUploads,
    files: keptFiles,
    locks: uploadLocks,
    clock: browserClock,
    online: browserOnline,
    newId: () => v4(),
    multiplexed: isMultiplexed,
  });
  engine.subscribe(announceUploads);
  session.onForget(async () => {
    engine.stop();
    await forgetKeptFiles();
  });
  void engine.restore();
  return engine;
}
