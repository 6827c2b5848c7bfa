import { sql } from 'drizzle-orm';
import { auditInStatement } from '../../platform/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import { defineStatement, given } from '../../platform/statement.ts';
import type { Actor } from '../../platform/work.ts';
import { attemptEvents, attemptQuestions } from './attempt-questions.table.ts';
import type { DrawnQuestion } from './draw.rules.ts';
import { type AttemptRow, examAttempts } from './exams.table.ts';

const now = given('now', 'timestamptz');

/** A practice that goes on would tell the answers of what counts: it is abandoned. */
const practiceEnded = sql`
  update ${examAttempts} set status = 'ABANDONED', submitted_at = ${now}, ended_by = 'LEFT'
  where ${examAttempts.userId} = (select user_id from begun where mode = 'EXAM')
    and ${examAttempts.examId} = (select exam_id from begun) and ${examAttempts.mode} = 'PRACTICE'
    and ${examAttempts.status} = 'OPEN'`;

const begun = sql`
  insert into ${examAttempts} (id, exam_id, course_id, user_id, group_id, region_id, number, status, mode,
    locale, started_at, seen_at, due_at, deadline, leaving_fails, grace_seconds,
    connection_grace_seconds)
  select "_id", "examId", "courseId", "userId", "groupId", "regionId", number, status, mode,
    locale, ${now}, ${now}, "dueAt", deadline, "leavingFails", "graceSeconds",
    "connectionGraceSeconds"
  from jsonb_to_record(${given('attempt', 'jsonb')}) as attempt ("_id" text, "examId" text, "courseId" text,
    "userId" text, "groupId" text, "regionId" text, number integer, status text, mode text, locale text,
    "dueAt" timestamptz, deadline timestamptz, "leavingFails" boolean, "graceSeconds" integer, "connectionGraceSeconds" integer)
  returning id, mode, user_id, exam_id`;

const asked = sql`
  insert into ${attemptQuestions} (attempt_id, position, question_id, version_id, item_id, kind, points, part_ids)
  select begun.id, drawn.position, "questionId", "versionId", "itemId", kind, points, "partIds"
  from begun, jsonb_to_recordset(${given('drawn', 'jsonb')}) as drawn (position integer, "questionId" text,
    "versionId" text, "itemId" text, kind text, points integer, "partIds" text[])`;

const told = sql`
  insert into ${attemptEvents} (id, attempt_id, at, kind, detail)
  select ${given('eventId', 'text')}, begun.id, ${now}, 'STARTED', jsonb_build_object('device', ${given('device', 'text')})
  from begun`;

const audited = auditInStatement({
  action: given('action', 'text'),
  entity: 'examAttempt',
  entityId: sql`begun.id`,
  after: given('attempt', 'jsonb'),
  from: sql`begun`,
});

const begin = defineStatement('exam_attempt_begin', (db) =>
  db
    .with(
      db.$with('begun', {}).as(begun),
      db.$with('practice_ended', {}).as(practiceEnded),
      db.$with('asked', {}).as(asked),
      db.$with('told', {}).as(told),
      db.$with('audited', {}).as(audited),
    )
    .select({ _id: sql<string>`id` })
    .from(sql`begun`),
);

/** An attempt that begins, and what it asks. */
export interface Beginning {
  readonly attempt: Pick<
    AttemptRow,
    | '_id'
    | 'examId'
    | 'courseId'
    | 'userId'
    | 'groupId'
    | 'regionId'
    | 'number'
    | 'status'
    | 'mode'
    | 'locale'
    | 'startedAt'
    | 'dueAt'
    | 'deadline'
    | 'leavingFails'
    | 'graceSeconds'
    | 'connectionGraceSeconds'
  >;
  readonly drawn: readonly DrawnQuestion[];
  /** The browser, as it calls itself. */
  readonly device: string;
  /** The mutation, for the audit row. */
  readonly action: string;
}

/**
 * Writes an attempt down with what it asks, its first event and its audit row. One statement, so it is
 * all or nothing without a transaction around it.
 * @throws the database's error where it breaks a unique key: another start was faster.
 */
export async function beginAttempt(db: Db, actor: Actor, beginning: Beginning): Promise<void> {
  const { attempt, drawn, device, action } = beginning;
  const texts = { attempt: JSON.stringify(attempt), drawn: JSON.stringify(drawn) };
  const stamp = { auditId: newId(), eventId: newId(), now: attempt.startedAt };
  await begin.run(db, { ...actor, ...texts, ...stamp, device: device.slice(0, 300), action });
}
