import type { Unmasked } from '@apollo/client';
import type { AttemptsToMarkQuery, MarkedAttemptFragment } from './ExamMarking.generated.ts';

type Listed = Unmasked<AttemptsToMarkQuery>['attemptsToMark']['items'][number];
type Answer = MarkedAttemptFragment['answers'][number];

const people: Readonly<Record<string, string>> = {
  a1: 'Naledi Dlamini',
  a2: 'Élodie Martin',
};

const personOf = (_id: string) => ({
  __typename: 'Person' as const,
  _id: `person-${_id}`,
  fullName: people[_id] ?? 'Somebody',
});

export const waiting = (_id: string): Listed => ({
  __typename: 'ExamResult',
  _id,
  number: 1,
  submittedAt: '2026-03-10T11:59:59.000Z',
  student: personOf(_id),
  group: { __typename: 'GroupLink', _id: 'cape-1', name: 'Cape Town First Year' },
  exam: { __typename: 'ExamLink', _id: 'letters', title: 'Letters of Paul' },
  course: { __typename: 'CourseLink', _id: 'romans', name: 'The Letter to the Romans' },
});

const essay = (_id: string, position: number, text: string): Answer => ({
  __typename: 'ResultAnswer',
  _id,
  kind: 'ESSAY',
  position,
  text,
  textLocale: 'en',
  points: 5,
  earned: null,
  comment: null,
  given: { __typename: 'GivenAnswer', text: 'Grace is a gift that nobody has earned.' },
  correct: { __typename: 'QuestionKey', guidance: 'Names grace as undeserved.' },
});

/** An attempt with two essays, and a question that no person marks. */
export const attempt = (
  _id: string,
  overrides: Partial<MarkedAttemptFragment> = {},
): MarkedAttemptFragment => ({
  __typename: 'ExamResult',
  _id,
  version: 1,
  status: 'MARKING',
  score: 0,
  submittedAt: '2026-03-10T11:59:59.000Z',
  student: personOf(_id),
  answers: [
    { ...essay('q1', 1, 'Paul wrote to Rome.'), kind: 'TRUE_FALSE', earned: 1 },
    essay('q2', 2, 'What is grace?'),
    { ...essay('q3', 3, 'What is hope?'), given: null },
  ],
  ...overrides,
});

/** The same attempt once an answer has these marks. */
export const markedAs = (
  before: MarkedAttemptFragment,
  questionId: string,
  earned: number | null,
  comment: string | null,
): MarkedAttemptFragment => {
  const answers = before.answers.map((answer) =>
    answer._id === questionId ? { ...answer, earned, comment } : answer,
  );
  const done = answers.every((answer) => answer.earned !== null);
  return {
    ...before,
    answers,
    version: before.version + 1,
    status: done ? 'PASSED' : 'MARKING',
    score: done ? 82 : 0,
  };
};
