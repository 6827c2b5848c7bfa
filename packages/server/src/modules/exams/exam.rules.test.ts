import { describe, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import { checkExam, type ExamInput, ExamInputSchema, type ExamItemInput } from './exam.rules.ts';

const item = (more: Partial<ExamItemInput> = {}): ExamItemInput => ({
  points: 1,
  questionId: 'question',
  ...more,
});
const exam = (more: Partial<ExamInput> = {}): ExamInput => ({
  courseId: 'course',
  title: 'Romans',
  passMark: 70,
  openBook: false,
  published: true,
  items: [item()],
  ...more,
});

const problems = (input: ExamInput) => {
  try {
    checkExam(input);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(Object.entries(error.fields).map(([field, { key }]) => [field, key]));
  }
  return {};
};

describe('an exam', () => {
  it('asks questions of the bank and some of a pool', () => {
    const items = [item(), item({ questionId: null, poolId: 'pool', draw: 3 })];
    expect(problems(exam({ items }))).toEqual({});
  });

  it('needs something to ask before it is published', () => {
    expect(problems(exam({ items: [] }))).toEqual({ items: 'errors.exam.questionNeeded' });
    expect(problems(exam({ items: [], published: false }))).toEqual({});
  });

  it.each([
    ['nothing', { questionId: null }, 'questionId', 'errors.exam.oneSource'],
    ['two things', { poolId: 'pool', draw: 1 }, 'questionId', 'errors.exam.oneSource'],
    ['no number of a pool', { questionId: null, poolId: 'pool' }, 'draw', 'errors.fieldRequired'],
  ])('is refused where an item asks %s', (_what, more, field, key) => {
    expect(problems(exam({ items: [item(more)] }))).toEqual({ [`items.0.${field}`]: key });
  });

  it.each([
    ['an item', [item({ _id: 'a' }), item({ _id: 'a', questionId: 'b' })], 'items.1._id'],
    ['a question', [item(), item()], 'items.1.questionId'],
    [
      'a pool',
      [1, 2].map((draw) => item({ questionId: null, poolId: 'pool', draw })),
      'items.1.poolId',
    ],
  ])('is refused where %s stands there twice', (_what, items, field) => {
    expect(problems(exam({ items }))).toEqual({ [field]: 'errors.mustBeUnique' });
  });

  it('has each language once, its own counted', () => {
    const translations = ['de_DE', 'en', 'de_DE'].map((locale) => ({ locale, title: 'Römer' }));
    expect(problems(exam({ locale: 'en', translations }))).toEqual({
      'translations.1.locale': 'errors.mustBeUnique',
      'translations.2.locale': 'errors.mustBeUnique',
    });
  });

  it.each([
    { passMark: 0 },
    { passMark: 101 },
    { allowedAttempts: 0 },
    { title: '  ' },
    { timeLimitMinutes: 0 },
    { graceSeconds: 3601 },
    { connectionGraceSeconds: 3601 },
    { connectionGraceSeconds: -1 },
    { weight: -1 },
    { locale: 'xx' },
    { translations: [{ locale: 'xx', title: 'x' }] },
    { items: [item({ points: 0 })] },
    { items: [item({ points: 1001 })] },
    { items: [item({ poolId: 'pool', draw: 0 })] },
  ])('is refused with %j', (more) => {
    expect(ExamInputSchema.safeParse(exam(more)).success).toBe(false);
  });
});
