import { bandOf, courseScore, defaultScale } from '@lampstand/grades';
import type { CourseGrade, GradePart } from './grade-types.ts';

export function buildPart(overrides: Partial<GradePart> = {}): GradePart {
  return {
    __typename: 'GradePart',
    _id: 'midterm',
    kind: 'EXAM',
    title: 'Romans, midterm',
    weight: 2,
    score: 70,
    state: 'GRADED',
    dueAt: null,
    explanation: [
      { __typename: 'GradeStep', text: 'Best of 2 attempts', value: 88 },
      { __typename: 'GradeStep', text: 'On a retake at most 70 per cent', value: 70 },
    ],
    ...overrides,
  };
}

const essay = buildPart({
  _id: 'essay',
  kind: 'ASSIGNMENT',
  title: 'Essay on grace',
  weight: 1,
  score: 91,
  explanation: [{ __typename: 'GradeStep', text: 'Graded by hand', value: 91 }],
});
const missing = buildPart({
  _id: 'log',
  kind: 'ASSIGNMENT',
  title: 'Reading log',
  weight: 1,
  score: 0,
  state: 'MISSING',
  explanation: [{ __typename: 'GradeStep', text: 'Not there after its deadline', value: 0 }],
});
const toCome = buildPart({
  _id: 'final',
  title: 'Romans, final',
  weight: 4,
  score: null,
  state: 'PENDING',
  explanation: [{ __typename: 'GradeStep', text: 'Does not count yet', value: null }],
});

/** A course half done, with a part in every state; its score is that of the parts. */
export function buildGrade(overrides: Partial<CourseGrade> = {}): CourseGrade {
  const parts = overrides.parts ?? [buildPart(), toCome, essay, missing];
  const deduction = overrides.deduction ?? 0;
  const score = courseScore(parts, deduction);
  const band = score === null ? undefined : bandOf(defaultScale, score);
  return {
    __typename: 'CourseGrade',
    course: {
      __typename: 'CourseLink',
      _id: 'romans',
      code: 'NT-201',
      name: 'The Letter to the Romans',
    },
    term: { __typename: 'GradeTerm', _id: 'spring', name: 'Spring 2026' },
    score,
    letter: band?.letter ?? null,
    points: band?.points ?? null,
    complete: false,
    deduction,
    parts,
    explanation: [
      { __typename: 'GradeStep', text: 'Weighted mean of 3 parts', value: score },
      { __typename: 'GradeStep', text: 'F from 0 per cent', value: null },
    ],
    ...overrides,
  };
}

export const scale = {
  __typename: 'GradeScale' as const,
  bands: defaultScale.map((band) => ({ __typename: 'GradeBand' as const, ...band })),
};

export const changes = {
  __typename: 'GradeChangeList' as const,
  total: 1,
  items: [
    {
      __typename: 'GradeChange' as const,
      _id: 'change-1',
      title: 'Essay on grace',
      before: 85,
      after: 91,
      reason: 'A page was overlooked.',
      byName: 'Thabo Nkosi',
      at: '2026-03-14T09:00:00.000Z',
    },
  ],
};
