import type { KeptFile, KeptFiles } from '../engine/ports.ts';

const databaseName = 'lampstand.uploads';
const storeName = 'handles';

/**
 * Handles of files in IndexedDB, the only place that can hold them. A browser without handles, or
 * one that refuses, keeps nothing: the file is chosen anew.
 */
export const keptFiles: KeptFiles = {
  keep: async (id, handle) => void (await inStore('readwrite', (store) => store.put(handle, id))),
  drop: async (id) => void (await inStore('readwrite', (store) => store.delete(id))),
  find: async (id) => {
    const handle = await inStore('readonly', (store) => store.get(id));
    return isFileHandle(handle) ? keptFile(handle) : undefined;
  },
};

/** Forgets all of them: another person may use the browser next. */
export async function forgetKeptFiles(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}

/** Undefined where the browser refuses. */
async function inStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  if (!('indexedDB' in globalThis)) return undefined;
  let database: IDBDatabase | undefined;
  try {
    database = await open();
    return await answerOf(act(database.transaction(storeName, mode).objectStore(storeName)));
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  await answerOf(request);
  return request.result;
}

function answerOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

export const isFileHandle = (value: unknown): value is FileSystemFileHandle =>
  'FileSystemFileHandle' in globalThis && value instanceof FileSystemFileHandle;

function keptFile(handle: FileSystemFileHandle): KeptFile {
  return {
    allowed: async () => (await permission(handle, 'queryPermission')) === 'granted',
    open: async () => {
      try {
        const answer = await permission(handle, 'requestPermission');
        return answer === 'granted' ? { file: await handle.getFile(), handle } : undefined;
      } catch {
        // The file is gone, or nobody has clicked: it is chosen anew.
        return undefined;
      }
    },
  };
}

/** Only some browsers have these; TypeScript knows of none. */
async function permission(
  handle: FileSystemFileHandle,
  question: 'queryPermission' | 'requestPermission',
): Promise<unknown> {
  const ask: unknown = Reflect.get(handle, question);
  return typeof ask === 'function' ? Reflect.apply(ask, handle, [{ mode: 'read' }]) : undefined;
}
