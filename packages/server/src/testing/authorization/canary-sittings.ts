import { sql } from 'drizzle-orm';
import { attemptEvents } from '../../modules/exams/attempt-questions.table.ts';
import { examAttempts } from '../../modules/exams/exams.table.ts';
import { gradeCorrections } from '../../modules/grades/grade-corrections.table.ts';
import { importRows } from '../../modules/imports/imports.table.ts';
import { logits } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { owners } from './owners.ts';

const AT = '2026-03-01T12:00:00Z';
const capeTown = { groupId: 'group-cape-town-1', regionId: 'region-cape-town' };

/** Cape Town's student in every state in which there are questions, and the set that is asked there. */
export const sittings = {
  'attempt-open-own': 'again',
  'attempt-ended-own': 'again',
  'attempt-practised-own': 'again',
  'attempt-practising-own': 'practising',
  'attempt-marking': 'marking',
  'attempt-failed-own': 'failed',
} as const;

type QuestionSet = (typeof sittings)[keyof typeof sittings];
export const questionSets: readonly QuestionSet[] = [...new Set(Object.values(sittings))];

/** The id of the question whose key a canary is begins with its set. */
export const setOf = (questionId: string): QuestionSet | undefined =>
  questionSets.find((set) => questionId.startsWith(`${set}-`));

const over = { status: 'FINISHED', submittedAt: AT, endedBy: 'HANDED_IN' } as const;
const own = { ...capeTown, userId: owners.own, startedAt: AT };

/** Every kind of question in each of the sittings, and what the other owners lack. */
export async function makeSittings(db: Db): Promise<void> {
  const final = { ...own, examId: 'exam-bib101-final', courseId: 'course-bib101' };
  const spare = { ...own, examId: 'exam-spare', courseId: 'course-spare' };
  const workshop = { ...own, examId: 'exam-bib102-workshop', courseId: 'course-bib102' };
  await db.execute(sql`update exam_attempts set status = 'FINISHED', submitted_at = started_at
    where user_id = ${owners.own} and status = 'OPEN' and id <> 'attempt-open-own'`);
  await db.insert(examAttempts).values([
    { ...final, ...over, _id: 'attempt-practised-own', number: 1, mode: 'PRACTICE', passed: true },
    {
      ...workshop,
      _id: 'attempt-practising-own',
      number: 1,
      mode: 'PRACTICE',
      status: 'OPEN',
      dueAt: '2099-01-01T12:00:00Z',
    },
    {
      ...spare,
      ...over,
      _id: 'attempt-failed-own',
      number: 90,
      passed: false,
      score: 10,
      finishedAt: AT,
      deadline: '2099-01-01T12:00:00Z',
    },
  ]);
  for (const set of questionSets) await copyQuestions(db, set);
  for (const [attemptId, set] of Object.entries(sittings)) await ask(db, attemptId, set);
  for (const [whose, userId] of Object.entries(owners)) {
    const attemptId = `attempt-ended-${whose}`;
    if (whose !== 'own') await ask(db, attemptId, 'failed');
    await db
      .insert(attemptEvents)
      .values({ _id: `event-${whose}`, attemptId, at: AT, kind: 'LEFT', detail: {} });
    await record(db, whose, userId);
  }
}

async function copyQuestions(db: Db, set: string): Promise<void> {
  const of = sql`from exam_items i where i.exam_id = 'exam-bib102-workshop' and i.question_id is not null`;
  await db.execute(sql`insert into questions
    select (jsonb_populate_record(q, jsonb_build_object('id', ${set} || '-' || q.id))).*
    from questions q where q.id in (select i.question_id ${of})`);
  await db.execute(sql`insert into question_versions
    select (jsonb_populate_record(v, jsonb_build_object(
      'id', ${set} || '-' || v.id, 'question_id', ${set} || '-' || v.question_id))).*
    from question_versions v where v.id in (select i.version_id ${of})`);
}

/** Puts a set of questions, answered and marked, into a sitting. */
async function ask(db: Db, attemptId: string, set: string): Promise<void> {
  await db.execute(sql`delete from attempt_questions where attempt_id = ${attemptId}`);
  await db.execute(sql`insert into attempt_questions
      (attempt_id, position, question_id, version_id, item_id, kind, points, part_ids, earned)
    select ${attemptId}, row_number() over (order by q.id), q.id, v.id, q.id, q.kind, 2,
      array(select p ->> '_id' from jsonb_array_elements(v.content -> 'parts') p), 100
    from questions q join question_versions v on v.question_id = q.id
    where q.id like ${set} || '-%'`);
}

/** What else of somebody can be there: a result on paper, a line of an import, a crash. */
async function record(db: Db, whose: string, userId: string): Promise<void> {
  await db.execute(sql`insert into exam_attempts
    select (jsonb_populate_record(a, jsonb_build_object('id', ${`attempt-recorded-${whose}`}::text,
      'number', 89, 'recorded_at', ${AT}::text, 'recorded_by', 'user-admin', 'record_reason', 'x'))).*
    from exam_attempts a where a.id = ${`attempt-ended-${whose}`}`);
  await db.execute(sql`update uploads set created_by = ${userId} where id = ${`upload-${whose}`}`);
  await db.insert(importRows).values({
    importId: 'import-superadmin',
    line: Object.keys(owners).indexOf(whose) + 2,
    values: ['x'],
    fate: 'REFUSED',
    errors: {},
    userId,
  });
  await db.insert(gradeCorrections).values({
    _id: `grade-correction-${whose}`,
    createdAt: AT,
    updatedAt: AT,
    userId,
    courseId: 'course-bib101',
    score: 1,
    reason: 'x',
  });
  await db
    .insert(logits)
    .values({ _id: `logit-${whose}`, at: AT, userId, action: 'x', type: 'x', payload: 'x' });
}
