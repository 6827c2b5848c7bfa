import { describe, expect, it } from 'vitest';
import { clampPosition, LessonProgressInputSchema, visitId } from './progress.rules.ts';

describe('the position in a lesson', () => {
  it.each([
    [0, 600, 0],
    [599, 600, 599],
    [600, 600, 600],
    [601, 600, 600],
    [-1, 600, 0],
    [-1, null, 0],
    [86_400, null, 86_400],
    [10, 0, 0],
  ])('%i of %s seconds is kept as %i', (position, duration, kept) => {
    expect(clampPosition(position, duration)).toBe(kept);
  });
});

describe('the playback speed', () => {
  it.each([
    [0.5, true],
    [1, true],
    [1.75, true],
    [2, true],
    [0.49, false],
    [2.01, false],
    [-1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%f is accepted: %s', (playbackSpeed, accepted) => {
    const input = { lessonId: 'lesson-1', positionSeconds: 5, playbackSpeed, completed: false };
    expect(LessonProgressInputSchema.safeParse(input).success).toBe(accepted);
  });
});

describe('a visit', () => {
  const visit = (at: string, user = 'user-1', course = 'course-1') => visitId(user, course, at);

  it('is the same one for the whole minute', () => {
    expect(visit('2026-03-02T12:00:59.999Z')).toBe(visit('2026-03-02T12:00:00.000Z'));
  });

  it.each([
    ['a minute later', visit('2026-03-02T12:01:00.000Z')],
    ['of another person', visit('2026-03-02T12:00:00.000Z', 'user-2')],
    ['of another course', visit('2026-03-02T12:00:00.000Z', 'user-1', 'course-2')],
  ])('is another one %s', (_what, other) => {
    expect(other).not.toBe(visit('2026-03-02T12:00:00.000Z'));
  });
});
