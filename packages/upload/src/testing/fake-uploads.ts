import { createUploadEngine } from '../engine/engine.ts';
import type { Upload } from '../engine/upload.ts';
import type { UploadAccess } from '../react/upload-access.ts';
import { fakePorts } from './fake-ports.ts';
import { createFakeStore, type FakeStore } from './fake-store.ts';

/** Uploads to a store that only pretends: everything arrives at once. */
export function fakeUploads(store: FakeStore = createFakeStore()): UploadAccess {
  const loaded = Promise.resolve(createUploadEngine(fakePorts(store)));
  return { load: () => loaded };
}

/** Uploads that stand still, for the looks of each state. */
export function uploadsThatAre(uploads: readonly Upload[]): UploadAccess {
  const engine = { ...createUploadEngine(fakePorts(createFakeStore())), uploads: () => uploads };
  const loaded = Promise.resolve(engine);
  return { load: () => loaded };
}
