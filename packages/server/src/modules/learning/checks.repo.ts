import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import {
  type CheckToMark,
  checkWithKey,
  lessonsOpenTo,
  shortestSeconds,
} from '../courses/index.ts';
import { lessonChecks } from '../courses/lesson-checks.table.ts';
import { lessons } from '../courses/courses.table.ts';
import { lessonCheckAnswers } from './learning.table.ts';

const me = sql`${sql.placeholder('userId')}::text`;
const checkId = sql`${sql.placeholder('checkId')}::text`;

const openCheck = defineStatement('open_check', (db) =>
  db
    .select({ found: jsonObject({ check: checkWithKey(checkId), shortestSeconds }) })
    .from(
      sql`${lessonsOpenTo(me)} and ${lessons._id} = (select ${lessonChecks.lessonId} from ${lessonChecks} where ${lessonChecks._id} = ${checkId})`,
    ),
);

/** A check with its key, where its lesson is open to the person. */
export async function findOpenCheck(
  db: Db,
  asked: { readonly userId: string; readonly checkId: string; readonly now: string },
): Promise<{ check: CheckToMark; shortestSeconds: number | null } | undefined> {
  const [row] = await openCheck.run(db, asked);
  const { check = null, shortestSeconds: length = null } = row?.found ?? {};
  return check === null ? undefined : { check, shortestSeconds: length };
}

const anyCheck = defineStatement('any_check', (db) =>
  db.select({ check: checkWithKey(checkId) }).from(sql`(select 1) as one`),
);

/** A check with its key, whoever asks. */
export async function findCheck(db: Db, id: string): Promise<CheckToMark | undefined> {
  const [row] = await anyCheck.run(db, { checkId: id });
  return row?.check ?? undefined;
}

export interface Try {
  readonly userId: string;
  readonly checkId: string;
  readonly right: boolean;
  /** How many there were before, as the browser knew. */
  readonly triesBefore: number;
  readonly now: string;
}

/** Counts a try: one that comes twice once, and none after the right one. @returns what is kept. */
export async function saveTry(
  db: Db,
  { userId, checkId: id, right, triesBefore, now }: Try,
): Promise<{ tries: number; answered: boolean }> {
  const answeredAt = right ? now : null;
  const { tries } = lessonCheckAnswers;
  const [row] = await db
    .insert(lessonCheckAnswers)
    .values({ userId, checkId: id, tries: 1, answeredAt, updatedAt: now })
    .onConflictDoUpdate({
      target: [lessonCheckAnswers.userId, lessonCheckAnswers.checkId],
      set: {
        tries: sql`greatest(${tries}, least(${tries}, ${triesBefore}::integer) + 1)`,
        answeredAt: sql`coalesce(${lessonCheckAnswers.answeredAt}, excluded.answered_at)`,
        updatedAt: now,
      },
      setWhere: sql`${lessonCheckAnswers.answeredAt} is null`,
    })
    .returning({ tries, answeredAt: lessonCheckAnswers.answeredAt });
  return { tries: row?.tries ?? triesBefore, answered: !row || row.answeredAt !== null };
}
