import { describe, expect, it } from 'vitest';
import { absenceBetween, afterAbsence } from './server-absence.rules.ts';

const at = (seconds: number): string =>
  new Date(Date.parse('2026-03-02T10:00:00Z') + seconds * 1000).toISOString();
const none = { dueAt: null, deadline: null, seenAt: null, leftAt: null };
const absent = (from: number, until: number) => {
  const absence = absenceBetween(at(from), at(until));
  if (!absence) throw new Error('The servers were up');
  return absence;
};

describe('an absence of all servers', () => {
  it('is a silence in which two signs did not come', () => {
    expect(absenceBetween(at(0), at(6))).toBeNull();
    expect(absenceBetween(at(0), at(7))).toEqual({ from: at(0), until: at(7), seconds: 7 });
  });

  it('is none where another clock was ahead', () => {
    expect(absenceBetween(at(60), at(0))).toBeNull();
  });
});

describe('an attempt after an absence', () => {
  it('has the time that it had before', () => {
    expect(afterAbsence({ ...none, dueAt: at(500) }, absent(100, 300)).dueAt).toBe(at(700));
    expect(afterAbsence(none, absent(100, 300))).toEqual(none);
  });

  it('has a deadline moved that was ahead, not one that was over', () => {
    const deadline = (seconds: number) =>
      afterAbsence({ ...none, deadline: at(seconds) }, absent(100, 300)).deadline;
    expect(deadline(99)).toBe(at(99));
    expect(deadline(100)).toBe(at(300));
    expect(deadline(5000)).toBe(at(5200));
  });

  it('was seen when the servers were back, and has the grace that was left of it', () => {
    const before = { ...none, seenAt: at(95), leftAt: at(70) };
    expect(afterAbsence(before, absent(100, 300))).toMatchObject({
      seenAt: at(300),
      leftAt: at(270),
    });
  });

  it('fails nobody before the page is heard of again, where it was long', () => {
    const before = { ...none, dueAt: at(600), seenAt: at(95), leftAt: at(70) };
    expect(afterAbsence(before, absent(100, 700))).toMatchObject({ seenAt: at(700) });
    expect(afterAbsence(before, absent(100, 701))).toMatchObject({
      dueAt: at(1201),
      seenAt: null,
      leftAt: null,
    });
  });
});
