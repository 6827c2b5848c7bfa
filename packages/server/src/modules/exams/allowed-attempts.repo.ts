import { sql, type SQL } from 'drizzle-orm';
import { extraAttemptsOn } from '../accommodations/index.ts';
import { regions } from '../regions/regions.table.ts';
import { exams } from './exams.table.ts';

/**
 * How often a person may sit the exam of the row, with the attempts that are theirs alone on the day
 * at the campus of the row: for statements that count with it. The same sum as `conditionsFor`.
 * @param now a moment.
 */
export const allowedAttemptsOf = (userId: SQL, now: SQL): SQL<number> =>
  sql<number>`(${exams.allowedAttempts} + ${extraAttemptsOn(userId, sql`(${now} at time zone ${regions.timeZone})`)})`;
