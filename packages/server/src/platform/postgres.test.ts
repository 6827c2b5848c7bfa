import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, it, vi } from 'vitest';

it('gets the connection of a transaction back that could not even begin', async () => {
  const release = vi.fn<() => void>();
  const lost = new Error('Connection terminated unexpectedly');
  const pool = new pg.Pool();
  const query = vi.fn<() => Promise<never>>().mockRejectedValue(lost);
  Reflect.set(pool, 'connect', async () => Object.assign(new pg.Client(), { release, query }));
  const useCase = vi.fn<() => Promise<void>>();
  await expect(drizzle(pool).transaction(useCase)).rejects.toThrow(/begin|rollback/);
  expect(useCase).not.toHaveBeenCalled();
  expect(release).toHaveBeenCalledTimes(1);
});
