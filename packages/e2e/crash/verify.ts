import type { Database } from '@lampstand/server/laboratory';
import { field } from './field.ts';
import { choiceAt, localeAt, positionAt, type Lane } from './lanes.ts';

/** What a look into the database after a crash found. */
export interface Verdict {
  /** Acknowledged changes that are not there. */
  lost: number;
  /** Records that do not fit together: a change without its audit row, a foreign value. */
  torn: string[];
}

/** $1 the person, $2 the record, $3 the attempt: value and number of changes, and whether all fits. */
const statements = {
  progress: `select l.position_seconds as value, trail.changes,
      l.updated_at = trail.at and trail.after->>'positionSeconds' = l.position_seconds::text as whole
    from lesson_progress l left join lateral (
      select count(*) over ()::int as changes, a.at, a.after from audit_entries a
      where a.entity = 'lessonProgress' and a.entity_id = l.lesson_id and a.actor_id = l.user_id
      order by a.at desc, a.id desc limit 1) trail on true
    where l.user_id = $1 and l.lesson_id = $2 and $3 = ''`,
  answer: `select e.answer->'choiceIds'->>0 as value, e.sequence as changes,
      attempt.status = 'OPEN' and trail.changes = e.sequence and trail.after->'answer' = e.answer as whole
    from attempt_questions e join exam_attempts attempt on attempt.id = e.attempt_id left join lateral (
      select count(*) over ()::int as changes, a.after from audit_entries a
      where a.entity = 'examAnswer' and a.entity_id = e.attempt_id and a.after->>'questionId' = e.question_id
      order by (a.after->>'sequence')::int desc limit 1) trail on true
    where attempt.user_id = $1 and e.question_id = $2 and e.attempt_id = $3 and e.sequence > 0`,
  profile: `select u.locale as value, trail.changes, trail.after->>'locale' = u.locale as whole
    from users u left join lateral (
      select count(*) over ()::int as changes, a.after from audit_entries a
      where a.entity = 'user' and a.entity_id = u.id and a.action = 'updateUserProfile'
      order by a.at desc, a.id desc limit 1) trail on true
    where u.id = $1 and u.id = $2 and $3 = ''`,
} as const;

const expected = (lane: Lane, n: number): string => {
  switch (lane.kind) {
    case 'progress':
      return String(positionAt(n));
    case 'answer':
      return choiceAt(lane.recordId, n);
    case 'profile':
      return localeAt(n);
  }
};

/**
 * Compares every lane with the database: all that was acknowledged is there, at most the change in
 * doubt besides, and what belongs together agrees. Lanes then go on from what is there.
 */
export async function verify(database: Database, lanes: readonly Lane[]): Promise<Verdict> {
  const verdict: Verdict = { lost: 0, torn: [] };
  for (const lane of lanes) {
    const { rows } = await database.jobs.executeSql(statements[lane.kind], [
      lane.userId,
      lane.recordId,
      lane.attemptId,
    ]);
    const changes = Number(field(rows[0], 'changes') ?? 0);
    const missing = lane.acknowledged - changes;
    if (missing > 0) verdict.lost += missing;
    const name = `${lane.kind} ${lane.recordId}`;
    if (-missing > lane.inDoubt) verdict.torn.push(`${name}: ${-missing} changes too many`);
    if (changes > 0) {
      if (field(rows[0], 'whole') !== true) verdict.torn.push(`${name}: does not fit its records`);
      if (String(field(rows[0], 'value')) !== expected(lane, changes))
        verdict.torn.push(`${name}: not the value of change ${changes}`);
    }
    lane.acknowledged = changes;
    lane.inDoubt = 0;
  }
  return verdict;
}
