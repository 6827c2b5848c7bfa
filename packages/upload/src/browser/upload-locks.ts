import type { UploadLocks } from '../engine/ports.ts';

const prefix = 'lampstand.upload.';

/** Locks of the browser, which a window gives back however it ends. Without them, every window may. */
export const uploadLocks: UploadLocks = {
  take: (id) => {
    if (!hasLocks()) return Promise.resolve(() => undefined);
    return new Promise((resolve, reject) => {
      const held = (lock: Lock | null) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((giveBack) => resolve(giveBack));
      };
      navigator.locks.request(prefix + id, { ifAvailable: true }, held).catch(reject);
    });
  },
  taken: async () => {
    if (!hasLocks()) return new Set();
    const { held = [] } = await navigator.locks.query();
    const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
    return new Set(names.map((name) => name.slice(prefix.length)));
  },
};

/** Only secure pages have them. */
const hasLocks = (): boolean => 'locks' in navigator;
