import { describe, expect, it } from 'vitest';
import { isWorthSearching, matchesSearch } from './course-search.rules.ts';

const romans = { code: 'NT-204', name: 'Römerbrief', teacherName: 'Élodie Martin' };

describe('matchesSearch', () => {
  it.each(['', '   ', 'nt-204', 'Römer', 'romer', 'elodie', 'martin nt', 'BRIEF 204'])(
    'finds the course by "%s"',
    (search) => {
      expect(matchesSearch(romans, search)).toBe(true);
    },
  );

  it('needs every word', () => {
    expect(matchesSearch(romans, 'martin genesis')).toBe(false);
  });

  it('does not take a missing teacher for text', () => {
    expect(matchesSearch({ ...romans, teacherName: null }, 'null')).toBe(false);
  });
});

describe('isWorthSearching', () => {
  it('offers a search only where there are many courses', () => {
    expect(isWorthSearching(6)).toBe(false);
    expect(isWorthSearching(7)).toBe(true);
  });
});
