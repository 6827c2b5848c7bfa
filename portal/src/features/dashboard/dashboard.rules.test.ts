import { describe, expect, test } from 'vitest';
import {
  nextDue,
  nextStepOf,
  pendingAssignmentsOf,
  pendingExamsOf,
  type TakenExam,
} from './dashboard.rules.ts';

describe('the next step', () => {
  const course = (name: string, lastVisitedAt: string | null, hasNext = true) => ({
    name,
    lastVisitedAt,
    nextLesson: hasNext ? {} : null,
  });

  test.each([
    ['none without courses', [], undefined],
    ['none when every lesson is done', [course('a', '2026-01-01T00:00:00Z', false)], undefined],
    ['the first course when none was visited', [course('a', null), course('b', null)], 'a'],
    [
      'the course visited last, whatever the offset its time is written with',
      [
        course('a', null),
        course('b', '2026-01-02T00:00:00Z'),
        course('c', '2026-01-02T01:00:00+09:00'),
      ],
      'b',
    ],
    [
      'not a finished course though it was visited last',
      [course('a', '2026-01-01T00:00:00Z'), course('b', '2026-01-02T00:00:00Z', false)],
      'a',
    ],
  ])('is %s', (_rule, courses, expected) => {
    expect(nextStepOf(courses)?.name).toBe(expected);
  });
});

const now = Date.parse('2026-03-10T12:00:00Z');
const past = '2026-03-10T12:00:00.000Z';
const soon = '2026-03-11T12:00:00.000Z';
const later = '2026-03-15T12:00:00.000Z';

const fresh: TakenExam & { readonly _id: string; readonly zone: null } = {
  _id: 'exam',
  title: 'fresh',
  passed: false,
  allowedAttempts: 2,
  attemptsUsed: 0,
  openAttemptId: null,
  markingAttemptId: null,
  blockedReason: null,
  opensAt: null,
  deadline: null,
  closesAt: null,
  zone: null,
};

describe('the pending exams', () => {
  const titles = (...exams: (typeof fresh)[]) =>
    pendingExamsOf([{ exams }], now).map(({ title }) => title);

  test('are those not taken, those failed with an attempt left, and late ones, by deadline', () => {
    expect(
      titles(
        fresh,
        { ...fresh, title: 'failed once', attemptsUsed: 1, deadline: later },
        { ...fresh, title: 'late', deadline: past },
      ),
    ).toEqual(['late', 'failed once', 'fresh']);
  });

  test('are not those passed, blocked, to open, closed, waiting for marks or used up', () => {
    expect(
      titles(
        { ...fresh, passed: true, attemptsUsed: 1 },
        { ...fresh, blockedReason: 'Only groups of the offline-app kind' },
        { ...fresh, attemptsUsed: 2 },
        { ...fresh, opensAt: soon },
        { ...fresh, closesAt: past },
        { ...fresh, attemptsUsed: 1, markingAttemptId: 'a1' },
      ),
    ).toEqual([]);
  });

  test('begin with the one that is under way, though it is the last attempt', () => {
    const underWay = { ...fresh, title: 'under way', attemptsUsed: 2, openAttemptId: 'a1' };
    expect(titles({ ...fresh, deadline: soon }, underWay)).toEqual(['under way', 'fresh']);
  });

  test('come from all courses', () => {
    const courses = [{ exams: [fresh] }, { exams: [] }, { exams: [fresh] }];
    expect(pendingExamsOf(courses, now)).toHaveLength(2);
  });
});

const essay = {
  _id: 'essay',
  title: 'essay',
  state: 'OPEN',
  dueAt: later,
  reopenedUntil: null,
  zone: 'UTC',
};

describe('the pending assignments', () => {
  test('are those that take submissions, until the deadline that holds for the student', () => {
    const reopened = { ...essay, dueAt: past, reopenedUntil: soon };
    const closed = { ...essay, state: 'CLOSED' };
    const toOpen = { ...essay, state: 'NOT_YET' };
    expect(pendingAssignmentsOf([essay, reopened, closed, toOpen])).toEqual([
      essay,
      { ...reopened, dueAt: soon },
    ]);
  });
});

describe('what is due next', () => {
  test('is the exam or assignment with the next deadline', () => {
    const exam = { ...fresh, deadline: soon };
    expect(nextDue([exam], [essay], now)).toMatchObject({
      title: 'fresh',
      path: '/student/exams/exam',
    });
    expect(nextDue([fresh], [essay], now)?.path).toBe('/student/assignments/essay');
    expect(nextDue([fresh, { ...fresh, deadline: past }], [], now)).toBeUndefined();
  });
});
