import { sql, type SQL } from 'drizzle-orm';
import { LAST_ANSWER_SECONDS, PRESENCE_SECONDS } from './attempt-clock.rules.ts';
import { examAttempts } from './exams.table.ts';

const seconds = (count: SQL | number) => sql`make_interval(secs => ${count})`;
const slack = seconds(sql.raw(String(LAST_ANSWER_SECONDS)));
const grace = seconds(sql`${examAttempts.graceSeconds}`);
const unheard = seconds(sql`(${examAttempts.graceSeconds} + ${sql.raw(String(PRESENCE_SECONDS))})`);

/**
 * Whether the law has ended an attempt that still stands as open (see `verdictOf`, which says how).
 * @param now the moment, as a timestamptz.
 */
export const overByLaw = (now: SQL): SQL<boolean> =>
  sql<boolean>`(${examAttempts.status} = 'OPEN' and coalesce(${examAttempts.dueAt} + ${slack} < ${now} or (${examAttempts.leavingFails} and (${examAttempts.leftAt} + ${grace} < ${now} or ${examAttempts.seenAt} + ${unheard} < ${now})), false))`;
