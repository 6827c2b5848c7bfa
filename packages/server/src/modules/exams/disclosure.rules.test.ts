import { describe, expect, it } from 'vitest';
import { answerDisclosures } from './exam-kinds.rules.ts';
import { isHeldBack, showsAnswers } from './disclosure.rules.ts';

type Shown = Parameters<typeof showsAnswers>;
const failed = { mode: 'EXAM', passed: false, marking: false, abandoned: false } as const;
const left = { passed: false, attemptsLeft: 1 };
const none = { passed: false, attemptsLeft: 0 };
const passed = { passed: true, attemptsLeft: 1 };
const NOW = new Date('2026-03-02T10:00:00Z');

/** The settings under which the answers are shown. */
const shownBy = (result: Shown[1], standing: Shown[2], others: Shown[3] = null) =>
  answerDisclosures.filter((setting) => showsAnswers(setting, result, standing, others, NOW));

describe('the answers of an attempt that was handed in', () => {
  it('are shown at its end, or once no attempt is left, as the exam says', () => {
    expect(shownBy(failed, left)).toEqual(['AT_END', 'AFTER_DEADLINE']);
    expect(shownBy(failed, none)).toEqual(['AT_END', 'WHEN_NO_ATTEMPTS_LEFT', 'AFTER_DEADLINE']);
    expect(shownBy({ ...failed, passed: true }, passed)).toEqual([
      'AT_END',
      'WHEN_PASSED',
      'WHEN_NO_ATTEMPTS_LEFT',
      'AFTER_DEADLINE',
    ]);
    expect(shownBy({ ...failed, passed: true, marking: true }, left)).not.toContain('WHEN_PASSED');
  });

  it('wait after the deadline for the last who sits the same, and for the own late attempt', () => {
    const shows = (until: string, late: boolean, standing = left) =>
      shownBy(failed, standing, { until, late }).includes('AFTER_DEADLINE');
    expect(shows('2026-03-02T10:00:01Z', false)).toBe(false);
    expect(shows('2026-03-02T10:00:00Z', false)).toBe(false);
    expect(shows('2026-03-02T09:59:59Z', false)).toBe(true);
    expect(shows('2026-03-02T09:59:59Z', true)).toBe(false);
    expect(shows('2026-03-02T09:59:59Z', true, none)).toBe(true);
    expect(shows('2026-03-02T10:00:01Z', true, passed)).toBe(false);
  });
});

describe('the answers of what does not count, or may be given back', () => {
  it('of practice are shown to who has passed or has no attempt left', () => {
    const practice = { ...failed, mode: 'PRACTICE' } as const;
    expect(shownBy({ ...practice, passed: true }, left)).toEqual([]);
    expect(shownBy(practice, none)).toEqual(shownBy(failed, none));
    expect(shownBy(practice, passed)).toContain('WHEN_PASSED');
    expect([isHeldBack('PRACTICE', left), isHeldBack('PRACTICE', none)]).toEqual([true, false]);
    expect(isHeldBack('EXAM', left)).toBe(false);
  });

  it('of an attempt that was not handed in are shown once the exam is passed', () => {
    expect(shownBy({ ...failed, abandoned: true }, none)).toEqual([]);
    expect(shownBy({ ...failed, abandoned: true }, passed)).toContain('AT_END');
  });
});
