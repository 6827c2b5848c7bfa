import { describe, expect, it } from 'vitest';
import { attemptsLeft, blockedReason, decideStart, mayEnd, type Offer } from './attempt.rules.ts';

const offer = (groupId: string, more: Partial<Offer> = {}): Offer => ({
  groupId,
  regionId: 'region',
  kind: 'CAMPUS',
  selected: false,
  ...more,
});
const standing = (more: Partial<Parameters<typeof decideStart>[0]> = {}) => ({
  allowedAttempts: 2,
  attemptsUsed: 0,
  openAttemptId: null,
  requirements: [],
  offers: [offer('first'), offer('second')],
  ...more,
});
const chosen = (offers: readonly Offer[], inApp = false) => {
  const start = decideStart(standing({ offers }), inApp);
  return start.kind === 'begin' ? start.offer.groupId : start.kind;
};

describe('decideStart', () => {
  it('begins in the first group that has the course', () => {
    expect(chosen([offer('first'), offer('second')])).toBe('first');
  });

  it('begins in the selected group where that has the course', () => {
    expect(chosen([offer('first'), offer('second', { selected: true })])).toBe('second');
  });

  it('goes on with an open attempt, also when it was the last one allowed', () => {
    const start = decideStart(standing({ attemptsUsed: 2, openAttemptId: 'open' }), false);
    expect(start).toEqual({ kind: 'go on', attemptId: 'open' });
  });

  it('refuses beyond the allowed attempts in the words of the specification', () => {
    expect(decideStart(standing({ attemptsUsed: 1 }), false).kind).toBe('begin');
    expect(decideStart(standing({ attemptsUsed: 2 }), false)).toEqual({
      kind: 'refuse',
      code: 'LIMIT',
      reason: 'errors.examNoAttemptsLeft',
    });
  });

  it('takes only groups of the offline-app kind in the app', () => {
    const offline = offer('offline', { kind: 'OFFLINE_APP' });
    expect(chosen([offer('campus', { selected: true }), offline], true)).toBe('offline');
    expect(chosen([offer('campus'), offer('online', { kind: 'ONLINE' })], true)).toBe('refuse');
  });

  it('takes groups of the offline-app kind outside the app too', () => {
    expect(chosen([offer('offline', { kind: 'OFFLINE_APP' })])).toBe('offline');
  });
});

describe('blockedReason', () => {
  it('is null while the exam can be started or gone on with', () => {
    expect(blockedReason(standing(), false)).toBeNull();
    expect(blockedReason(standing({ attemptsUsed: 2, openAttemptId: 'open' }), false)).toBeNull();
  });

  it('names what is in the way', () => {
    expect(blockedReason(standing(), true)).toBe('errors.examOfflineOnly');
    expect(blockedReason(standing({ attemptsUsed: 3 }), false)).toBe('errors.examNoAttemptsLeft');
  });
});

describe('an attempt', () => {
  it('ends only while it is open', () => {
    const ends = (['OPEN', 'FINISHED', 'ABANDONED'] as const).map(mayEnd);
    expect(ends).toEqual([true, false, false]);
  });

  it.each([
    [2, 0, 2],
    [2, 2, 0],
    [1, 3, 0],
  ])('of %i allowed, %i used leaves %i', (allowedAttempts, attemptsUsed, left) => {
    expect(attemptsLeft({ allowedAttempts, attemptsUsed })).toBe(left);
  });
});
