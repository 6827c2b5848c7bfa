const chunkMessages = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /loading (css )?chunk .+ failed/i,
];

/**
 * Whether an error says that a part of the app could not be fetched: mostly a new version has
 * replaced the files of the one that is open. Each browser has its own words for it.
 */
export function isChunkLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' || chunkMessages.some((words) => words.test(error.message))
  );
}

const storageKey = 'lampstand.chunk-reload';
const quietTimeMs = 30_000;

export interface ReloadTools {
  readonly now: () => number;
  /** Whether the device has a connection, as far as the browser knows. */
  readonly online: () => boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Reloads the page to get the new version's files, but not again and again: when a reload less
 * than half a minute ago did not help, the caller has to show the failure instead. Without a
 * connection the page that is open is all that the person has.
 * @returns whether the page is being reloaded
 */
export function reloadOnce(tools: ReloadTools = browserTools()): boolean {
  const { now, online, storage, reload } = tools;
  if (!online()) return false;
  const last = Number(storage.getItem(storageKey) ?? Number.NaN);
  if (now() - last < quietTimeMs) return false;
  storage.setItem(storageKey, String(now()));
  reload();
  return true;
}

function browserTools(): ReloadTools {
  return {
    now: Date.now,
    online: () => navigator.onLine,
    storage: window.sessionStorage,
    reload: () => window.location.reload(),
  };
}
