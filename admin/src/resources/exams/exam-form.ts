import { newRecordId } from '../../shared/new-record-id.ts';
import type { QuestionKind } from '../../shared/questions/kind-names.ts';
import {
  startedLocales,
  toQuestionInput,
  type QuestionForm,
} from '../../shared/questions/question-form.ts';
import type {
  ExamInput,
  ExamItemInput,
  ExamItemVersionFragment,
  ExamRecordFragment,
} from './exams.generated.ts';

type Item = ExamRecordFragment['items'][number];

/** One line of what an exam asks: a question of the bank, a new one, or so many drawn from a pool. */
export interface ItemForm {
  /** Made by the browser, so that what is sent twice is there once. */
  readonly id: string;
  readonly points: number;
  /** Of the bank, in the version that is asked. */
  readonly asked?: Item['question'];
  readonly version?: ExamItemVersionFragment | null;
  /** Saving takes the newest version in the place of the asked one. */
  readonly takeNewest?: boolean;
  readonly pool?: Item['pool'];
  readonly draw?: number | null;
  /** Written into the bank along with the exam; beside `asked` what that says from now on. */
  readonly question?: QuestionForm | null;
  /** The newest version, as it was before it was changed here. */
  readonly revised?: Revised | null;
}

/** A question of the bank as it stands there, read in order to change it. */
export interface Revised {
  readonly versionId: string;
  readonly number: number;
  readonly said: QuestionForm;
  /** The exams that ask it. */
  readonly exams: readonly { readonly id: string; readonly title: string }[];
}

export interface TranslationForm {
  readonly locale: string;
  readonly title?: string | null;
  readonly instructions?: string | null;
}

export interface ExamForm extends Partial<
  Omit<ExamInput, 'items' | 'translations' | 'courseId' | 'title'>
> {
  readonly courseId: string;
  readonly title: string;
  readonly translations?: readonly TranslationForm[] | null;
  readonly items?: readonly ItemForm[] | null;
}

/** What a new exam begins with: the pass mark as specification §9 has it. */
export const newExam = {
  passMark: 70,
  openBook: false,
  published: false,
  shuffleQuestions: false,
  shuffleParts: false,
  timeLimitMinutes: null,
  leavingFails: true,
  graceSeconds: 60,
  connectionGraceSeconds: 300,
  answersShown: 'AT_END',
  practice: false,
  weight: 1,
  translations: [],
  items: [],
} as const;

/** An exam as the form edits it: its items in their order. */
export function toForm(exam: ExamRecordFragment) {
  const items = exam.items.toSorted((a, b) => a.position - b.position).map(toItemForm);
  return { ...exam, items };
}

export type ExamRecord = ReturnType<typeof toForm>;

function toItemForm({ id, points, question, version, pool, draw, newerVersion }: Item) {
  return { id, points, asked: question, version, pool, draw, newerVersion, takeNewest: false };
}

export function toInput(form: ExamForm): ExamInput {
  return {
    courseId: form.courseId,
    title: form.title,
    instructions: form.instructions ?? null,
    locale: form.locale ?? 'en',
    translations: (form.translations ?? []).map(({ locale, title, instructions }) => ({
      locale,
      title: title ?? '',
      instructions: instructions ?? null,
    })),
    passMark: form.passMark ?? newExam.passMark,
    allowedAttempts: form.allowedAttempts,
    openBook: form.openBook ?? false,
    published: form.published ?? false,
    shuffleQuestions: form.shuffleQuestions ?? false,
    shuffleParts: form.shuffleParts ?? false,
    timeLimitMinutes: form.timeLimitMinutes ?? null,
    leavingFails: form.leavingFails ?? true,
    graceSeconds: form.graceSeconds ?? newExam.graceSeconds,
    connectionGraceSeconds: form.connectionGraceSeconds ?? newExam.connectionGraceSeconds,
    answersShown: form.answersShown ?? newExam.answersShown,
    practice: form.practice ?? false,
    weight: form.weight ?? newExam.weight,
    items: (form.items ?? []).map((item) => toItemInput(item, form.courseId)),
  };
}

function toItemInput(item: ItemForm, courseId: string): ExamItemInput {
  const { id: _id, points, asked, version, pool, draw, question, revised } = item;
  if (question && asked && revised) {
    const said = { courseId, ...toQuestionInput(question) };
    return { _id, points, questionId: asked.id, versionId: revised.versionId, question: said };
  }
  if (question) return { _id, points, question: { courseId, ...toQuestionInput(question) } };
  if (pool) return { _id, points, poolId: pool.id, draw: draw ?? 1 };
  return {
    _id,
    points,
    questionId: asked?.id,
    versionId: item.takeNewest ? null : version?.id,
  };
}

/** A copy that is not the exam itself: nothing of it was saved yet, and nobody sees it. */
export function copyOf(exam: ExamRecord, title: string): ExamForm {
  const { id: _id, version: _version, course: _course, ...facts } = exam;
  return {
    ...facts,
    title,
    published: false,
    items: exam.items.map((item) => ({ ...item, id: newRecordId() })),
  };
}

/** The words by which a line is told from the others. */
export function itemTitle({ asked, pool, question }: ItemForm): string {
  const written = Object.values(question?.texts ?? {}).find((text) => text?.trim());
  return asked?.title ?? pool?.name ?? written ?? '';
}

export function itemKind({ asked, question }: ItemForm): QuestionKind | undefined {
  return asked?.kind ?? question?.kind;
}

/** The languages in which a question of an exam is written; of a pool nobody can tell. */
export function localesOf({ version, question }: ItemForm): readonly string[] | undefined {
  if (question) return startedLocales(question);
  return version?.content.texts.map(({ locale }) => locale);
}

/** How many questions a student is asked, and what they are worth together. */
export function totalsOf(items: readonly ItemForm[]) {
  let questions = 0;
  let points = 0;
  for (const item of items) {
    const asked = item.pool ? whole(item.draw) : 1;
    questions += asked;
    points += asked * whole(item.points);
  }
  return { questions, points };
}

const whole = (typed: unknown) =>
  typeof typed === 'number' && Number.isInteger(typed) && typed > 0 ? typed : 0;
