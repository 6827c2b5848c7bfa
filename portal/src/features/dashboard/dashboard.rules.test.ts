import { describe, expect, test } from 'vitest';
import { nextStepOf, pendingExamsOf, type TakenExam } from './dashboard.rules.ts';

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

describe('the pending exams', () => {
  const fresh: TakenExam & { readonly name: string } = {
    name: 'fresh',
    passed: false,
    allowedAttempts: 2,
    attemptsUsed: 0,
    openAttemptId: null,
    blockedReason: null,
  };
  const names = (...exams: (typeof fresh)[]) => pendingExamsOf([{ exams }]).map(({ name }) => name);

  test('are those not taken and those failed with an attempt left', () => {
    expect(names(fresh, { ...fresh, name: 'failed once', attemptsUsed: 1 })).toEqual([
      'fresh',
      'failed once',
    ]);
  });

  test('are not those passed, blocked or without an attempt left', () => {
    expect(
      names(
        { ...fresh, passed: true, attemptsUsed: 1 },
        { ...fresh, blockedReason: 'Only groups of the offline-app kind' },
        { ...fresh, attemptsUsed: 2 },
      ),
    ).toEqual([]);
  });

  test('begin with the one that is under way, though it is the last attempt', () => {
    expect(
      names(fresh, { ...fresh, name: 'under way', attemptsUsed: 2, openAttemptId: 'a1' }),
    ).toEqual(['under way', 'fresh']);
  });

  test('come from all courses', () => {
    const courses = [{ exams: [fresh] }, { exams: [] }, { exams: [fresh] }];
    expect(pendingExamsOf(courses)).toHaveLength(2);
  });
});
