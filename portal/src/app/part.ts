import { loadWithRetry } from '@lampstand/ui';

/** A piece of the program that is fetched when it is needed, or a little before. */
export interface Part<Content> {
  /** Fetches it, once, however often it is asked for; after a failure it can be asked for again. */
  readonly load: () => Promise<Content>;
  /** What has been fetched, at once; undefined until then. */
  readonly loaded: () => Content | undefined;
}

export function createPart<Content>(fetchPart: () => Promise<Content>): Part<Content> {
  let content: Content | undefined;
  let loading: Promise<Content> | undefined;

  async function load(): Promise<Content> {
    try {
      content = await loadWithRetry(fetchPart);
      return content;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    loaded: () => content,
    load: () => (loading ??= load()),
  };
}

/** Begins to fetch parts. Whoever shows one asks for it again, and meets a failure then. */
export function prepare(...parts: readonly Part<unknown>[]): void {
  for (const part of parts) part.load().catch(() => undefined);
}
