import { describe, expect, it } from 'vitest';
import { type Clocked, dueAtOf, failureAhead, verdictOf } from './attempt-clock.rules.ts';

const at = (seconds: number): string =>
  new Date(Date.parse('2026-03-02T10:00:00Z') + seconds * 1000).toISOString();
const attempt = (more: Partial<Clocked> = {}): Clocked => ({
  dueAt: null,
  leavingFails: true,
  graceSeconds: 60,
  connectionGraceSeconds: 300,
  seenAt: null,
  leftAt: null,
  leftBy: null,
  sessionOver: false,
  ...more,
});
const verdict = (more: Partial<Clocked>, seconds: number, milliseconds = 0) =>
  verdictOf(attempt(more), new Date(Date.parse(at(seconds)) + milliseconds));

describe('the law of the clock', () => {
  it.each<[string, Partial<Clocked>, number]>([
    ['time, with what was on its way', { dueAt: at(600) }, 615],
    ['a page that was left', { leftAt: at(100) }, 160],
    ['a page that is not heard of', { seenAt: at(100) }, 410],
    ['a page that was left and is not heard of', { seenAt: at(100), leftAt: at(100) }, 160],
    ['no grace', { leftAt: at(100), graceSeconds: 0 }, 100],
    ['no grace of a lost line', { seenAt: at(100), connectionGraceSeconds: 0 }, 110],
  ])('%s: over after its very second, not in it', (_what, more, last) => {
    expect(verdict(more, last)).toBeNull();
    expect(verdict(more, last, 1)).not.toBeNull();
  });

  it('says how it ended and when', () => {
    expect(verdict({ dueAt: at(600) }, 9999)).toEqual({
      status: 'FINISHED',
      endedBy: 'TIME_UP',
      at: at(600),
    });
    const left = { status: 'ABANDONED', endedBy: 'CLOSED', at: at(100) };
    expect(verdict({ leftAt: at(100), leftBy: 'CLOSED' }, 9999)).toEqual(left);
    const lost = { status: 'ABANDONED', endedBy: 'LOST_CONNECTION', at: at(100) };
    expect(verdict({ seenAt: at(100) }, 9999)).toEqual(lost);
    const loggedOut = { status: 'ABANDONED', endedBy: 'LOGGED_OUT', at: at(100) };
    expect(verdict({ leftAt: at(100), leftBy: 'LOGGED_OUT' }, 9999)).toEqual(loggedOut);
    expect(verdict({ seenAt: at(100), sessionOver: true }, 9999)).toEqual(loggedOut);
  });

  it('finds the earliest end, however late it looks', () => {
    const left = { leftAt: at(500), seenAt: at(500), dueAt: at(600) };
    expect(verdict(left, 9999)).toMatchObject({ endedBy: 'LEFT' });
    const timeUpWhileAway = { leftAt: at(590), seenAt: at(590), dueAt: at(600) };
    expect(verdict(timeUpWhileAway, 9999)).toMatchObject({ endedBy: 'TIME_UP' });
  });

  it('lets nothing but time end an attempt that leaving does not fail', () => {
    const free = { leavingFails: false, leftAt: at(0), seenAt: at(0) };
    expect(verdict(free, 99_999)).toBeNull();
    expect(verdict({ ...free, dueAt: at(600) }, 616)).toMatchObject({ endedBy: 'TIME_UP' });
  });

  it('leaves an attempt alone whose page was never heard of', () => {
    expect(verdict({}, 99_999)).toBeNull();
  });
});

describe('the failure ahead', () => {
  const ahead = (more: Partial<Clocked>) => {
    const failure = failureAhead(attempt(more));
    return failure && { ...failure, when: new Date(failure.when).toISOString() };
  };

  it.each<[string, Partial<Clocked>, number, string]>([
    ['a page that is there', { seenAt: at(100) }, 410, 'LOST_CONNECTION'],
    ['a page that was left', { seenAt: at(100), leftAt: at(90), leftBy: 'LEFT' }, 150, 'LEFT'],
    [
      'a short grace of the line',
      { seenAt: at(100), leftAt: at(100), leftBy: 'CLOSED', connectionGraceSeconds: 20 },
      130,
      'LOST_CONNECTION',
    ],
    ['a session that is over', { seenAt: at(100), sessionOver: true }, 410, 'LOGGED_OUT'],
  ])('of %s is told before it comes', (_what, more, when, endedBy) => {
    expect(ahead(more)).toMatchObject({ when: at(when), endedBy });
    const over = { status: 'ABANDONED', endedBy };
    expect(verdict(more, when, 1)).toMatchObject(over);
  });

  it('is none where nothing fails it', () => {
    expect(ahead({ leavingFails: false, seenAt: at(0), leftAt: at(0) })).toBeNull();
    expect(ahead({})).toBeNull();
  });
});

describe('dueAtOf', () => {
  it('is so many minutes after the start; without a limit there is none', () => {
    expect(dueAtOf(at(0), 45)).toBe(at(2700));
    expect(dueAtOf(at(0), null)).toBeNull();
  });
});
