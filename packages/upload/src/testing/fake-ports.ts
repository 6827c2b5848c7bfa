import type { EnginePorts, KeptFile, StoredUpload, SumPart, UploadLocks } from '../engine/ports.ts';
import type { FakeStore } from './fake-store.ts';

/** A clock that never makes anybody wait: its time passes as it is asked to. */
export function impatientClock() {
  let now = 0;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    wait: async (milliseconds: number, signal: AbortSignal) => {
      signal.throwIfAborted();
      waits.push(milliseconds);
      now += milliseconds;
      // As any pause, it lets everything else happen first.
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    },
  };
}

/** A network that a test switches. */
export function fakeNetwork() {
  let online = true;
  const listeners = new Set<() => void>();
  return {
    isOnline: () => online,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turn: (next: boolean) => {
      online = next;
      for (const listener of listeners) listener();
    },
  };
}

/** A line that a test makes cost by the byte. */
export function fakeLink() {
  let metered = false;
  const listeners = new Set<() => void>();
  return {
    isMetered: () => metered,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turn: (next: boolean) => {
      metered = next;
      for (const listener of listeners) listener();
    },
  };
}

/** As a browser that has the means, without a thread of its own. */
export const realSums: SumPart = async (part) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));

/** What a browser keeps over a reload. */
export function fakeDevice() {
  const stored = new Map<string, StoredUpload>();
  const handles = new Map<string, FileSystemFileHandle>();
  const files = new Map<string, KeptFile>();
  return {
    stored,
    handles,
    /** Files whose handles the browser would give back. */
    files,
    storage: {
      load: () => [...stored.values()],
      save: (upload: StoredUpload) => void stored.set(upload.videoId, upload),
      remove: (id: string) => void stored.delete(id),
    },
    keptFiles: {
      keep: async (id: string, handle: FileSystemFileHandle) => void handles.set(id, handle),
      find: async (id: string) => files.get(id),
      drop: async (id: string) => {
        handles.delete(id);
        files.delete(id);
      },
    },
  };
}

/** One window alone. */
const alone: UploadLocks = { take: async () => () => undefined, taken: async () => new Set() };

export function fakePorts(
  store: Pick<FakeStore, 'api' | 'put'>,
  more: Partial<EnginePorts> & { readonly device?: ReturnType<typeof fakeDevice> } = {},
): EnginePorts {
  const { device = fakeDevice(), ...ports } = more;
  let made = 0;
  return {
    api: store.api,
    put: store.put,
    sum: async () => undefined,
    link: fakeLink(),
    anyway: new Set<string>(),
    storage: device.storage,
    files: device.keptFiles,
    locks: alone,
    clock: impatientClock(),
    online: fakeNetwork(),
    multiplexed: () => true,
    newId: () => `upload-${++made}`,
    ...ports,
  };
}
