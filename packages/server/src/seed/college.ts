import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { seedPeople } from './people.ts';
import { seedPlaces } from './places.ts';

export interface SeedTarget {
  readonly database: Database;
  readonly files: FileStore;
  /** Its day is the anchor: everything in the college happens around it. */
  readonly clock: Clock;
}

/** Fills an empty database with the demonstration college: the same every time for the same day. */
export async function seedCollege({ database, clock }: SeedTarget): Promise<void> {
  const now = clock.now();
  await database.db.transaction(async (tx) => {
    await seedPlaces(tx, now);
    await seedPeople(tx, now);
  });
}
