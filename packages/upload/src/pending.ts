import { useSyncExternalStore } from 'react';

/** Where a browser remembers uploads that have not ended; logging out takes it along. */
export const pendingKey = 'lampstand.uploads';

let begun = false;
const listeners = new Set<() => void>();

/** Says that there is something to show. */
export function announceUploads(): void {
  if (begun) return;
  begun = true;
  for (const listener of listeners) listener();
}

/**
 * Whether the dock is wanted: something is being uploaded, or waits in this browser to be resumed.
 * Until then nobody fetches the code of uploads.
 */
export function useUploadsWanted(): boolean {
  return useSyncExternalStore(subscribe, isWanted);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isWanted(): boolean {
  try {
    return begun || localStorage.getItem(pendingKey) !== null;
  } catch {
    // Storage may be refused: then nothing is remembered either.
    return begun;
  }
}
