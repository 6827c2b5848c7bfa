import { createContext, use } from 'react';
import { loadWithRetry } from '@lampstand/ui';
import type { EngineOptions } from '../browser/start-engine.ts';
import type { UploadEngine } from '../engine/engine.ts';

/** The way to the engine, which is fetched when somebody needs it. */
export interface UploadAccess {
  /** The same promise each time; after a failure it can be asked for again. */
  readonly load: () => Promise<UploadEngine>;
}

export interface UploadAccessOptions extends EngineOptions {
  /** Brings the texts of uploads, where the app has not loaded them yet. */
  readonly texts?: () => Promise<unknown>;
}

/** All who are given the same access share one engine: the dock, and the screens that upload. */
export function createUploadAccess(options: UploadAccessOptions): UploadAccess {
  let loading: Promise<UploadEngine> | undefined;

  async function load(): Promise<UploadEngine> {
    try {
      const [{ startEngine }] = await Promise.all([
        loadWithRetry(() => import('../browser/start-engine.ts')),
        options.texts?.(),
      ]);
      return await startEngine(options);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return { load: () => (loading ??= load()) };
}

export const UploadContext = createContext<UploadAccess | undefined>(undefined);

export function useUploadAccess(): UploadAccess {
  const access = use(UploadContext);
  if (!access) throw new Error('An UploadContext is missing above this component');
  return access;
}
