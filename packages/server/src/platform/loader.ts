import DataLoader from 'dataloader';
import type { Db } from './database.ts';

type Batch<Value> = (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/** Loads many records by key in one prepared statement, batched within one request. */
export class Loader<Value> {
  readonly #batch: Batch<Value>;
  // Held by the request's own object, so what one person loaded never answers another one.
  readonly #perRequest = new WeakMap<object, DataLoader<string, Value | undefined>>();

  constructor(batch: Batch<Value>) {
    this.#batch = batch;
  }

  /** The record of that key, or undefined; keys of one tick travel together. */
  load(request: { readonly db: Db }, key: string): Promise<Value | undefined> {
    const known = this.#perRequest.get(request);
    if (known) return known.load(key);
    const fresh = new DataLoader<string, Value | undefined>(async (keys) => {
      const found = await this.#batch(request.db, keys);
      return keys.map((each) => found.get(each));
    });
    this.#perRequest.set(request, fresh);
    return fresh.load(key);
  }
}
