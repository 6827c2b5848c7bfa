import { sql } from 'drizzle-orm';
import { auditInStatement } from '../../platform/audit.sql.ts';
import type { Db } from '../../platform/database.ts';
import { jsonObject } from '../../platform/json.ts';
import { isOutage } from '../../platform/outage.ts';
import { defineStatement, given } from '../../platform/statement.ts';
import type { Actor } from '../../platform/work.ts';
import {
  type AnswerToSave,
  keptFields,
  noted,
  type SavedAnswer,
  saveTogether,
  sequenceByTime,
  type Stamp,
} from './answers-together.repo.ts';
import { overByLaw } from './attempt-clock.repo.ts';
import type { AttemptStatus } from './attempt.rules.ts';
import { attemptQuestions } from './attempt-questions.table.ts';
import { examAttempts } from './exams.table.ts';
import { SEQUENCES_AHEAD } from './given-answer.rules.ts';

const column = (name: string) => sql.identifier(name);
const now = given('now', 'timestamptz');
const sequence = given('sequence', 'integer');
const answer = given('answer', 'jsonb');

/** Waits while the attempt is being ended and then sees that it is; asks no more than answers do. */
const attempt = sql`
  select ${examAttempts._id} as id, ${examAttempts.status} as status, ${overByLaw(now)} as over,
    ${sequence} <= greatest(${sequenceByTime(now, sql`${examAttempts.startedAt}`)}, (
      select max(${attemptQuestions.sequence}) + ${sql.raw(String(SEQUENCES_AHEAD))} from ${attemptQuestions}
      where ${attemptQuestions.attemptId} = ${examAttempts._id})) as counted
  from ${examAttempts}
  where ${examAttempts._id} = ${given('attemptId', 'text')} and ${examAttempts.userId} = ${given('userId', 'text')}
  for key share`;

/** Of two answers to a question the one with the higher sequence stays, whichever comes last. */
const newest = (name: string, value: typeof now) =>
  sql`${column(name)} = case when ${sequence} > ${attemptQuestions.sequence} then ${value} else ${attemptQuestions}.${column(name)} end`;

/** The question is one of the attempt's, the answer fits its kind and names none but its parts. */
const saved = sql`
  update ${attemptQuestions}
  set ${newest('answer', answer)}, ${newest('saved_at', now)}, ${newest('sequence', sequence)}
  from attempt
  where ${attemptQuestions.attemptId} = attempt.id and attempt.status = 'OPEN' and not attempt.over and attempt.counted
    and ${attemptQuestions.questionId} = ${given('questionId', 'text')}
    and ${attemptQuestions.kind} = any(${given('kinds', 'text[]')})
    and ${attemptQuestions.partIds} @> ${given('partIds', 'text[]')}
  returning ${attemptQuestions.questionId} as question_id, ${attemptQuestions.kind} as kind,
    ${attemptQuestions.sequence} as sequence, ${attemptQuestions.savedAt} as saved_at`;

/** The audit row, where this answer is the one that is kept and was not kept before. */
const audited = auditInStatement({
  action: sql`'saveExamAnswer'`,
  entity: 'examAnswer',
  entityId: given('attemptId', 'text'),
  after: sql`jsonb_build_object('questionId', question_id, 'answer', ${noted(answer)}, 'sequence', sequence)`,
  from: sql`saved where saved.sequence = ${sequence} and not exists (
    select 1 from ${attemptQuestions}
    where ${attemptQuestions.attemptId} = ${given('attemptId', 'text')} and ${attemptQuestions.questionId} = saved.question_id
      and ${attemptQuestions.sequence} = saved.sequence
  )`,
});

const save = defineStatement('save_exam_answer', (db) =>
  db
    .with(
      db.$with('attempt', {}).as(attempt),
      db.$with('saved', {}).as(saved),
      db.$with('audited', {}).as(audited),
    )
    .select({
      status: sql<AttemptStatus | null>`(select status from attempt)`,
      over: sql<boolean | null>`(select over from attempt)`,
      counted: sql<boolean | null>`(select counted from attempt)`,
      kept: sql<SavedAnswer | null>`(select ${jsonObject(keptFields)} from saved)`,
    })
    .from(sql`(select 1) as one`),
);

/** What became of it: the attempt's status, null where it is not the actor's; null where nothing was saved. */
export interface Saving {
  readonly status: AttemptStatus | null;
  /** Whether the law has ended the attempt though it stands as open. */
  readonly over: boolean | null;
  /** Whether its number is one that a page can have counted to. */
  readonly counted: boolean | null;
  readonly kept: SavedAnswer | null;
}

/**
 * Saves an answer with its audit row, if the attempt is the actor's own and open, and says which
 * answer is kept: together with those of others where it can be, else by itself. Either is one
 * statement, so it is all or nothing without a transaction around it.
 */
export async function saveAnswer(
  db: Db,
  actor: Actor,
  toSave: AnswerToSave,
  stamp: Stamp,
): Promise<Saving> {
  const kept = await saveTogether(db, { actor, ...toSave, ...stamp }).catch((error: unknown) => {
    if (isOutage(error)) throw error;
    // By itself it is told what was wrong, if it was this one.
    return undefined;
  });
  if (kept) return { status: 'OPEN', over: false, counted: true, kept };
  const { kinds, partIds, answer: content, ...names } = toSave;
  const lists = { kinds: [...kinds], partIds: [...partIds] };
  const text = content === null ? null : JSON.stringify(content);
  const [row] = await save.run(db, { ...actor, ...names, ...lists, ...stamp, answer: text });
  return row ?? { status: null, over: null, counted: null, kept: null };
}
