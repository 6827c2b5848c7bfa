import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merged, reachOf, sameRanges, wholeSeconds, type SecondsRange } from './watched.rules.ts';

const second = fc.integer({ min: 0, max: 400 });
const range = fc.record({ from: second, to: second });
const ranges = fc.array(range, { maxLength: 30 });

/** Every second by itself: the slow truth to compare with. */
const seconds = (some: readonly SecondsRange[]) =>
  new Set(
    some.flatMap(({ from, to }) =>
      Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
    ),
  );

const secondsIn = (some: readonly SecondsRange[]) => seconds(some).size;

describe('merged', () => {
  it('holds the same seconds, in order, apart from each other', () => {
    fc.assert(
      fc.property(ranges, (some) => {
        const result = merged(some);
        expect(seconds(result)).toEqual(seconds(some));
        result.slice(1).forEach((later, at) => {
          expect(later.from).toBeGreaterThan(result[at]?.to ?? 0);
        });
      }),
    );
  });

  it('does not care in which order or how often ranges arrive', () => {
    fc.assert(
      fc.property(ranges, ranges, (some, more) => {
        const once = merged([...some, ...more]);
        expect(merged([...more, ...some, ...more])).toEqual(once);
        expect(merged(once)).toEqual(once);
        expect(sameRanges(merged([...merged(more), ...merged(some)]), once)).toBe(true);
      }),
    );
  });

  it('never takes a second away', () => {
    fc.assert(
      fc.property(ranges, range, (some, more) => {
        expect(secondsIn([...some, more])).toBeGreaterThanOrEqual(secondsIn(some));
      }),
    );
  });
});

describe('wholeSeconds', () => {
  const place = fc.double({ min: 0, max: 400, noNaN: true });

  it('is never off by more than half a second at either end', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const played = { from: Math.min(a, b), to: Math.max(a, b) };
        expect(
          Math.abs(secondsIn(wholeSeconds([played])) - (played.to - played.from)),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('neither loses nor doubles a second where pieces meet', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        const [from = 0, middle = 0, to = 0] = [a, b, c].toSorted((x, y) => x - y);
        const whole = wholeSeconds([{ from, to }]);
        const pieces = [
          { from, to: middle },
          { from: middle, to },
        ];
        expect(wholeSeconds(pieces)).toEqual(whole);
      }),
    );
  });

  it('does not count what was jumped over', () => {
    const played = [
      { from: 0, to: 10.2 },
      { from: 300.4, to: 320.6 },
    ];
    expect(wholeSeconds(played)).toEqual([
      { from: 0, to: 10 },
      { from: 300, to: 321 },
    ]);
  });
});

describe('how far one may go', () => {
  it('is a quarter of a minute behind the furthest second that was seen', () => {
    const seen = [
      { from: 90, to: 120 },
      { from: 0, to: 60 },
    ];
    expect(reachOf(seen)).toBe(135);
    expect(reachOf([])).toBe(15);
  });
});
