import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type AppliedAccommodation, NO_ACCOMMODATION } from './accommodations.rules.ts';
import { accommodations } from './accommodations.table.ts';

/** What applies; why is not even read. */
export const appliedFields = {
  timeFactorPercent: accommodations.timeFactorPercent,
  extraAttempts: accommodations.extraAttempts,
  noLeaveRule: accommodations.noLeaveRule,
  graceSeconds: accommodations.graceSeconds,
  breakMinutes: accommodations.breakMinutes,
  largerType: accommodations.largerType,
  readAloud: accommodations.readAloud,
  validUntil: accommodations.validUntil,
};

/** Whether a row applies on a day, the last one included. */
export const appliesOn = (today: SQL): SQL<boolean> =>
  sql`(${accommodations.validUntil} is null or ${accommodations.validUntil} >= ${today}::date)`;

/**
 * What applies to a person on a day, as JSON, null where nothing does: to be a part of any statement.
 * @param userId of the statement: a column or a placeholder.
 * @param today the day at the campus, such as 2026-03-02.
 */
export const accommodationOn = (userId: SQL, today: SQL): SQL<AppliedAccommodation | null> =>
  sql`(select ${jsonObject(appliedFields)} from ${accommodations} where ${accommodations.userId} = ${userId} and ${appliesOn(today)})`;

/** How many more attempts a person has on a day, for statements that count with it. */
export const extraAttemptsOn = (userId: SQL, today: SQL): SQL<number> =>
  sql`coalesce((select ${accommodations.extraAttempts} from ${accommodations} where ${accommodations.userId} = ${userId} and ${appliesOn(today)}), 0)`;

/** More attempts, and the moment from which they count no more; null where they always do. */
export interface ExtraAttempts {
  readonly count: number;
  readonly until: string | null;
}

/**
 * More attempts that a person has, as JSON, null where there are none: for statements that do not know
 * what time it is.
 * @param zone of the campus, whose midnight ends them.
 */
export const extraAttemptsOf = (userId: SQL, zone: SQL): SQL<ExtraAttempts | null> =>
  sql`(select ${jsonObject({
    count: accommodations.extraAttempts,
    until: sql<
      string | null
    >`(${accommodations.validUntil}::date + 1)::timestamp at time zone ${zone}`,
  })} from ${accommodations} where ${accommodations.userId} = ${userId})`;

const applied = defineStatement('accommodation_of', (db) =>
  db
    .select(appliedFields)
    .from(accommodations)
    .where(
      sql`${accommodations.userId} = ${sql.placeholder('userId')} and ${appliesOn(sql`${sql.placeholder('today')}`)}`,
    ),
);

/**
 * What applies to a person, or what applies to everybody.
 * @param today the day at the campus, such as 2026-03-02.
 */
export async function accommodationOf(
  db: Db,
  userId: string,
  today: string,
): Promise<AppliedAccommodation> {
  const [row] = await applied.run(db, { userId, today });
  return row ?? NO_ACCOMMODATION;
}
