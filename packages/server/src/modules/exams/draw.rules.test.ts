import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../seed/random.ts';
import { type Candidate, type DrawableItem, drawQuestions, shuffled } from './draw.rules.ts';

const chanceOf = (seed: number) => {
  const random = new SeededRandom(seed);
  return () => random.next();
};
const candidate = (questionId: string, parts: Candidate['parts'] = []): Candidate => ({
  questionId,
  versionId: `${questionId}-v1`,
  kind: 'SINGLE_CHOICE',
  parts,
});
const fixed = (id: string, parts?: Candidate['parts']): DrawableItem => ({
  _id: `item-${id}`,
  points: 2,
  draw: 1,
  candidates: [candidate(id, parts)],
});
const pool = (ids: readonly string[], draw: number): DrawableItem => ({
  _id: 'pool',
  points: 1,
  draw,
  candidates: ids.map((id) => candidate(id)),
});
const choices = ['a', 'b', 'c', 'd'].map((_id) => ({ _id, role: 'CHOICE' as const }));
const asWritten = { questions: false, parts: false };
const mixed = { questions: true, parts: true };

describe('what an attempt asks', () => {
  it('is what the exam asks, as it was written, where nothing is shuffled', () => {
    const drawn = drawQuestions([fixed('x', choices), fixed('y')], asWritten, chanceOf(1));
    expect(drawn).toMatchObject([
      { position: 1, questionId: 'x', points: 2, partIds: ['a', 'b', 'c', 'd'] },
      { position: 2, questionId: 'y', itemId: 'item-y' },
    ]);
  });

  it('draws so many of a pool, no question twice, whatever chance says', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), (seed, draw) => {
        const items = [pool(['x', 'y', 'z', 'w'], draw), fixed('x')];
        const ids = drawQuestions(items, mixed, chanceOf(seed)).map((each) => each.questionId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength(Math.min(draw, 3) + 1);
        expect(ids).toContain('x');
      }),
    );
  });

  it('draws each question of a pool as often as any other', () => {
    const counts = new Map<string, number>();
    const chance = chanceOf(7);
    for (let round = 0; round < 4000; round += 1) {
      for (const { questionId } of drawQuestions([pool(['x', 'y', 'z', 'w'], 2)], mixed, chance)) {
        counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
      }
    }
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(150);
  });

  it('never shows items as they were written: that could be their order', () => {
    const parts = ['1', '2', '3'].map((_id) => ({ _id, role: 'ITEM' as const }));
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const [drawn] = drawQuestions([fixed('x', parts)], asWritten, chanceOf(seed));
        expect(drawn?.partIds.toSorted()).toEqual(['1', '2', '3']);
        expect(drawn?.partIds).not.toEqual(['1', '2', '3']);
      }),
    );
  });

  it('shuffles parts where the exam says so, but not true and false', () => {
    const orders = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        drawQuestions([fixed('x', choices)], mixed, chanceOf(seed))[0]?.partIds.join(''),
      ),
    );
    expect(orders.size).toBeGreaterThan(10);
    const statement = { ...fixed('x', choices.slice(0, 2)) };
    const candidates = statement.candidates.map((each) => ({
      ...each,
      kind: 'TRUE_FALSE' as const,
    }));
    for (let seed = 0; seed < 10; seed += 1) {
      const [drawn] = drawQuestions([{ ...statement, candidates }], mixed, chanceOf(seed));
      expect(drawn?.partIds).toEqual(['a', 'b']);
    }
  });
});

describe('shuffled', () => {
  it('keeps everything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
        const ordered = (values: number[]) => values.toSorted((a, b) => a - b);
        expect(ordered(shuffled(list, chanceOf(seed)))).toEqual(ordered(list));
      }),
    );
  });
});
