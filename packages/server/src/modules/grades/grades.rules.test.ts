import { defaultScale } from '@lampstand/grades';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseGrade, partOf } from './course-grade.rules.ts';
import type { RawCourseGrade, RawPart } from './grade-parts.list.ts';
import { DomainError } from '../../platform/errors.ts';
import { checkScale, GradeScaleInputSchema } from './grade-scale.rules.ts';
import { designOf, usualDesign } from './transcript-design.rules.ts';
import { CODE_ALPHABET, codeOf, RANDOM_CHARACTERS, readCode } from './transcript-code.rules.ts';
import { hasCompleted, transcriptOf } from './transcript.rules.ts';

const NOW = '2026-05-01T12:00:00.000Z';
const raw = (change: Partial<RawPart> = {}): RawPart => ({
  _id: 'part',
  kind: 'EXAM',
  title: 'Part',
  weight: 1,
  dueAt: null,
  beforeJoining: false,
  marking: false,
  best: null,
  counted: 0,
  graded: null,
  reopenedUntil: null,
  ...change,
});
const scored = (score: number, weight = 1) =>
  raw({ weight, best: { score, scaledFrom: null, correctedFrom: null }, counted: 1 });
const course = (code: string, parts: RawPart[], change: Partial<RawCourseGrade> = {}) => ({
  userId: 'user',
  course: { _id: code, code, name: code },
  term: { _id: 't1', name: 'Spring', year: 2026, startsOn: '2026-01-12' },
  startsOn: '2026-01-12',
  endsOn: '2026-05-29',
  deduction: 0,
  correction: null,
  parts,
  ...change,
});

describe('a part of a grade', () => {
  it.each([
    ['nothing, without a deadline', {}, 'PENDING', null],
    ['nothing, a moment before it', { dueAt: '2026-05-01T12:00:00.001Z' }, 'PENDING', null],
    ['nothing, at its deadline', { dueAt: NOW }, 'MISSING', 0],
    [
      'nothing, due before the student joined',
      { dueAt: NOW, beforeJoining: true },
      'NOT_REQUIRED',
      null,
    ],
    [
      'nothing, though it was opened again for who joined late',
      { dueAt: '2026-04-01T00:00:00Z', reopenedUntil: NOW, beforeJoining: true },
      'MISSING',
      0,
    ],
    [
      'work that was done all the same',
      { dueAt: NOW, beforeJoining: true, graded: { score: 64, completed: null } },
      'GRADED',
      64,
    ],
    [
      'nothing, while it is open again',
      { dueAt: '2026-04-01T00:00:00Z', reopenedUntil: '2026-05-02T00:00:00Z' },
      'PENDING',
      null,
    ],
    ['what waits for marks, after it', { dueAt: NOW, marking: true }, 'MARKING', null],
    ['work in per cent', { graded: { score: 64, completed: null } }, 'GRADED', 64],
    ['work that is complete', { graded: { score: null, completed: true } }, 'GRADED', 100],
    ['work that is not', { graded: { score: null, completed: false } }, 'GRADED', 0],
    [
      'a corrected attempt',
      { best: { score: 75, scaledFrom: 90, correctedFrom: 70 }, counted: 1 },
      'GRADED',
      75,
    ],
  ])('of %s', (_name, change, state, score) => {
    expect(partOf(raw(change), NOW)).toMatchObject({ state, score });
  });
});

describe('a course', () => {
  it('is complete once nothing of weight is to come', () => {
    const grade = (parts: RawPart[]) => courseGrade(course('A', parts), defaultScale, NOW);
    expect(grade([scored(80), raw()]).complete).toBe(false);
    expect(grade([scored(80), raw({ weight: 0 })]).complete).toBe(true);
    const joinedLate = raw({ dueAt: NOW, beforeJoining: true });
    expect(grade([scored(80), joinedLate])).toMatchObject({ score: 80, complete: true });
    expect(grade([joinedLate])).toMatchObject({ score: null, letter: null, complete: false });
    expect(grade([]).complete).toBe(false);
  });

  it('has steps that end in its score, whatever its parts are', () => {
    const part = fc.record({
      score: fc.integer({ min: 0, max: 100 }),
      weight: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 40 }),
        (parts, deduction) => {
          const grade = courseGrade(
            course(
              'A',
              parts.map(({ score, weight }) => scored(score, weight)),
              { deduction },
            ),
            defaultScale,
            NOW,
          );
          const numbers = grade.steps.flatMap(({ value }) => (value === null ? [] : [value]));
          expect(numbers.at(-1)).toBe(grade.score);
          expect(grade.letter).not.toBeNull();
        },
      ),
    );
  });
});

describe('a transcript', () => {
  const grades = [
    course('B', [scored(84)]),
    course('A', [scored(91)]),
    course('C', [scored(60), raw()]),
    course('D', [raw()]),
    course('E', [scored(70)], { term: null, endsOn: '2025-06-30' }),
  ].map((one) => courseGrade(one, defaultScale, NOW));

  it('goes term by term, counts what is complete and leaves out what has nothing', () => {
    const { terms, meanScore, meanPoints } = transcriptOf(grades, defaultScale);
    expect(
      terms.map(({ name, year, courses }) => [name, year, courses.map((c) => c.code)]),
    ).toEqual([
      [null, 2025, ['E']],
      ['Spring', 2026, ['A', 'B', 'C']],
    ]);
    expect(terms[1]).toMatchObject({ meanScore: 88, meanPoints: 3.5 });
    expect(terms[1]?.courses[2]).toMatchObject({ complete: false, score: null, letter: null });
    expect({ meanScore, meanPoints }).toEqual({ meanScore: 82, meanPoints: 3 });
  });

  it('is issued once something is complete', () => {
    expect(hasCompleted(transcriptOf(grades, defaultScale))).toBe(true);
    expect(hasCompleted(transcriptOf(grades.slice(2, 4), defaultScale))).toBe(false);
  });
});

/** What is wrong, by field. */
function wrongIn(run: () => unknown): string[] {
  try {
    run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.entries(error.fields).map(([field, { key }]) => `${field} ${key}`);
  }
  return [];
}

describe('the scale', () => {
  const A = { letter: 'A', from: 80, points: 4 };
  const F = { letter: 'F', from: 0, points: 0 };

  it.each([
    ['no band from 0', [A, { ...F, from: 10 }], ['bands.1.from errors.grades.bandLast']],
    [
      'bands in the wrong order',
      [F, A],
      ['bands.1.from errors.grades.bandLast', 'bands.1.points errors.grades.bandPoints'],
    ],
    [
      'two bands alike',
      [A, A, F],
      expect.arrayContaining(['bands.1.from errors.grades.bandOrder']),
    ],
    ['a letter twice', [A, { ...F, letter: 'a' }], ['bands.1.letter errors.grades.letterTwice']],
    ['more points for less', [A, { ...F, points: 5 }], ['bands.1.points errors.grades.bandPoints']],
  ])('is refused with %s', (_name, bands, wrong) => {
    expect(wrongIn(() => checkScale({ bands }))).toEqual(wrong);
  });

  it.each([
    ['one band', [F]],
    ['points of three digits', [{ ...A, points: 3.999 }, F]],
    ['an empty letter', [{ ...A, letter: ' ' }, F]],
  ])('is refused with %s', (_name, bands) => {
    expect(GradeScaleInputSchema.safeParse({ bands }).success).toBe(false);
  });

  it('takes letters with pluses', () => {
    const bands = [A, { letter: 'B+', from: 77, points: 3.3 }, F];
    expect(GradeScaleInputSchema.safeParse({ bands }).success).toBe(true);
    expect(wrongIn(() => checkScale({ bands }))).toEqual([]);
  });
});

describe('the design of a transcript', () => {
  const { blocks } = usualDesign;

  it('has each part once, in any order', () => {
    const turned = blocks.toReversed();
    expect(designOf({ blocks: turned })).toEqual({ blocks: turned, letterhead: null });
    for (const wrong of [blocks.slice(1), [...blocks.slice(1), ...blocks.slice(1, 2)]]) {
      expect(wrongIn(() => designOf({ blocks: wrong }))).toEqual(['blocks errors.grades.blocks']);
    }
  });

  it('leaves out what is not needed, and nothing that is', () => {
    const shown = (...kinds: string[]) =>
      blocks.map(({ kind }) => ({ kind, shown: kinds.includes(kind) }));
    expect(wrongIn(() => designOf({ blocks: shown('STUDENT', 'COURSES', 'PROOF') }))).toEqual([]);
    expect(wrongIn(() => designOf({ blocks: shown('STUDENT', 'COURSES') }))).toEqual([
      'blocks.6.shown errors.grades.neededBlock',
    ]);
  });
});

describe('the code of a transcript', () => {
  const draws = fc.array(fc.nat(CODE_ALPHABET.length - 1), {
    minLength: RANDOM_CHARACTERS,
    maxLength: RANDOM_CHARACTERS,
  });

  it('is more than 60 random bits', () => {
    expect(RANDOM_CHARACTERS * Math.log2(CODE_ALPHABET.length)).toBeGreaterThan(60);
  });

  it('is read however it is typed', () => {
    fc.assert(
      fc.property(draws, (numbers) => {
        const code = codeOf(numbers);
        expect(readCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
      }),
    );
  });

  it('tells any one wrong character, and any two in each other’s place', () => {
    const place = fc.nat(RANDOM_CHARACTERS - 1);
    fc.assert(
      fc.property(
        draws,
        place,
        place,
        fc.constantFrom(...CODE_ALPHABET),
        (numbers, at, to, other) => {
          const characters = Array.from(codeOf(numbers).replaceAll('-', ''));
          const wrong = characters.with(at, other);
          expect(other === characters[at] || readCode(wrong.join('')) === null).toBe(true);
          const swapped = characters.with(at, characters[to] ?? '').with(to, characters[at] ?? '');
          expect(characters[at] === characters[to] || readCode(swapped.join('')) === null).toBe(
            true,
          );
        },
      ),
    );
  });
});
