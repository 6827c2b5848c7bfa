import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LessonInputSchema,
  movedLessons,
  type Place,
  withLessonAt,
  withoutLesson,
} from './lessons.rules.ts';

const placed = (...ids: readonly string[]): Place[] =>
  ids.map((_id, index) => ({ _id, position: index + 1 }));

describe('the order of lessons', () => {
  it.each([
    [1, ['new', 'a', 'b', 'c']],
    [2, ['a', 'new', 'b', 'c']],
    [4, ['a', 'b', 'c', 'new']],
    [99, ['a', 'b', 'c', 'new']],
  ])('takes a new lesson at position %i', (position, order) => {
    expect(withLessonAt(placed('a', 'b', 'c'), 'new', position)).toEqual(order);
  });

  it.each([
    ['a', 3, ['b', 'c', 'a']],
    ['c', 1, ['c', 'a', 'b']],
    ['b', 2, ['a', 'b', 'c']],
    ['b', 99, ['a', 'c', 'b']],
  ])('moves lesson %s to position %i', (id, position, order) => {
    expect(withLessonAt(placed('a', 'b', 'c'), id, position)).toEqual(order);
  });

  it('closes up behind a lesson that leaves', () => {
    const before = placed('a', 'b', 'c');
    expect(movedLessons(before, withoutLesson(before, 'b'))).toEqual([{ _id: 'c', position: 2 }]);
  });

  it('touches only the lessons between the old and the new place', () => {
    const before = placed('a', 'b', 'c', 'd', 'e');
    const moved = movedLessons(before, withLessonAt(before, 'b', 4)).map((place) => place._id);
    expect(moved).toEqual(['c', 'd', 'b']);
  });

  it('heals gaps and double positions that it finds', () => {
    const broken = [
      { _id: 'a', position: 1 },
      { _id: 'b', position: 1 },
      { _id: 'c', position: 7 },
    ];
    expect(movedLessons(broken, withLessonAt(broken, 'c', 3))).toEqual([
      { _id: 'b', position: 2 },
      { _id: 'c', position: 3 },
    ]);
  });

  it('is 1…n without gaps after any moves, and the moved lesson stands where it was put', () => {
    const moves = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 15 })), { maxLength: 30 });
    fc.assert(
      fc.property(moves, (steps) => {
        let places = placed('l0', 'l1', 'l2');
        for (const [lesson, position] of steps) {
          const after = withLessonAt(places, `l${lesson}`, position);
          expect(after[Math.min(position, after.length) - 1]).toBe(`l${lesson}`);
          expect(new Set(after).size).toBe(after.length);
          const moved = new Map(
            movedLessons(places, after).map((place) => [place._id, place.position]),
          );
          const stood = new Map(places.map((place) => [place._id, place.position]));
          places = after.map((_id) => ({ _id, position: moved.get(_id) ?? stood.get(_id) ?? 0 }));
          expect(places.map((place) => place.position)).toEqual(after.map((_, index) => index + 1));
        }
      }),
    );
  });
});

describe('a lesson', () => {
  const lesson = {
    courseId: 'course-1',
    title: 'Introduction',
    kind: 'VIDEO',
    position: 1,
    published: true,
  };

  it.each([
    ['as the college writes it', {}, true],
    ['without a title', { title: ' ' }, false],
    ['at position 0', { position: 0 }, false],
    ['at half a position', { position: 1.5 }, false],
    ['of an unknown kind', { kind: 'GAME' }, false],
    ['without a course', { courseId: '' }, false],
    ['to be read', { kind: 'TEXT', content: '<p>Read</p>' }, true],
    ['released at once', { releaseAfterDays: 0 }, true],
    ['released before its course', { releaseAfterDays: -1 }, false],
    ['released in eleven years', { releaseAfterDays: 4000 }, false],
    ['seen wholly before the exam', { minimumSeenPercent: 100, noSkipping: true }, true],
    ['seen more than wholly', { minimumSeenPercent: 101 }, false],
    ['seen not at all', { minimumSeenPercent: 0 }, false],
  ])('%s is accepted: %s', (_what, change, accepted) => {
    expect(LessonInputSchema.safeParse({ ...lesson, ...change }).success).toBe(accepted);
  });
});
