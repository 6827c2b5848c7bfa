import type { Unmasked } from '@apollo/client';
import type { ExamAttemptPageQuery } from './ExamAttemptPage.generated.ts';
import type { ExamResultPageQuery } from './ExamResultPage.generated.ts';
import type { ExamStartPageQuery } from './ExamStartPage.generated.ts';

type Exam = Unmasked<ExamStartPageQuery>['studentExam'];
type Attempt = Unmasked<ExamAttemptPageQuery>['examAttempt'];
type Question = Attempt['questions'][number];
type Result = Unmasked<ExamResultPageQuery>['examResult'];
type ReviewedAnswer = Result['answers'][number];
type Key = NonNullable<ReviewedAnswer['correct']>;

const course = {
  __typename: 'CourseLink',
  _id: 'romans',
  code: 'NT-204',
  name: 'The Letter to the Romans',
} as const;

export function buildExam(overrides: Partial<Exam> = {}): Exam {
  return {
    __typename: 'StudentExam',
    _id: 'romans-exam',
    title: 'Romans 1–8',
    course,
    instructions: 'Take your time and read every question twice.',
    questionCount: 3,
    totalPoints: 10,
    passMark: 70,
    openBook: false,
    allowedAttempts: 2,
    attemptsUsed: 0,
    openAttemptId: null,
    openPracticeId: null,
    markingAttemptId: null,
    passed: false,
    locales: ['en'],
    accommodations: [],
    timeLimitMinutes: null,
    leavingFails: true,
    graceSeconds: 60,
    connectionGraceSeconds: 300,
    practice: false,
    opensAt: null,
    deadline: null,
    closesAt: null,
    zone: null,
    isLate: false,
    blockedReason: null,
    requirements: [],
    results: [],
    ...overrides,
  };
}

export function buildEarlierResult(
  overrides: Partial<Exam['results'][number]> = {},
): Exam['results'][number] {
  return {
    __typename: 'ExamResult',
    _id: 'attempt-1',
    number: 1,
    status: 'FAILED',
    abandoned: false,
    finishedAt: '2026-03-02T09:30:00Z',
    score: 55,
    ...overrides,
  };
}

const question = (number: number, text: string, choices: readonly string[]): Question => ({
  __typename: 'AttemptQuestion',
  _id: `q${number}`,
  kind: 'SINGLE_CHOICE',
  text,
  textLocale: 'en',
  points: number + 1,
  position: number,
  parts: choices.map((words, at) => ({
    __typename: 'AttemptPart',
    _id: `q${number}-${at + 1}`,
    role: 'CHOICE',
    text: words,
  })),
  maxWords: null,
  unit: null,
  answer: null,
  sequence: 0,
});

const questions = [
  question(1, 'Paul had founded the church in Rome himself.', ['True', 'False']),
  question(2, 'In whom does Paul find the example of faith?', [
    'Adam',
    'Abraham',
    'Moses',
    'David',
  ]),
  question(3, 'What can separate us from the love of God?', ['Death', 'Powers', 'Nothing']),
];

/** @param failsAt when the attempt fails if nothing more is heard of its page. */
export const silenceOf = (failsAt: string | null): Attempt['silence'] => ({
  __typename: 'ExamSilence',
  connectionGraceSeconds: 300,
  failsAt,
});

export function buildAttempt(overrides: Partial<Attempt> = {}): Attempt {
  return {
    __typename: 'ExamAttempt',
    _id: 'attempt-2',
    number: 1,
    mode: 'EXAM',
    status: 'OPEN',
    dueAt: null,
    startedAt: new Date(Date.now() - 60_000).toISOString(),
    serverNow: new Date().toISOString(),
    leavingFails: true,
    silence: silenceOf(new Date(Date.now() + 310_000).toISOString()),
    leftAt: null,
    message: null,
    exam: { __typename: 'StudentExam', _id: 'romans-exam', title: 'Romans 1–8' },
    questions,
    ...overrides,
  };
}

type Given = NonNullable<Question['answer']>;

const given = (fields: Partial<Given>): Given => ({
  __typename: 'GivenAnswer',
  choiceIds: [],
  pairs: [],
  order: [],
  blanks: [],
  number: null,
  text: null,
  ...fields,
});

/** The first so many questions answered by their second choice, as the server has it. */
export function answered(count: number): Question[] {
  return questions.map((each, at) =>
    at < count
      ? { ...each, answer: given({ choiceIds: [`${each._id}-2`] }), sequence: at + 1 }
      : each,
  );
}

/** An essay, asked after the other questions. */
export const essay: Question = {
  ...question(4, 'What does Paul mean by the obedience of faith?', []),
  kind: 'ESSAY',
  maxWords: 300,
};

const keyOf = (choiceId: string): Key => ({
  __typename: 'QuestionKey',
  choiceIds: [choiceId],
  pairs: [],
  order: [],
  blanks: [],
  number: null,
  tolerance: null,
  accepted: [],
});

function reviewed(number: number, correct: number, chosen: number | undefined): ReviewedAnswer {
  const { _id, kind, text, textLocale, points, parts, unit } =
    questions[number - 1] ?? question(number, '', []);
  return {
    __typename: 'ResultAnswer',
    _id,
    kind,
    text,
    textLocale,
    points,
    position: number,
    parts,
    unit,
    given: chosen === undefined ? null : given({ choiceIds: [`q${number}-${chosen}`] }),
    correct: keyOf(`q${number}-${correct}`),
    rightBlankIds: [],
    earned: correct === chosen ? points : 0,
    comment: null,
  };
}

export function buildResult(overrides: Partial<Result> = {}): Result {
  return {
    __typename: 'ExamResult',
    _id: 'attempt-2',
    number: 2,
    mode: 'EXAM',
    status: 'PASSED',
    heldBack: false,
    abandoned: false,
    endedBy: 'HANDED_IN',
    finishedAt: '2026-03-09T10:15:00Z',
    points: 9,
    totalPoints: 9,
    score: 100,
    scaledFrom: null,
    attemptsLeft: 0,
    correctedFrom: null,
    correction: null,
    recorded: null,
    exam: { __typename: 'ExamLink', _id: 'romans-exam', title: 'Romans 1–8', passMark: 70 },
    course,
    explanation: [],
    events: [],
    answers: [reviewed(1, 2, 2), reviewed(2, 2, 2), reviewed(3, 3, 3)],
    ...overrides,
  };
}

/** A line of how a score came about. */
export const step = (text: string, value: string) =>
  ({ __typename: 'ScoreStep', text, value }) as const;

export const event = (
  kind: Result['events'][number]['kind'],
  at: string,
  endedBy?: string,
): Result['events'][number] => ({
  __typename: 'AttemptEvent',
  _id: `${kind} ${at}`,
  at: `2026-03-09T${at}Z`,
  kind,
  details: endedBy ? [{ __typename: 'AttemptDetail', name: 'endedBy', value: endedBy }] : [],
  byName: null,
});

/** What a member of staff wrote down by hand. */
export const remark = (reason: string) =>
  ({
    __typename: 'ResultRemark',
    at: '2026-03-12T08:00:00Z',
    byName: 'Samuel Adeyemi',
    reason,
  }) as const;

/** One right, one wrong, one not given. */
export const mixedAnswers = [reviewed(1, 2, 2), reviewed(2, 2, 3), reviewed(3, 3, undefined)];
