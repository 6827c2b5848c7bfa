import { sql, type SQL } from 'drizzle-orm';
import { auditInStatement } from '../../platform/audit.sql.ts';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineStatement, given } from '../../platform/statement.ts';
import { travellingTogether } from '../../platform/travelling-together.ts';
import type { Actor } from '../../platform/work.ts';
import { overByLaw } from './attempt-clock.repo.ts';
import { attemptQuestions } from './attempt-questions.table.ts';
import { examAttempts } from './exams.table.ts';
import { type ReadAnswer, SEQUENCES_AHEAD } from './given-answer.rules.ts';

/** An answer to be saved, with what its question must be (see `readGiven`). */
export interface AnswerToSave extends ReadAnswer {
  readonly attemptId: string;
  readonly questionId: string;
  readonly sequence: number;
}

/** When an answer came, and the audit row it becomes. */
export interface Stamp {
  readonly auditId: string;
  readonly now: string;
}

/**
 * The number that an answer can have by the time: a page counts tenths of a second since the attempt
 * began, and one more with each change that is faster (see `SEQUENCES_AHEAD`).
 */
export const sequenceByTime = (now: SQL, startedAt: SQL) =>
  sql`extract(epoch from ${now} - ${startedAt}) * 10 + ${sql.raw(String(SEQUENCES_AHEAD))}`;

/** What an essay says stands with the answer alone: it is saved with every pause of the pen. */
export const noted = (content: SQL) => sql`case when kind = 'ESSAY' then null else ${content} end`;

export const keptFields = {
  questionId: sql<string>`saved.question_id`,
  sequence: sql<number>`saved.sequence`,
  savedAt: sql<string>`saved.saved_at`,
};

/** What is kept of a question. */
export type SavedAnswer = JsonRow<typeof keptFields>;

const sent = sql`
  select * from jsonb_to_recordset(${given('answers', 'jsonb')}) as answer ("auditId" text, now timestamptz, "userId" text,
    "impersonatorId" text, "requestId" text, address text, "attemptId" text, "questionId" text, sequence integer,
    answer jsonb, kinds text[], "partIds" text[])`;

/**
 * Their attempts, without those that somebody is ending. That they are open is asked afterwards: the
 * database would look through all that are.
 */
const attempts = sql`
  select ${examAttempts._id} as id, ${examAttempts.userId} as user_id, ${examAttempts.startedAt} as started_at,
    ${examAttempts.status} = 'OPEN' and not ${overByLaw(sql`(select max(now) from sent)`)} as open
  from ${examAttempts}
  where ${examAttempts._id} = any(array(select "attemptId" from sent))
  for key share skip locked`;

/** Locked before they are changed, so that two statements never wait for each other. */
const newer = sql`
  select sent.* from sent
  join attempts on attempts.id = sent."attemptId" and attempts.user_id = sent."userId" and attempts.open
  join ${attemptQuestions} on ${attemptQuestions.attemptId} = sent."attemptId" and ${attemptQuestions.questionId} = sent."questionId"
  where ${attemptQuestions.sequence} < sent.sequence
    and sent.sequence <= ${sequenceByTime(sql`sent.now`, sql`attempts.started_at`)} and ${attemptQuestions.kind} = any(sent.kinds)
    and ${attemptQuestions.partIds} @> sent."partIds"
  for no key update of ${attemptQuestions} skip locked`;

const savedTogether = sql`
  update ${attemptQuestions} set answer = newer.answer, saved_at = newer.now, sequence = newer.sequence
  from newer
  where ${attemptQuestions.attemptId} = newer."attemptId" and ${attemptQuestions.questionId} = newer."questionId"
    and ${attemptQuestions.sequence} < newer.sequence
  returning newer.*, ${attemptQuestions.questionId} as question_id, ${attemptQuestions.kind} as kind,
    ${attemptQuestions.savedAt} as saved_at`;

const auditedTogether = auditInStatement({
  action: sql`'saveExamAnswer'`,
  entity: 'examAnswer',
  entityId: sql`"attemptId"`,
  after: sql`jsonb_build_object('questionId', question_id, 'answer', ${noted(sql`answer`)}, 'sequence', sequence)`,
  from: sql`saved`,
  stamp: {
    auditId: sql`"auditId"`,
    now: sql`now`,
    userId: sql`"userId"`,
    impersonatorId: sql`"impersonatorId"`,
    requestId: sql`"requestId"`,
    address: sql`address`,
  },
});

const saveMany = defineStatement('save_exam_answers', (db) =>
  db
    .with(
      db.$with('sent', {}).as(sent),
      db.$with('attempts', {}).as(attempts),
      db.$with('newer', {}).as(newer),
      db.$with('saved', {}).as(savedTogether),
      db.$with('audited', {}).as(auditedTogether),
    )
    .select({
      auditId: sql<string>`"auditId"`,
      kept: sql<SavedAnswer>`${jsonObject(keptFields)}`,
    })
    .from(sql`saved`),
);

interface StampedAnswer extends AnswerToSave, Stamp {
  readonly actor: Actor;
}

/**
 * Answers of everybody that are newer than those that are kept, in attempts that are open and that nobody
 * else is at work in. It waits for no lock; whatever it leaves out is saved, or refused, by itself.
 */
export const saveTogether = travellingTogether<StampedAnswer, SavedAnswer | undefined>(
  async (db, answers) => {
    const rows = answers.map(({ actor, ...answer }) => ({ ...actor, ...answer }));
    const saved = await saveMany.run(db, { answers: JSON.stringify(rows) });
    const kept = new Map(saved.map((each) => [each.auditId, each.kept]));
    return answers.map(({ auditId }) => kept.get(auditId));
  },
);
