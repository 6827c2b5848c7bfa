import { use, useSyncExternalStore } from 'react';
import type { UploadEngine } from '../engine/engine.ts';
import type { Upload } from '../engine/upload.ts';
import { useUploadAccess } from './upload-access.ts';

export interface Uploads {
  readonly engine: UploadEngine;
  readonly uploads: readonly Upload[];
}

/** All uploads of the page, and what can be done with them. Suspends until the engine is here. */
export function useUploads(): Uploads {
  const engine = use(useUploadAccess().load());
  return { engine, uploads: useSyncExternalStore(engine.subscribe, engine.uploads) };
}
