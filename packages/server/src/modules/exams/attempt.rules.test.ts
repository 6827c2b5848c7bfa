import { describe, expect, it } from 'vitest';
import {
  attemptsLeft,
  decideStart,
  isLate,
  mayEnd,
  type Offer,
  offerFor,
  type Standing,
} from './attempt.rules.ts';

const offer = (groupId: string, more: Partial<Offer> = {}): Offer => ({
  groupId,
  regionId: 'region',
  kind: 'CAMPUS',
  selected: false,
  opensAt: null,
  deadline: null,
  closesAt: null,
  ...more,
});
const now = new Date('2026-03-02T10:00:00Z');
const standing = (more: Partial<Standing> = {}): Standing => ({
  allowedAttempts: 2,
  attemptsUsed: 0,
  openAttemptId: null,
  requirements: [],
  ...more,
});
const chosen = (offers: readonly Offer[], inOfflineApp = false) =>
  offerFor(offers, { inOfflineApp, now })?.groupId;
const started = (more: Partial<Standing> = {}, at: Partial<Offer> = {}) =>
  decideStart(standing(more), offer('first', at), now);

const before = { opensAt: '2026-03-02T10:00:01Z' };
const within = { opensAt: '2026-03-02T10:00:00Z', closesAt: '2026-03-02T10:00:01Z' };
const after = { closesAt: '2026-03-02T10:00:00Z' };

describe('offerFor', () => {
  it('is the first group that has the course', () => {
    expect(chosen([offer('first'), offer('second')])).toBe('first');
  });

  it('is the selected group where that has the course', () => {
    expect(chosen([offer('first'), offer('second', { selected: true })])).toBe('second');
  });

  it('is a group whose window is open, also when another one is selected', () => {
    const closed = offer('closed', { selected: true, ...after });
    expect(chosen([closed, offer('open', within)])).toBe('open');
  });

  it('is one that opens later, where none is open', () => {
    const closed = offer('closed', { selected: true, ...after });
    expect(chosen([closed, offer('ahead', before)])).toBe('ahead');
  });

  it('takes only groups of the offline-app kind in the app', () => {
    const offline = offer('offline', { kind: 'OFFLINE_APP' });
    expect(chosen([offer('campus', { selected: true }), offline], true)).toBe('offline');
    expect(chosen([offer('campus'), offer('online', { kind: 'ONLINE' })], true)).toBeUndefined();
  });

  it('takes groups of the offline-app kind outside the app too', () => {
    expect(chosen([offer('offline', { kind: 'OFFLINE_APP' })])).toBe('offline');
  });
});

describe('decideStart', () => {
  it('goes on with an open attempt, also when it was the last one allowed or the exam has closed', () => {
    const goesOn = { kind: 'go on', attemptId: 'open' };
    expect(started({ attemptsUsed: 2, openAttemptId: 'open' })).toEqual(goesOn);
    expect(started({ openAttemptId: 'open' }, after)).toEqual(goesOn);
  });

  it('refuses beyond the allowed attempts in the words of the specification', () => {
    expect(started({ attemptsUsed: 1 }).kind).toBe('begin');
    expect(started({ attemptsUsed: 2 })).toEqual({
      kind: 'refuse',
      code: 'LIMIT',
      reason: 'errors.examNoAttemptsLeft',
    });
  });

  it.each([
    ['before it opens', before, 'errors.exam.notOpenYet'],
    ['from the moment it closes', after, 'errors.exam.closed'],
  ])('refuses %s', (_when, window, reason) => {
    expect(started({}, window)).toEqual({ kind: 'refuse', code: 'FORBIDDEN', reason });
  });

  it('begins within the window, and late after the deadline', () => {
    expect(started({}, within).kind).toBe('begin');
    expect(started({}, { deadline: '2026-03-01T10:00:00Z' }).kind).toBe('begin');
  });

  it('refuses where there is no group for it', () => {
    expect(decideStart(standing(), undefined, now)).toMatchObject({
      reason: 'errors.examOfflineOnly',
    });
  });
});

describe('an attempt', () => {
  it('ends only while it is open', () => {
    const ends = (['OPEN', 'FINISHED', 'ABANDONED'] as const).map(mayEnd);
    expect(ends).toEqual([true, false, false]);
  });

  it('is late after the very moment of the deadline', () => {
    const deadline = '2026-03-02T10:00:00.000Z';
    const at = ['2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.001Z'];
    expect(at.map((moment) => isLate(deadline, moment))).toEqual([false, true]);
    expect(isLate(null, '2026-03-02T10:00:00Z')).toBe(false);
  });

  it.each([
    [2, 0, 2],
    [2, 2, 0],
    [1, 3, 0],
  ])('of %i allowed, %i used leaves %i', (allowedAttempts, attemptsUsed, left) => {
    expect(attemptsLeft({ allowedAttempts, attemptsUsed })).toBe(left);
  });
});
