import DataLoader from 'dataloader';
import type { Db } from './database.ts';

interface WithDb {
  readonly db: Db;
}

type Batch<Value, Request> = (
  db: Db,
  keys: readonly string[],
  request: Request,
) => Promise<ReadonlyMap<string, Value>>;

/**
 * Loads many records by key in one prepared statement, batched within one request. A loader whose
 * answer depends on who asks names the request's type and is handed the request.
 */
export class Loader<Value, Request extends WithDb = WithDb> {
  readonly #batch: Batch<Value, Request>;
  // Held by the request's own object, so what one person loaded never answers another one.
  readonly #perRequest = new WeakMap<object, DataLoader<string, Value | undefined>>();

  constructor(batch: Batch<Value, Request>) {
    this.#batch = batch;
  }

  /** The record of that key, or undefined; keys of one tick travel together. */
  load(request: Request, key: string): Promise<Value | undefined> {
    const known = this.#perRequest.get(request);
    if (known) return known.load(key);
    const fresh = new DataLoader<string, Value | undefined>(async (keys) => {
      const found = await this.#batch(request.db, keys, request);
      return keys.map((each) => found.get(each));
    });
    this.#perRequest.set(request, fresh);
    return fresh.load(key);
  }
}
