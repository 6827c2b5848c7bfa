import { type Context, write } from '../../graphql/context.ts';
import { eachRecord, type Outcome } from '../../graphql/outcomes.ts';
import { DomainError } from '../../platform/errors.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference, breaksUnique } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { QuestionInput } from './question-input.rules.ts';
import { askedInLoader, findLessonsAsking } from './asked-in.loader.ts';
import { readyQuestion } from './question.rules.ts';
import { allowChanging, allowReading } from './questions.access.ts';
import { type Question, QUESTION_RELATIONS, questionsList } from './questions.list.ts';
import {
  courseLocaleOf,
  deleteQuestion,
  insertQuestions,
  lockQuestion,
  saveQuestion,
} from './questions.repo.ts';
import { checkPool, reviseQuestion } from './revise.service.ts';

/** Questions with their keys, filtered, sorted, one page. @throws DomainError FORBIDDEN. */
export async function listQuestions(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Question>> {
  allowReading(context);
  return questionsList.read(context.db, { ...request, regions: 'all' });
}

/** One question with its key. @throws DomainError FORBIDDEN, NOT_FOUND. */
export async function readQuestion(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<Question> {
  allowReading(context);
  const question = await questionsList.one(context.db, id, { regions: 'all', relations });
  if (!question) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return question;
}

/**
 * Writes a question with its first version. With an id that the browser made, a repeated call answers
 * the same question.
 * @returns the question's id.
 * @throws DomainError FORBIDDEN, INVALID with its fields, CONFLICT where the id is another question's.
 */
export async function createQuestion(
  context: Context,
  id: string | null | undefined,
  input: QuestionInput,
): Promise<string> {
  const by = allowChanging(context);
  const locale = await courseLocaleOf(context.db, input.courseId);
  if (locale === undefined) {
    throw new DomainError('INVALID', 'errors.invalid', { courseId: 'errors.invalidValue' });
  }
  const draft = readyQuestion(input, locale);
  const { poolId, archived } = input;
  try {
    return await write(context, 'createQuestion', async (work) => {
      await checkPool(work, input);
      const course = { _id: input.courseId, locale };
      const question = { ...draft, _id: id ?? undefined, poolId, archived };
      const [written] = await insertQuestions(work, course, [question], by);
      return written?.questionId ?? '';
    });
  } catch (error) {
    if (!id || !breaksUnique(error, 'questions_pkey')) throw error;
    const known = await lockQuestion(context.db, id);
    if (known?.createdBy === by && known.courseId === input.courseId) return id;
    throw new DomainError('CONFLICT', 'errors.conflict');
  }
}

/**
 * Changes a question (see `reviseQuestion`).
 * @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT on an older version, INVALID with its fields.
 */
export async function updateQuestion(
  context: Context,
  id: string,
  version: number,
  input: QuestionInput,
): Promise<void> {
  const by = allowChanging(context);
  await write(context, 'updateQuestion', (work) =>
    reviseQuestion(work, { _id: id, version }, input, { by }),
  );
}

/**
 * Removes a question that no exam asks, by itself or from its pool, and that nobody has answered.
 * @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT that names the exams.
 */
export async function removeQuestion(context: Context, id: string): Promise<Question> {
  allowChanging(context);
  const question = await readQuestion(context, id, new Set(QUESTION_RELATIONS));
  await refuseAsked(context, id);
  await write(context, 'removeQuestion', async ({ db, audit }) => {
    try {
      await deleteQuestion(db, id);
    } catch (error) {
      if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.questions.answered');
      throw error;
    }
    audit({ entity: 'question', entityId: id, before: question });
  });
  return question;
}

/** So many exams are called by their titles, the others are counted. */
const NAMED = 5;

/** Whoever changes the bank sees all exams and lessons. @throws DomainError CONFLICT that names those that ask. */
async function refuseAsked(context: Context, id: string): Promise<void> {
  const exams = (await askedInLoader.load(context, id)) ?? [];
  if (exams.length === 0) {
    await refuseAskedInLessons(context, id);
    return;
  }
  const more = exams.length - NAMED;
  const names = exams.slice(0, NAMED).map(({ title }) => title);
  if (more > 0) names.push(context.t('errors.questions.moreExams', { count: more }));
  throw new DomainError('CONFLICT', {
    key: 'errors.questions.asked',
    args: { exams: names.join(', ') },
  });
}

async function refuseAskedInLessons(context: Context, id: string): Promise<void> {
  const titles = await findLessonsAsking(context.db, id);
  if (titles.length === 0) return;
  const lessons = titles.join(', ');
  throw new DomainError('CONFLICT', { key: 'errors.questions.askedInLessons', args: { lessons } });
}

/**
 * Puts questions into the archive or takes them out of it, each in a transaction of its own. Which are
 * so already stay untouched.
 */
export function setQuestionsArchived(
  context: Context,
  ids: readonly string[],
  archived: boolean,
): Promise<Outcome[]> {
  const by = allowChanging(context);
  return eachRecord(context, ids, async (id) => {
    const known = await readQuestion(context, id);
    if (known.archived === archived) return 'UNCHANGED';
    await write(context, 'setQuestionsArchived', async ({ db, now, audit }) => {
      const row = await lockQuestion(db, id);
      const before = sameVersion(row, row?.version ?? 0);
      const after = {
        ...before,
        archived,
        version: before.version + 1,
        updatedAt: now,
        updatedBy: by,
      };
      await saveQuestion(db, after, null);
      audit({ entity: 'question', entityId: id, before, after });
    });
    return 'DONE';
  });
}
