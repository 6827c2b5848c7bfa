import { sql } from 'drizzle-orm';
import { auditEntries } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { Actor } from '../../platform/work.ts';
import type { AttemptStatus } from './attempt.rules.ts';
import { examAnswers, examAttempts, examChoices, examQuestions } from './exams.table.ts';

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const column = (name: string) => sql.identifier(name);

/** Waits while the attempt is being ended and then sees that it is; asks no more than answers do. */
const attempt = sql`
  select ${examAttempts._id} as id, ${examAttempts.examId} as exam_id, ${examAttempts.status} as status
  from ${examAttempts}
  where ${examAttempts._id} = ${given('attemptId', 'text')} and ${examAttempts.userId} = ${given('userId', 'text')}
  for key share`;

/** The choice, where it belongs to the question and the question to the attempt's exam. */
const choice = sql`
  select ${examChoices._id} as id, ${examChoices.questionId} as question_id
  from ${examChoices}
  join ${examQuestions} on ${examQuestions._id} = ${examChoices.questionId}
  join attempt on attempt.exam_id = ${examQuestions.examId}
  where ${examChoices._id} = ${given('choiceId', 'text')} and ${examQuestions._id} = ${given('questionId', 'text')}`;

/** Of two answers to a question the one with the higher sequence stays, whichever comes last. */
const newer = sql`excluded.sequence > ${examAnswers.sequence}`;
const newest = (name: string) =>
  sql`case when ${newer} then excluded.${column(name)} else ${examAnswers}.${column(name)} end`;
const saved = sql`
  insert into ${examAnswers} (attempt_id, question_id, choice_id, sequence, saved_at)
  select attempt.id, choice.question_id, choice.id, ${given('sequence', 'integer')}, ${given('now', 'timestamptz')}
  from attempt cross join choice
  where attempt.status = 'OPEN'
  on conflict (attempt_id, question_id) do update
    set choice_id = ${newest('choice_id')}, sequence = ${newest('sequence')}, saved_at = ${newest('saved_at')}
  returning question_id, choice_id, sequence, saved_at`;

/** The audit row, where this answer is the one that is kept and was not kept before. */
const audited = sql`
  insert into ${auditEntries} (id, at, actor_id, impersonator_id, request_id, address, action, entity, entity_id, after)
  select ${given('auditId', 'text')}, ${given('now', 'timestamptz')}, ${given('userId', 'text')},
    ${given('impersonatorId', 'text')}, ${given('requestId', 'text')}, ${given('address', 'text')},
    'saveExamAnswer', 'examAnswer', ${given('attemptId', 'text')},
    jsonb_build_object('questionId', question_id, 'choiceId', choice_id, 'sequence', sequence)
  from saved where saved.sequence = ${given('sequence', 'integer')} and not exists (
    select 1 from ${examAnswers}
    where ${examAnswers.attemptId} = ${given('attemptId', 'text')} and ${examAnswers.questionId} = saved.question_id
      and ${examAnswers.sequence} = saved.sequence
  )`;

const keptFields = {
  questionId: sql<string>`saved.question_id`,
  choiceId: sql<string>`saved.choice_id`,
  sequence: sql<number>`saved.sequence`,
  savedAt: sql<string>`saved.saved_at`,
};

/** An answer as it is kept. */
export type SavedAnswer = JsonRow<typeof keptFields>;

const save = defineStatement('save_exam_answer', (db) =>
  db
    .with(
      db.$with('attempt', {}).as(attempt),
      db.$with('choice', {}).as(choice),
      db.$with('saved', {}).as(saved),
      db.$with('audited', {}).as(audited),
    )
    .select({
      status: sql<AttemptStatus | null>`(select status from attempt)`,
      kept: sql<SavedAnswer | null>`(select ${jsonObject(keptFields)} from saved)`,
    })
    .from(sql`(select 1) as one`),
);

export interface GivenAnswer {
  readonly attemptId: string;
  readonly questionId: string;
  readonly choiceId: string;
  readonly sequence: number;
}

/**
 * Saves an answer with its audit row, if the attempt is the actor's own and open, and says which
 * answer is kept. One statement, so it is all or nothing without a transaction around it.
 * @returns the attempt's status, null where it is not the actor's; the kept answer, null where
 *   nothing was saved.
 */
export async function saveAnswer(
  db: Db,
  actor: Actor,
  answer: GivenAnswer,
  stamp: { readonly auditId: string; readonly now: string },
): Promise<{ status: AttemptStatus | null; kept: SavedAnswer | null }> {
  const [row] = await save.run(db, { ...actor, ...answer, ...stamp });
  return row ?? { status: null, kept: null };
}
