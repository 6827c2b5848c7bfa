import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../platform/database.ts';

const Found = z.object({ rows: z.array(z.unknown()) });

/** What a statement finds that only a test asks; both engines answer alike. */
export const rowsOf = async (db: Db, statement: SQL): Promise<readonly unknown[]> =>
  Found.parse(await db.execute(statement)).rows;
