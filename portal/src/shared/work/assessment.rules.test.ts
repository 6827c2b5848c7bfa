import { describe, expect, it } from 'vitest';
import {
  assignmentState,
  byDeadline,
  dueNext,
  examState,
  type Due,
  type ExamStanding,
} from './assessment.rules.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const past = '2026-03-10T12:00:00Z';
const future = '2026-03-10T12:00:01Z';
const fresh: ExamStanding = {
  passed: false,
  allowedAttempts: 2,
  attemptsUsed: 0,
  openAttemptId: null,
  opensAt: null,
  deadline: null,
  closesAt: null,
  beforeJoining: false,
};

describe('an exam', () => {
  it.each<[string, Partial<ExamStanding>, string]>([
    ['is open without any dates', {}, 'OPEN'],
    ['is open until the second of its deadline', { opensAt: past, deadline: future }, 'OPEN'],
    ['is late from its deadline on', { deadline: past, closesAt: future }, 'LATE'],
    ['is to come before it opens', { opensAt: future }, 'UPCOMING'],
    ['is missed when it closed untaken', { deadline: past, closesAt: past }, 'MISSED'],
    [
      'is not required where it was due before the student joined',
      { beforeJoining: true, closesAt: past },
      'NOT_REQUIRED',
    ],
    ['is open to who joined late as long as it is open', { beforeJoining: true }, 'OPEN'],
    ['is done when it closed after a try', { attemptsUsed: 1, closesAt: past }, 'DONE'],
    ['is open again after a failed try', { attemptsUsed: 1 }, 'OPEN'],
    ['is done when no attempt is left', { attemptsUsed: 2 }, 'DONE'],
    ['is done when it was passed', { passed: true, attemptsUsed: 1 }, 'DONE'],
    [
      'under way is open, though it is the last try',
      { openAttemptId: 'a', attemptsUsed: 2 },
      'OPEN',
    ],
    ['under way is open, though it closed', { openAttemptId: 'a', closesAt: past }, 'OPEN'],
  ])('%s', (_rule, standing, state) => {
    expect(examState({ ...fresh, ...standing }, false, now)).toBe(state);
  });

  it('that was handed in waits for its marks, also when it was the last try', () => {
    expect(examState({ ...fresh, attemptsUsed: 2 }, true, now)).toBe('MARKING');
  });
});

describe('an assignment', () => {
  it.each([
    ['OPEN', 'OPEN'],
    ['CLOSED', 'MISSED'],
    ['SUBMITTED', 'MARKING'],
    ['GRADED', 'DONE'],
    ['NOT_YET', 'UPCOMING'],
  ] as const)('that is %s stands as %s', (state, expected) => {
    expect(assignmentState({ state, beforeJoining: false })).toBe(expected);
    const forLate = state === 'CLOSED' ? 'NOT_REQUIRED' : expected;
    expect(assignmentState({ state, beforeJoining: true })).toBe(forLate);
  });
});

describe('what is due next', () => {
  const item = (title: string, dueAt: string | null, state: Due['state'] = 'OPEN'): Due => ({
    title,
    dueAt,
    state,
  });

  it('is what can be done and has the next deadline', () => {
    const items = [
      item('no deadline', null),
      item('later', '2026-03-12T00:00:00Z'),
      item('next', '2026-03-11T00:00:00Z'),
      item('handed in', '2026-03-10T13:00:00Z', 'MARKING'),
      item('late', '2026-03-09T00:00:00Z', 'LATE'),
      item('over', past),
    ];
    expect(dueNext(items, now)?.title).toBe('next');
    expect(dueNext([item('no deadline', null)], now)).toBeUndefined();
  });

  it('is sorted by deadline, then by title, what has none at the end', () => {
    const items = [item('b', null), item('a', null), item('z', future), item('y', future)];
    expect(items.toSorted(byDeadline).map(({ title }) => title)).toEqual(['y', 'z', 'a', 'b']);
  });
});
