import { describe, expect, test } from 'vitest';
import { toForm, toInput, type ExamForm } from './exam-form.ts';
import type { ExamRecordFragment } from './exams.generated.ts';

const exam: ExamRecordFragment = {
  __typename: 'Exam',
  id: 'e1',
  version: 1,
  courseId: 'c1',
  course: { __typename: 'Course', id: 'c1', name: 'Course' },
  title: 'Exam',
  instructions: null,
  passMark: 70,
  allowedAttempts: 2,
  openBook: false,
  published: true,
  questionCount: 2,
  totalPoints: 3,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  questions: [
    {
      __typename: 'ExamQuestion',
      id: 'q2',
      kind: 'TRUE_FALSE',
      text: 'Ruth was a Moabite.',
      points: 1,
      position: 2,
      choices: [
        { __typename: 'ExamChoice', id: 'f', text: 'False', correct: false, position: 2 },
        { __typename: 'ExamChoice', id: 't', text: 'True', correct: true, position: 1 },
      ],
    },
    {
      __typename: 'ExamQuestion',
      id: 'q1',
      kind: 'SINGLE_CHOICE',
      text: 'Who?',
      points: 2,
      position: 1,
      choices: [
        { __typename: 'ExamChoice', id: 'a', text: 'Abraham', correct: false, position: 1 },
        { __typename: 'ExamChoice', id: 'm', text: 'Moses', correct: true, position: 2 },
      ],
    },
  ],
};

describe('an exam in the form', () => {
  test('has its questions and answers in their order', () => {
    const { questions } = toForm(exam);
    expect(questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
    expect(questions[1]?.choices.map(({ id }) => id)).toEqual(['t', 'f']);
    expect(questions[1]?.statementIsTrue).toBe(true);
  });

  test('keeps the ids of what was asked before, so that given answers stay', () => {
    expect(toInput(toForm(exam)).questions).toEqual([
      {
        _id: 'q1',
        kind: 'SINGLE_CHOICE',
        text: 'Who?',
        points: 2,
        choices: [
          { _id: 'a', text: 'Abraham', correct: false },
          { _id: 'm', text: 'Moses', correct: true },
        ],
      },
      {
        _id: 'q2',
        kind: 'TRUE_FALSE',
        text: 'Ruth was a Moabite.',
        points: 1,
        choices: [
          { _id: 't', text: 'True', correct: true },
          { _id: 'f', text: 'False', correct: false },
        ],
      },
    ]);
  });

  test('sends a new true/false question with both answers, of which one is right', () => {
    const added: ExamForm = {
      ...toForm(exam),
      questions: [{ kind: 'TRUE_FALSE', text: 'New', points: 1, statementIsTrue: false }],
    };
    expect(toInput(added).questions).toEqual([
      {
        kind: 'TRUE_FALSE',
        text: 'New',
        points: 1,
        choices: [
          { text: 'True', correct: false },
          { text: 'False', correct: true },
        ],
      },
    ]);
  });
});
