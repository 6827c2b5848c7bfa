import { describe, expect, test } from 'vitest';
import { emptyQuestion } from '../../shared/questions/question-form.ts';
import {
  copyOf,
  itemTitle,
  localesOf,
  toForm,
  toInput,
  totalsOf,
  type ExamForm,
  type ItemForm,
} from './exam-form.ts';
import type { ExamRecordFragment } from './exams.generated.ts';

const version = (id: string, number: number, locales: readonly string[]) => ({
  __typename: 'QuestionVersion' as const,
  id,
  number,
  content: {
    __typename: 'QuestionContent' as const,
    texts: locales.map((locale) => ({ __typename: 'LocaleText' as const, locale, text: 'Who?' })),
    parts: [],
    maxWords: null,
    unit: null,
  },
  key: {
    __typename: 'QuestionKey' as const,
    choiceIds: [],
    pairs: [],
    order: [],
    blanks: [],
    number: null,
    tolerance: null,
    accepted: [],
    guidance: null,
  },
});

const latest = { __typename: 'QuestionVersion' as const, id: 'v-2', number: 2 };
const pool = {
  __typename: 'QuestionPool' as const,
  id: 'p-1',
  name: 'The prophets',
  questionCount: 5,
};

const exam: ExamRecordFragment = {
  __typename: 'Exam',
  id: 'e-1',
  version: 1,
  courseId: 'c-1',
  course: { __typename: 'Course', id: 'c-1', name: 'Course' },
  title: 'Exam',
  instructions: null,
  locale: 'en',
  translations: [
    { __typename: 'ExamTranslation', locale: 'de_DE', title: 'Prüfung', instructions: null },
  ],
  passMark: 70,
  allowedAttempts: 2,
  openBook: false,
  published: true,
  shuffleQuestions: true,
  shuffleParts: false,
  timeLimitMinutes: 60,
  leavingFails: true,
  graceSeconds: 90,
  connectionGraceSeconds: 240,
  answersShown: 'WHEN_PASSED',
  practice: false,
  weight: 3,
  questionCount: 3,
  totalPoints: 6,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  items: [
    {
      __typename: 'ExamItem',
      id: 'i-2',
      position: 2,
      points: 2,
      newerVersion: false,
      question: null,
      version: null,
      pool,
      draw: 2,
    },
    {
      __typename: 'ExamItem',
      id: 'i-1',
      position: 1,
      points: 2,
      newerVersion: true,
      question: {
        __typename: 'Question',
        id: 'q-1',
        title: 'Who?',
        kind: 'SINGLE_CHOICE',
        latest,
      },
      version: version('v-1', 1, ['en']),
      pool: null,
      draw: null,
    },
  ],
};

describe('an exam in the form', () => {
  test('has its items in their order, and goes back as it came', () => {
    const form = toForm(exam);
    expect(form.items.map(({ id }) => id)).toEqual(['i-1', 'i-2']);
    expect(toInput(form)).toEqual({
      courseId: 'c-1',
      title: 'Exam',
      instructions: null,
      locale: 'en',
      translations: [{ locale: 'de_DE', title: 'Prüfung', instructions: null }],
      passMark: 70,
      allowedAttempts: 2,
      openBook: false,
      published: true,
      shuffleQuestions: true,
      shuffleParts: false,
      timeLimitMinutes: 60,
      leavingFails: true,
      graceSeconds: 90,
      connectionGraceSeconds: 240,
      answersShown: 'WHEN_PASSED',
      practice: false,
      weight: 3,
      items: [
        { _id: 'i-1', points: 2, questionId: 'q-1', versionId: 'v-1' },
        { _id: 'i-2', points: 2, poolId: 'p-1', draw: 2 },
      ],
    });
  });

  test('keeps the version that is asked, until the newer one is taken', () => {
    const [item] = toForm(exam).items;
    const taken: ExamForm = { ...toForm(exam), items: item ? [{ ...item, takeNewest: true }] : [] };
    expect(toInput(taken).items).toEqual([
      { _id: 'i-1', points: 2, questionId: 'q-1', versionId: null },
    ]);
  });

  test('sends a new question whole, into the bank of its course', () => {
    const question = { ...emptyQuestion('SHORT_ANSWER'), texts: { en: 'Where?' } };
    const added: ExamForm = {
      ...toForm(exam),
      items: [{ id: 'i-3', points: 4, question }],
    };
    expect(toInput(added).items).toMatchObject([
      {
        _id: 'i-3',
        points: 4,
        question: {
          courseId: 'c-1',
          kind: 'SHORT_ANSWER',
          texts: [{ locale: 'en', text: 'Where?' }],
        },
      },
    ]);
  });

  test('begins as the rules of the college have it where nothing was said', () => {
    const bare: ExamForm = { courseId: 'c-1', title: 'New' };
    expect(toInput(bare)).toMatchObject({
      passMark: 70,
      published: false,
      leavingFails: true,
      graceSeconds: 60,
      connectionGraceSeconds: 300,
      answersShown: 'AT_END',
      weight: 1,
      items: [],
    });
  });

  test('a copy is another exam that nobody sees yet, with items of its own', () => {
    const copy = copyOf(toForm(exam), 'Copy of Exam');
    expect(copy).toMatchObject({ title: 'Copy of Exam', published: false, courseId: 'c-1' });
    expect(copy).not.toHaveProperty('id');
    expect(copy).not.toHaveProperty('version');
    const ids = (copy.items ?? []).map(({ id }) => id);
    expect(new Set([...ids, 'i-1', 'i-2']).size).toBe(4);
    expect(toInput(copy).items).toMatchObject([{ questionId: 'q-1' }, { poolId: 'p-1', draw: 2 }]);
  });
});

describe('a line of an exam', () => {
  const [asked, drawn] = toForm(exam).items;
  const written: ItemForm = {
    id: 'i-3',
    points: 1,
    question: { ...emptyQuestion(), texts: { en: ' ', de_DE: 'Wer?' } },
  };

  test('is called by its question, its pool, or what was written so far', () => {
    expect([asked, drawn, written].map((item) => item && itemTitle(item))).toEqual([
      'Who?',
      'The prophets',
      'Wer?',
    ]);
  });

  test('tells its languages, unless it is drawn', () => {
    expect([asked, drawn, written].map((item) => item && localesOf(item))).toEqual([
      ['en'],
      undefined,
      ['de_DE'],
    ]);
  });

  test('counts as often as it is drawn', () => {
    const items = [asked, drawn, written].filter((item) => item !== undefined);
    expect(totalsOf(items)).toEqual({ questions: 4, points: 7 });
    expect(totalsOf([{ ...written, points: 0 }])).toEqual({ questions: 1, points: 0 });
  });
});
