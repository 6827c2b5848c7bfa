import type { Problem, Upload } from './upload.ts';

/** What happened to an upload, for whoever waits for it or tells people. */
export type UploadEvent =
  | { readonly type: 'completed' | 'canceled'; readonly upload: Upload }
  | { readonly type: 'failed'; readonly upload: Upload; readonly problem: Problem };

export type UploadList = ReturnType<typeof createUploadList>;

/** The uploads in the order in which they came, and those who look at them. */
export function createUploadList() {
  let uploads: readonly Upload[] = [];
  const lookers = new Set<() => void>();
  const listeners = new Set<(event: UploadEvent) => void>();

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const look of lookers) look();
  }

  return {
    /** The same list until something changes. */
    all: () => uploads,
    find: (id: string) => uploads.find((upload) => upload.id === id),
    put: (upload: Upload) => set([...uploads.filter(({ id }) => id !== upload.id), upload]),
    remove: (...ids: readonly string[]) => set(uploads.filter(({ id }) => !ids.includes(id))),
    change: (id: string, changes: Partial<Upload>) => {
      const now = uploads.find((upload) => upload.id === id);
      if (!now || isSame(now, changes)) return;
      set(uploads.map((upload) => (upload === now ? { ...now, ...changes } : upload)));
    },
    tell: (event: UploadEvent) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (look: () => void) => {
      lookers.add(look);
      return () => void lookers.delete(look);
    },
    listen: (listener: (event: UploadEvent) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const isSame = (upload: Upload, changes: Partial<Upload>): boolean => {
  const now = new Map<string, unknown>(Object.entries(upload));
  return Object.entries(changes).every(([name, value]) => now.get(name) === value);
};
