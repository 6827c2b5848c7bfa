import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import type { List, ListRequest } from '../../platform/list.ts';
import { breaksReference } from '../../platform/pg-errors.ts';
import { sameVersion } from '../../platform/version.ts';
import type { Work } from '../../platform/work.ts';
import { courseLocaleOf } from '../questions/index.ts';
import { CONNECTION_GRACE_SECONDS, LEAVING_GRACE_SECONDS } from './attempt-clock.rules.ts';
import { checkExam, type ExamInput } from './exam.rules.ts';
import { type Exam, EXAM_RELATIONS, examsList } from './exams.list.ts';
import { mayChangeExams, mayReadExams } from './exams.policy.ts';
import { planItems } from './exam-items.service.ts';
import {
  deleteExam,
  insertExam,
  itemsOf,
  lockExam,
  saveItems,
  updateExamRow,
} from './exams.repo.ts';
import type { ExamRow } from './exams.table.ts';

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
  translations: {},
  shuffleQuestions: false,
  shuffleParts: false,
  timeLimitMinutes: null,
  leavingFails: true,
  graceSeconds: LEAVING_GRACE_SECONDS,
  connectionGraceSeconds: CONNECTION_GRACE_SECONDS,
  answersShown: 'AT_END',
  practice: false,
  weight: 1,
} as const;

/**
 * Writes an exam with what it asks; new questions go into the bank of its course.
 * @throws DomainError FORBIDDEN, INVALID with its fields.
 */
export async function createExam(context: Context, input: ExamInput): Promise<string> {
  const by = allowChanging(context);
  checkExam(input);
  return write(context, 'createExam', async (work) => {
    const { now, db } = work;
    const course = await courseOf(work, input.courseId);
    const usual = context.services.site.current().defaultAllowedAttempts;
    const row: ExamRow = {
      ...columnsOf(input, { ...HOUSE_RULES, locale: course.locale, allowedAttempts: usual }),
      _id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: by,
      updatedBy: by,
    };
    await insertExam(db, row);
    const target = { examId: row._id, course, by, known: [] };
    const items = await planItems(work, target, input.items);
    await saveItems(db, row._id, items);
    work.audit({ entity: 'exam', entityId: row._id, after: { ...row, items } });
    return row._id;
  });
}

/**
 * Saves an exam with all that it asks at once; what is left out is asked no more. Those who have sat
 * it, or are sitting it, keep what they were asked.
 * @throws DomainError FORBIDDEN, NOT_FOUND, INVALID with its fields, CONFLICT on an older version.
 */
export async function updateExam(
  context: Context,
  id: string,
  version: number,
  input: ExamInput,
): Promise<void> {
  const by = allowChanging(context);
  checkExam(input);
  await write(context, 'updateExam', async (work) => {
    const { now, db } = work;
    const before = sameVersion(await lockExam(db, id), version);
    const known = await itemsOf(db, id);
    const course = await courseOf(work, input.courseId);
    const after: ExamRow = {
      ...before,
      ...columnsOf(input, before),
      version: version + 1,
      updatedAt: now,
      updatedBy: by,
    };
    await updateExamRow(db, after);
    const items = await planItems(work, { examId: id, course, by, known }, input.items);
    await saveItems(db, id, items);
    work.audit({
      entity: 'exam',
      entityId: id,
      before: { ...before, items: known },
      after: { ...after, items },
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

/** @throws DomainError INVALID where there is no such course. */
async function courseOf({ db }: Work, _id: string) {
  const locale = await courseLocaleOf(db, _id);
  if (locale !== undefined) return { _id, locale };
  throw new DomainError('INVALID', 'errors.invalid', { courseId: 'errors.invalidValue' });
}

type Rules = Pick<
  ExamRow,
  | 'locale'
  | 'translations'
  | 'allowedAttempts'
  | 'shuffleQuestions'
  | 'shuffleParts'
  | 'timeLimitMinutes'
  | 'leavingFails'
  | 'graceSeconds'
  | 'connectionGraceSeconds'
  | 'answersShown'
  | 'practice'
  | 'weight'
>;

/** The columns of an input. What it leaves out is as before; a time limit of null is none. */
function columnsOf(input: ExamInput, usual: Rules) {
  return {
    courseId: input.courseId,
    title: input.title,
    instructions: input.instructions ?? null,
    passMark: input.passMark,
    openBook: input.openBook,
    published: input.published,
    locale: input.locale ?? usual.locale,
    translations: input.translations
      ? Object.fromEntries(
          input.translations.map(({ locale, title, instructions }) => [
            locale,
            { title, instructions: instructions ?? null },
          ]),
        )
      : usual.translations,
    allowedAttempts: input.allowedAttempts ?? usual.allowedAttempts,
    shuffleQuestions: input.shuffleQuestions ?? usual.shuffleQuestions,
    shuffleParts: input.shuffleParts ?? usual.shuffleParts,
    timeLimitMinutes:
      input.timeLimitMinutes === undefined ? usual.timeLimitMinutes : input.timeLimitMinutes,
    leavingFails: input.leavingFails ?? usual.leavingFails,
    graceSeconds: input.graceSeconds ?? usual.graceSeconds,
    connectionGraceSeconds: input.connectionGraceSeconds ?? usual.connectionGraceSeconds,
    answersShown: input.answersShown ?? usual.answersShown,
    practice: input.practice ?? usual.practice,
    weight: input.weight ?? usual.weight,
  };
}
