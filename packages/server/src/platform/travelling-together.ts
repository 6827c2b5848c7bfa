import DataLoader from 'dataloader';
import type { Db } from './database.ts';

/** Does for many what each of them asked for. @returns in the order of the items what became of them. */
type ForMany<Item, Result> = (db: Db, items: readonly Item[]) => Promise<Result[]>;

/** So many go in one statement at most: one after the next, none waits for long. */
const MOST = 100;

/**
 * Lets what many people ask for at the same time become one statement: a call goes at once where none is
 * under way, and those that come meanwhile go together after it. For statements that wait for no lock of
 * a record, as one person would let all the others wait.
 * @returns asks for one; rejects as the statement does that it went with.
 */
export function travellingTogether<Item extends object, Result>(forMany: ForMany<Item, Result>) {
  const loaders = new WeakMap<Db, DataLoader<Item, Result>>();

  function begin(db: Db): DataLoader<Item, Result> {
    let before: Promise<unknown> = Promise.resolve();
    return new DataLoader(
      (items) => {
        const done = forMany(db, items);
        before = done.catch(() => {});
        return done;
      },
      { cache: false, maxBatchSize: MOST, batchScheduleFn: (go) => void before.then(go) },
    );
  }

  return (db: Db, item: Item): Promise<Result> => {
    let loader = loaders.get(db);
    if (!loader) {
      loader = begin(db);
      loaders.set(db, loader);
    }
    return loader.load(item);
  };
}
