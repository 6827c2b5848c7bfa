import { describe, expect, it } from 'vitest';
import {
  canWithdraw,
  deadlineOf,
  submissionsTold,
  type Standing,
} from './submissions-words.rules.ts';

const past = '2026-03-09T12:00:00.000Z';
const due = '2026-03-11T12:00:00.000Z';
const later = '2026-03-15T12:00:00.000Z';
const standing: Standing = {
  state: 'OPEN',
  open: true,
  opensAt: null,
  dueAt: due,
  reopenedUntil: null,
  beforeJoining: false,
};
const reopened = { dueAt: past, reopenedUntil: later };
const shut = { open: false };

describe('the submissions of an assignment', () => {
  it.each<[string, Partial<Standing>, string, string | null]>([
    ['are open until the deadline', {}, 'openUntil', due],
    ['are open without a deadline', { dueAt: null }, 'open', null],
    ['are open anew for one student', reopened, 'reopened', later],
    ['are to open', { ...shut, state: 'NOT_YET', opensAt: due }, 'notYet', due],
    ['are closed since the deadline', { ...shut, state: 'CLOSED', dueAt: past }, 'closed', past],
    [
      'are not required of who joined later',
      { ...shut, state: 'CLOSED', dueAt: past, beforeJoining: true },
      'notRequired',
      past,
    ],
    ['are closed once graded', { ...shut, state: 'GRADED' }, 'closedGraded', null],
    ['are open anew after the grade', { ...reopened, state: 'GRADED' }, 'reopened', later],
    ['have this one, which can be taken back', { state: 'SUBMITTED' }, 'handedInOpen', due],
    ['have this one for good', { ...shut, state: 'SUBMITTED', dueAt: past }, 'handedIn', null],
  ])('%s', (_rule, changes, words, at) => {
    expect(submissionsTold({ ...standing, ...changes })).toEqual({ words, at });
  });

  it('give back what was handed in while they are open', () => {
    expect(canWithdraw({ ...standing, state: 'SUBMITTED' })).toBe(true);
    expect(canWithdraw({ ...standing, state: 'GRADED' })).toBe(true);
    expect(canWithdraw({ ...standing, state: 'GRADED', open: false })).toBe(false);
    expect(canWithdraw(standing)).toBe(false);
  });

  it('keep the deadline of the group where the student’s own was earlier, or is over', () => {
    expect(deadlineOf({ ...standing, reopenedUntil: past })).toBe(due);
    expect(deadlineOf({ ...standing, ...reopened, open: false })).toBe(past);
  });
});
