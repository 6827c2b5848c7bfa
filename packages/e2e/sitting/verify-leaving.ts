import { setTimeout as after } from 'node:timers/promises';
import { field } from '../crash/field.ts';
import { asStudent, type Attempt } from './attempts.ts';
import type { Room } from './room.ts';

/** All that the server keeps of an attempt's end. */
const look = `
  select a.status, a.ended_by as "endedBy", a.score, a.submitted_at is not null as submitted,
    (select count(*)::int from attempt_events where attempt_id = a.id and kind = 'FAILED') as failed,
    (select count(*)::int from audit_entries where entity = 'examAttempt' and entity_id = a.id and after->>'status' is not null and action <> 'startExamAttempt') as ends,
    (select count(*)::int from notifications where user_id = a.user_id and link = '/student/exams/' || a.exam_id || '/results/' || a.id) as told,
    (select count(*)::int from exam_attempts o where o.user_id = a.user_id and o.exam_id = a.exam_id and o.started_at > a.started_at) as newer,
    (select string_agg(kind, ' ' order by at, id) from attempt_events where attempt_id = a.id) as events
  from exam_attempts a where a.id = $1`;

/** Looks whether an attempt has failed, once, by one of these ends. */
export async function findFaults(
  { database }: Room,
  { id }: Attempt,
  ends: readonly string[],
): Promise<{ readonly faults: readonly string[]; readonly evidence: string }> {
  const { rows } = await database.jobs.executeSql(look, [id]);
  const of = (name: string): unknown => field(rows[0], name);
  const evidence = String(of('endedBy'));
  const once = ['failed', 'ends', 'told'].every((name) => of(name) === 1);
  const failed = of('status') === 'ABANDONED' && ends.includes(evidence);
  const sound = failed && once && of('submitted') === true && of('newer') === 0;
  return { faults: sound ? [] : [`${id}: ${JSON.stringify(rows)}`], evidence };
}

const reading = 'query ($_id: ID!) { examAttempt(_id: $_id) { status leftAt } }';

/** Whether an attempt goes on, for longer than a page may be silent. @returns what is wrong. */
export async function goesOn(room: Room, attempt: Attempt): Promise<string | undefined> {
  await after(1000);
  const told: unknown = JSON.parse(await asStudent(room, attempt, reading, { _id: attempt.id }));
  const now = field(field(told, 'data'), 'examAttempt');
  const fine = field(now, 'status') === 'OPEN' && field(now, 'leftAt') === null;
  return fine ? undefined : `${attempt.id}: ${JSON.stringify(now)}`;
}
