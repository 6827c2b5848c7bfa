import { describe, expect, it } from 'vitest';
import { instantOf } from '../../platform/zoned-time.ts';
import { hardTimes } from '../../testing/hard-times.ts';
import { receiptOf } from './receipt.ts';
import {
  checkHandingIn,
  closedReason,
  gradeOf,
  inTime,
  isLate,
  type Standing,
  stateOf,
} from './submissions.rules.ts';

const NOW = '2026-11-01T16:00:00.000Z';
const standing = (given: Partial<Standing> = {}): Standing => ({
  opensAt: null,
  dueAt: null,
  status: null,
  reopenedUntil: null,
  ...given,
});

describe('a deadline', () => {
  it.each([
    ['2026-11-01T15:59:59.999Z', true],
    ['2026-11-01T16:00:00.000Z', true],
    ['2026-11-01T16:00:00.999Z', true],
    ['2026-11-01T16:00:01.000Z', false],
  ])('of 16:00:00 is kept at %s: %s', (at, kept) => {
    expect(inTime(at, NOW)).toBe(kept);
  });
});

describe('the dates of a campus', () => {
  it(`open, are due and close to the second, at ${hardTimes.length} of them`, () => {
    for (const [zone, time] of hardTimes) {
      const moment = instantOf(time, zone, 'earlier').toISOString();
      const at = (seconds: number) => new Date(Date.parse(moment) + seconds * 1000).toISOString();
      const reasons = (given: Partial<Standing>) =>
        [-1, 0, 1].map((seconds) => closedReason(standing(given), at(seconds)));
      expect(reasons({ opensAt: moment })).toEqual(['errors.assignments.notYet', null, null]);
      expect(reasons({ dueAt: moment })).toEqual([null, null, 'errors.assignments.closed']);
      expect(reasons({ dueAt: at(-100), reopenedUntil: moment })).toEqual([
        null,
        null,
        'errors.assignments.closed',
      ]);
      expect([0, 1].map((seconds) => isLate({ dueAt: moment }, at(seconds)))).toEqual([
        false,
        true,
      ]);
    }
  });
});

describe('handing in', () => {
  it.each<[string, Partial<Standing>, string | null, string]>([
    ['has no dates', {}, null, 'OPEN'],
    ['opens later', { opensAt: '2026-11-01T16:00:01Z' }, 'errors.assignments.notYet', 'NOT_YET'],
    ['opens now', { opensAt: NOW }, null, 'OPEN'],
    ['is due now', { dueAt: NOW }, null, 'OPEN'],
    ['was due', { dueAt: '2026-11-01T15:59:59Z' }, 'errors.assignments.closed', 'CLOSED'],
    ['is handed in', { status: 'SUBMITTED' }, null, 'SUBMITTED'],
    ['is graded', { status: 'GRADED' }, 'errors.assignments.graded', 'GRADED'],
    [
      'is graded and open once more',
      { status: 'GRADED', reopenedUntil: '2026-11-02T00:00:00Z' },
      null,
      'GRADED',
    ],
    [
      'was due and is open once more',
      { dueAt: '2026-10-01T00:00:00Z', reopenedUntil: NOW },
      null,
      'OPEN',
    ],
    [
      'was open once more',
      { dueAt: '2026-10-01T00:00:00Z', reopenedUntil: '2026-11-01T15:59:59Z' },
      'errors.assignments.closed',
      'CLOSED',
    ],
    [
      'was begun and is due',
      { status: 'DRAFT', dueAt: '2026-11-01T15:00:00Z' },
      'errors.assignments.closed',
      'CLOSED',
    ],
  ])('of work that %s', (_name, given, reason, state) => {
    expect(closedReason(standing(given), NOW)).toBe(reason);
    expect(stateOf(standing(given), NOW)).toBe(state);
  });

  it('needs words or a file, and a reason where it is late', () => {
    const work = { text: ' ', lateReason: null, dueAt: null, files: 0 };
    expect(() => checkHandingIn(work, NOW)).toThrow('errors.assignments.nothing');
    expect(() => checkHandingIn({ ...work, files: 1 }, NOW)).not.toThrow();
    const late = { ...work, text: 'Grace', dueAt: '2026-10-01T00:00:00Z' };
    expect(() => checkHandingIn(late, NOW)).toThrow('errors.invalid');
    expect(() => checkHandingIn({ ...late, lateReason: 'Flood' }, NOW)).not.toThrow();
  });
});

describe('a grade', () => {
  it('is a score, or complete or not, as the assignment asks', () => {
    expect(gradeOf('GRADED', { score: 0, completed: true })).toEqual({ score: 0, completed: null });
    expect(gradeOf('COMPLETION', { score: 5, completed: false })).toEqual({
      score: null,
      completed: false,
    });
    expect(() => gradeOf('GRADED', { completed: true })).toThrow('errors.invalid');
    expect(() => gradeOf('COMPLETION', { score: 100 })).toThrow('errors.invalid');
  });
});

describe('a receipt', () => {
  const work = {
    submissionId: 'one',
    number: 1,
    submittedAt: NOW,
    text: 'Grace',
    files: [{ fileName: 'a.pdf', size: 3, sha256: 'aa' }],
  };

  it('is the same for the same work, and another for any other', () => {
    const receipt = receiptOf(work);
    expect(receipt).toEqual(receiptOf({ ...work }));
    expect(receipt.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(receipt.code).toMatch(
      /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
    );
    const others = [
      { ...work, submissionId: 'two' },
      { ...work, number: 2 },
      { ...work, submittedAt: '2026-11-01T16:00:00.001Z' },
      { ...work, text: 'Grace ' },
      { ...work, files: [] },
      { ...work, files: [{ fileName: 'b.pdf', size: 3, sha256: 'aa' }] },
      { ...work, files: [{ fileName: 'a.pdf', size: 3, sha256: 'ab' }] },
    ];
    const codes = others.map((other) => receiptOf(other).code);
    expect(new Set([receipt.code, ...codes]).size).toBe(others.length + 1);
  });
});
