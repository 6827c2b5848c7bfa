import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { courses } from '../courses/courses.table.ts';
import { questionKinds } from './question-kind.rules.ts';
import type { QuestionContent, QuestionKey } from './question.types.ts';

export { questionKinds } from './question-kind.rules.ts';
export type {
  GivenAnswer,
  PartRole,
  QuestionContent,
  QuestionKey,
  QuestionKind,
} from './question.types.ts';

/** Questions of a course of which an exam draws some. */
export const questionPools = pgTable(
  'question_pools',
  {
    ...recordColumns(),
    courseId: text()
      .notNull()
      .references(() => courses._id),
    name: text().notNull(),
  },
  (table) => [
    index('question_pools_course_idx').on(table.courseId, table.name, table._id),
    index('question_pools_name_idx').on(table.name, table._id),
    index('question_pools_created_at_idx').on(table.createdAt, table._id),
    index('question_pools_search_idx').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);

/** A question of a course's bank. What it says stands in its versions. */
export const questions = pgTable(
  'questions',
  {
    ...recordColumns(),
    courseId: text()
      .notNull()
      .references(() => courses._id),
    poolId: text().references(() => questionPools._id),
    kind: text({ enum: questionKinds }).notNull(),
    /** The newest version's text in the course's language, for lists and the search. */
    title: text().notNull(),
    /** The newest version's number, from 1. */
    latest: integer().notNull(),
    /** Not offered for new exams any more. */
    archived: boolean().notNull().default(false),
  },
  (table) => [
    index('questions_course_idx').on(table.courseId, table.createdAt, table._id),
    index('questions_pool_idx').on(table.poolId, table._id),
    index('questions_kind_idx').on(table.kind, table._id),
    index('questions_title_idx').on(table.title, table._id),
    index('questions_created_at_idx').on(table.createdAt, table._id),
    index('questions_updated_at_idx').on(table.updatedAt, table._id),
    index('questions_search_idx').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/**
 * What a question said at one time. A version never changes: who sat an exam sat this one. Content and
 * key lie apart, so that a statement for students never reads the key.
 */
export const questionVersions = pgTable(
  'question_versions',
  {
    _id: text('id').primaryKey(),
    questionId: text()
      .notNull()
      .references(() => questions._id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: jsonb().$type<QuestionContent>().notNull(),
    key: jsonb().$type<QuestionKey>().notNull(),
    createdAt: instant().notNull(),
    createdBy: text(),
  },
  (table) => [
    unique('question_versions_number_key').on(table.questionId, table.number),
    unique('question_versions_question_key').on(table._id, table.questionId),
  ],
);

export type QuestionRow = typeof questions.$inferSelect;
export type QuestionVersionRow = typeof questionVersions.$inferSelect;
export type QuestionPoolRow = typeof questionPools.$inferSelect;
