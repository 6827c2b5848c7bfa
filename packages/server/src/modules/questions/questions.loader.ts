import { sql } from 'drizzle-orm';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { POOL_RELATIONS, poolItem, type QuestionPool } from './question-pools.list.ts';
import { type Question, QUESTION_RELATIONS, questionItem } from './questions.list.ts';
import { questionPools, questions } from './questions.table.ts';

const wanted = sql`${sql.placeholder('ids')}::text[]`;

const wholeById = defineStatement('questions_whole', (db) =>
  db
    .select({ question: questionItem(new Set(QUESTION_RELATIONS)) })
    .from(questions)
    .where(sql`${questions._id} = any(${wanted})`),
);

/** Questions with all their relations, for the paths that did not read them with the question. */
export const wholeQuestionLoader = new Loader<Question>(async (db, ids) => {
  const rows = await wholeById.run(db, { ids: [...ids] });
  return new Map(rows.map(({ question }) => [question._id, question]));
});

const wholePools = defineStatement('question_pools_whole', (db) =>
  db
    .select({ pool: poolItem(new Set(POOL_RELATIONS)) })
    .from(questionPools)
    .where(sql`${questionPools._id} = any(${wanted})`),
);

/** Pools with all their relations. */
export const wholePoolLoader = new Loader<QuestionPool>(async (db, ids) => {
  const rows = await wholePools.run(db, { ids: [...ids] });
  return new Map(rows.map(({ pool }) => [pool._id, pool]));
});
