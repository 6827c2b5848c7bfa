import { v4 } from 'uuid';
import type { Session } from '@lampstand/auth';
import type { Transport } from '@lampstand/graphql-client';
import { createUploadEngine, type UploadEngine } from '../engine/engine.ts';
import { announceUploads } from '../pending.ts';
import { browserLink, rememberedAnyway } from './browser-link.ts';
import { browserClock, browserOnline, isMultiplexed } from './browser-ports.ts';
import { forgetKeptFiles, keptFiles } from './kept-files.ts';
import { createPartSums } from './part-sums.ts';
import { putPart } from './put-part.ts';
import { storedUploads } from './stored-uploads.ts';
import { createUploadApi } from './upload-api.ts';
import { uploadLocks } from './upload-locks.ts';

export interface EngineOptions {
  readonly transport: Pick<Transport, 'request'>;
  readonly session: Pick<Session, 'expire' | 'onForget'>;
}

/** Milliseconds that a slow server may take to say what was not finished. */
const LOOKING = 3000;

/**
 * The engine of this page. It knows what was not finished before anything is begun, so that the same
 * file is not begun twice.
 */
export async function startEngine({ session, transport }: EngineOptions): Promise<UploadEngine> {
  const engine = createUploadEngine({
    api: createUploadApi(transport, session),
    put: putPart,
    sum: createPartSums(),
    link: browserLink,
    anyway: rememberedAnyway,
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
  const { signal } = new AbortController();
  // Without an answer nothing is offered; what is begun now is sent all the same.
  const looking = engine.restore().catch(() => undefined);
  await Promise.race([looking, browserClock.wait(LOOKING, signal)]);
  return engine;
}
