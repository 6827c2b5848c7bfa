import { describe, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.ts';
import { checkExam, type ExamInput, ExamInputSchema, type QuestionInput } from './exam.rules.ts';

const choices = (count: number, correct: readonly number[] = [0]) =>
  Array.from({ length: count }, (_, index) => ({
    text: `Choice ${index}`,
    correct: correct.includes(index),
  }));
const question = (more: Partial<QuestionInput> = {}): QuestionInput => ({
  kind: 'SINGLE_CHOICE',
  text: 'Who wrote the letter?',
  points: 1,
  choices: choices(3),
  ...more,
});
const exam = (more: Partial<ExamInput> = {}): ExamInput => ({
  courseId: 'course',
  title: 'Romans',
  passMark: 70,
  allowedAttempts: 2,
  openBook: false,
  published: true,
  questions: [question()],
  ...more,
});
/** Fields that were refused, with the messages' ids. */
function problems(input: ExamInput): Record<string, string> {
  try {
    checkExam(input);
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(Object.entries(error.fields).map(([name, { key }]) => [name, key]));
  }
}

describe('checkExam', () => {
  it.each([
    ['two choices of a true/false question', question({ kind: 'TRUE_FALSE', choices: choices(2) })],
    ['two choices', question({ choices: choices(2) })],
    ['ten choices', question({ choices: choices(10, [9]) })],
  ])('accepts %s', (_case, given) => {
    expect(problems(exam({ questions: [given] }))).toEqual({});
  });

  it.each([
    ['TRUE_FALSE', choices(3), 'errors.exam.twoChoices'],
    ['TRUE_FALSE', choices(1), 'errors.exam.twoChoices'],
    ['TRUE_FALSE', choices(2, []), 'errors.exam.oneCorrect'],
    ['TRUE_FALSE', choices(2, [0, 1]), 'errors.exam.oneCorrect'],
    ['SINGLE_CHOICE', choices(1), 'errors.exam.choiceCount'],
    ['SINGLE_CHOICE', choices(11), 'errors.exam.choiceCount'],
    ['SINGLE_CHOICE', choices(4, [1, 2]), 'errors.exam.oneCorrect'],
    ['SINGLE_CHOICE', choices(4, []), 'errors.exam.oneCorrect'],
  ] as const)('refuses %s with %j', (kind, given, key) => {
    const wrong = question({ kind, choices: [...given] });
    expect(problems(exam({ questions: [question(), wrong] }))).toEqual({
      'questions.1.choices': key,
    });
  });

  it('wants something to answer before an exam is published', () => {
    const key = 'errors.exam.questionNeeded';
    expect(problems(exam({ questions: [] }))).toEqual({ questions: key });
    expect(problems(exam({ questions: [], published: false }))).toEqual({});
  });

  it('refuses the same id twice', () => {
    const questions = [question({ _id: 'q' }), question({ _id: 'q' })];
    expect(problems(exam({ questions }))).toEqual({ 'questions.1._id': 'errors.mustBeUnique' });
  });
});

describe('ExamInputSchema', () => {
  it.each([
    ['passMark', { passMark: 0 }],
    ['passMark', { passMark: 101 }],
    ['passMark', { passMark: 70.5 }],
    ['allowedAttempts', { allowedAttempts: 0 }],
    ['title', { title: '  ' }],
    ['questions.0.points', { questions: [question({ points: 0 })] }],
    ['questions.0.text', { questions: [question({ text: ' ' })] }],
    [
      'questions.0.choices.0.text',
      { questions: [question({ choices: [{ text: '', correct: true }] })] },
    ],
  ])('refuses a wrong %s', (path, more) => {
    const parsed = ExamInputSchema.safeParse(exam(more));
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('trims what people type', () => {
    expect(ExamInputSchema.parse(exam({ title: ' Romans ' })).title).toBe('Romans');
  });
});
