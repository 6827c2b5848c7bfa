import { describe, expect, it } from 'vitest';
import { type AnalysedAnswer, analyseItems } from './item-analysis.rules.ts';

const answer = (
  attempt: number,
  questionId: string,
  share: number | null,
  more: Partial<AnalysedAnswer> = {},
): AnalysedAnswer => ({
  attemptId: `a${String(attempt).padStart(2, '0')}`,
  questionId,
  earned: share === null ? null : share * 100,
  points: 1,
  answered: true,
  choiceIds: [],
  regionId: 'here',
  locale: 'en',
  ...more,
});

describe('what sittings tell of a question', () => {
  it('is the mean share, how many answered, and which choices they took', () => {
    const analysed = analyseItems([
      answer(1, 'q', 1, { choiceIds: ['a'] }),
      answer(2, 'q', 0, { choiceIds: ['b'] }),
      answer(3, 'q', 0.5, { choiceIds: ['a', 'b'] }),
      answer(4, 'q', 0, { answered: false }),
      answer(5, 'q', null),
    ]).get('q');
    expect(analysed).toMatchObject({ answered: 3, difficulty: 0.375 });
    expect(Object.fromEntries(analysed?.chosen ?? [])).toEqual({ a: 2, b: 2 });
  });

  it('is whether strong sittings answer it better than weak ones', () => {
    const answers = Array.from({ length: 12 }, (_, at) => [
      answer(at, 'rest', at < 6 ? 0 : 1),
      answer(at, 'telling', at < 6 ? 0 : 1),
      answer(at, 'turned', at < 6 ? 1 : 0.5),
    ]).flat();
    const analysed = analyseItems(answers);
    expect(analysed.get('telling')?.discrimination).toBe(1);
    expect(analysed.get('turned')?.discrimination).toBe(-0.5);
    expect(analyseItems(answers.slice(0, 6)).get('telling')?.discrimination).toBeNull();
  });

  it('is whether a language lies far from the others', () => {
    const answers = Array.from({ length: 20 }, (_, at) =>
      answer(at, 'q', at < 10 ? 1 : 0.25, { locale: at < 10 ? 'en' : 'de_DE' }),
    );
    expect(analyseItems(answers).get('q')?.byLocale).toEqual([
      { key: 'de_DE', answered: 10, difficulty: 0.25, outlier: true },
      { key: 'en', answered: 10, difficulty: 1, outlier: true },
    ]);
    const few = answers.filter((_each, at) => at < 10 || at >= 16);
    expect(
      analyseItems(few)
        .get('q')
        ?.byLocale.some(({ outlier }) => outlier),
    ).toBe(false);
  });
});
