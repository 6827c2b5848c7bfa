import type { Context } from '../../graphql/context.ts';
import { CourseLinkRef } from '../courses/index.ts';
import type { QuestionPool } from './question-pools.list.ts';
import type { Question } from './questions.list.ts';
import { wholePoolLoader, wholeQuestionLoader } from './questions.loader.ts';
import {
  QuestionContentRef,
  QuestionKeyRef,
  QuestionKindRef,
  QuestionPoolRef,
  QuestionRef,
  QuestionVersionRef,
} from './questions.refs.ts';

/** What hangs on a question: from its own statement, or read with others of the request. */
async function relationOf<Value>(
  context: Context,
  question: Question,
  relation: (question: Question) => Value | undefined,
): Promise<Value> {
  const known = relation(question);
  if (known !== undefined) return known;
  const whole = await wholeQuestionLoader.load(context, question._id);
  const loaded = whole && relation(whole);
  if (loaded === undefined) throw new Error(`Question ${question._id} could not be read`);
  return loaded;
}

async function relationOfPool<Value>(
  context: Context,
  pool: QuestionPool,
  relation: (pool: QuestionPool) => Value | undefined,
): Promise<Value> {
  const known = relation(pool);
  if (known !== undefined) return known;
  const whole = await wholePoolLoader.load(context, pool._id);
  const loaded = whole && relation(whole);
  if (loaded === undefined) throw new Error(`Pool ${pool._id} could not be read`);
  return loaded;
}

QuestionVersionRef.implement({
  description: 'What a question said at one time; it never changes.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    number: t.exposeInt('number'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdByName: t.exposeString('createdByName', { nullable: true }),
    content: t.expose('content', { type: QuestionContentRef }),
    key: t.expose('key', { type: QuestionKeyRef }),
  }),
});

QuestionPoolRef.implement({
  description: 'Questions of a course of which an exam draws some.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    courseId: t.exposeID('courseId'),
    course: t.field({
      type: CourseLinkRef,
      resolve: (pool, _args, context) => relationOfPool(context, pool, (one) => one.course),
    }),
    name: t.exposeString('name'),
    questionCount: t.int({
      description: 'Of those that are not archived.',
      resolve: (pool, _args, context) => relationOfPool(context, pool, (one) => one.questionCount),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

QuestionRef.implement({
  description: "A question of a course's bank with its key.",
  fields: (t) => ({
    _id: t.exposeID('_id'),
    version: t.exposeInt('version'),
    kind: t.expose('kind', { type: QuestionKindRef }),
    courseId: t.exposeID('courseId'),
    course: t.field({
      type: CourseLinkRef,
      resolve: (question, _args, context) => relationOf(context, question, (one) => one.course),
    }),
    poolId: t.exposeID('poolId', { nullable: true }),
    pool: t.field({
      type: QuestionPoolRef,
      nullable: true,
      resolve: (question, _args, context) => relationOf(context, question, (one) => one.pool),
    }),
    title: t.exposeString('title', {
      description: "The newest text's beginning in the course's language.",
    }),
    archived: t.exposeBoolean('archived', { description: 'Not offered for new exams.' }),
    latest: t.field({
      type: QuestionVersionRef,
      resolve: (question, _args, context) => relationOf(context, question, (one) => one.latest),
    }),
    versions: t.field({
      type: [QuestionVersionRef],
      description: 'The newest first.',
      resolve: (question, _args, context) => relationOf(context, question, (one) => one.versions),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
