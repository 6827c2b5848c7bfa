import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import { checkExam, type ExamInput } from './exam.rules.ts';
import { type Exam, EXAM_RELATIONS, examsList } from './exams.list.ts';
import { mayChangeExams, mayReadExams } from './exams.policy.ts';
import {
  deleteExam,
  insertExam,
  lockExam,
  readKnownQuestions,
  saveQuestions,
  updateExamRow,
} from './exams.repo.ts';
import type { ExamRow } from './exams.table.ts';
import { planQuestions } from './question-plan.rules.ts';

/** Exams with their keys, filtered, sorted, one page. @throws DomainError FORBIDDEN. */
export async function listExams(
  context: Context,
  request: Omit<ListRequest, 'regions'>,
): Promise<List<Exam>> {
  allowReading(context);
  return examsList.read(context.db, { ...request, regions: 'all' });
}

/** One exam with its key. @throws DomainError FORBIDDEN, NOT_FOUND. */
export async function readExam(
  context: Context,
  id: string,
  relations: ReadonlySet<string> = new Set(),
): Promise<Exam> {
  allowReading(context);
  const exam = await examsList.one(context.db, id, { regions: 'all', relations });
  if (!exam) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return exam;
}

/** What holds where nothing else is said. */
const HOUSE_RULES = {
  locale: 'en',
  translations: {},
  shuffleQuestions: false,
  shuffleParts: false,
  timeLimitMinutes: null,
  leavingFails: true,
  graceSeconds: 60,
  answersShown: 'AT_END',
  practice: false,
  weight: 1,
} as const;

/** Writes an exam with its questions. @throws DomainError FORBIDDEN, INVALID with its fields. */
export async function createExam(context: Context, input: ExamInput): Promise<string> {
  const by = allowChanging(context);
  checkExam(input);
  return write(context, 'createExam', async ({ db, now, audit }) => {
    const row: ExamRow = {
      ...HOUSE_RULES,
      ...columnsOf(input, context.services.site.current().defaultAllowedAttempts),
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: by,
      updatedBy: by,
    };
    const plan = planQuestions([], input.questions, newId);
    await withCourse(() => insertExam(db, row));
    await saveQuestions(db, row._id, plan);
    audit({ entity: 'exam', entityId: row._id, after: { ...row, questions: plan.questions } });
    return row._id;
  });
}

/**
 * Saves an exam with all its questions at once; what is left out is removed.
 * @throws DomainError FORBIDDEN, NOT_FOUND, INVALID with its fields, CONFLICT on an older version or
 *   where students have answered what would change (see `planQuestions`).
 */
export async function updateExam(
  context: Context,
  id: string,
  version: number,
  input: ExamInput,
): Promise<void> {
  const by = allowChanging(context);
  checkExam(input);
  await write(context, 'updateExam', async ({ db, now, audit }) => {
    const before = sameVersion(await lockExam(db, id), version);
    const known = await readKnownQuestions(db, id);
    const plan = planQuestions(known, input.questions, newId);
    const after: ExamRow = {
      ...before,
      ...columnsOf(input, before.allowedAttempts),
      version: version + 1,
      updatedAt: now,
      updatedBy: by,
    };
    await withCourse(() => updateExamRow(db, after));
    await saveQuestions(db, id, plan);
    audit({
      entity: 'exam',
      entityId: id,
      before: { ...before, questions: known },
      after: { ...after, questions: plan.questions },
    });
  });
}

/** Removes an exam that nobody has sat. @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT in use. */
export async function removeExam(context: Context, id: string): Promise<Exam> {
  allowChanging(context);
  const exam = await readExam(context, id, new Set(EXAM_RELATIONS));
  await write(context, 'removeExam', async ({ db, audit }) => {
    try {
      await deleteExam(db, id);
    } catch (error) {
      if (breaksReference(error)) throw new DomainError('CONFLICT', 'errors.inUse');
      throw error;
    }
    audit({ entity: 'exam', entityId: id, before: exam });
  });
  return exam;
}

function allowReading(context: Context): void {
  if (!mayReadExams(signedIn(context))) throw new DomainError('FORBIDDEN', 'errors.forbidden');
}

function allowChanging(context: Context): string {
  const viewer = signedIn(context);
  if (!mayChangeExams(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer._id;
}

async function withCourse(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!breaksReference(error)) throw error;
    throw new DomainError('INVALID', 'errors.invalid', { courseId: 'errors.invalidValue' });
  }
}

function columnsOf({ questions: _questions, ...input }: ExamInput, usualAttempts: number) {
  return {
    ...input,
    instructions: input.instructions ?? null,
    allowedAttempts: input.allowedAttempts ?? usualAttempts,
  };
}
