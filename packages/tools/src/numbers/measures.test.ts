import { describe, expect, it } from 'vitest';
import { measureSources, quantile } from './measures.ts';
import type { FileFacts } from './survey.ts';

const file = (path: string, change: Partial<FileFacts> = {}): FileFacts => {
  return { path, lines: 50, anys: 0, suppressions: 0, todos: 0, imports: [], ...change };
};

/** Names of the numbers that a tree misses. */
const missed = (...files: FileFacts[]) =>
  measureSources(files)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

describe('quantile', () => {
  it('is the nearest rank', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(quantile([4, 1, 3, 2], 0.95)).toBe(4);
    expect(quantile([], 0.5)).toBe(0);
  });
});

describe('measureSources', () => {
  it('accepts a tidy tree', () => {
    expect(missed(file('portal/src/a.ts'), file('portal/src/b.ts'))).toEqual([]);
  });

  it('names what is missed', () => {
    expect(missed(file('portal/src/a.ts', { lines: 301 }))).toEqual([
      'lines per source file, median',
      'lines per source file, p95',
      'lines per source file, longest',
    ]);
    expect(missed(file('portal/src/a.test.ts', { anys: 1 }))).toEqual(['any per kLOC']);
    expect(missed(file('portal/src/a.ts', { suppressions: 1 }))).toEqual(['suppressions per kLOC']);
    expect(missed(file('portal/src/a.ts', { todos: 1 }))).toEqual(['TODO per kLOC']);
    expect(missed(file('portal/src/Card.test.tsx'))).toEqual([
      'component tests that reuse stories',
    ]);
  });

  it('does not let catalogues and tests sweeten the median', () => {
    const long = file('portal/src/a.ts', { lines: 100 });
    const words = ['de_DE', 'en'].map((code) =>
      file(`packages/i18n/src/ra/${code}.ts`, { lines: 5 }),
    );
    expect(missed(long, ...words)).toEqual(['lines per source file, median']);
  });
});
