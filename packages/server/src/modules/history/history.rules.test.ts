import { describe, expect, it } from 'vitest';
import { broughtBack, changesOf, onlyKnown } from './history.rules.ts';

const told = { fields: ['firstName', 'lastName', 'gradYear', 'regionIds', 'phones', 'location'] };

describe('what an audit row changed', () => {
  it('is what differs, with both values', () => {
    const before = { firstName: 'Ada', lastName: 'Njeri', gradYear: null };
    const after = { firstName: 'Ada', lastName: 'Weber', gradYear: 2024 };
    expect(changesOf(told, before, after)).toEqual([
      { field: 'lastName', before: 'Njeri', after: 'Weber', known: true },
      { field: 'gradYear', before: null, after: 2024, known: true },
    ]);
  });

  it('is nothing where only an order or a word for nothing differs', () => {
    const before = { regionIds: ['b', 'a'], location: null, phones: [] };
    const after = { regionIds: ['a', 'b'], location: '', phones: null };
    expect(changesOf(told, before, after)).toEqual([]);
  });

  it('tells nothing of what is not named', () => {
    const after = { password: 'set', reason: 'x', mail: 'RESET', version: 3 };
    expect(changesOf(told, { password: 'kept', version: 2 }, after)).toEqual([]);
  });

  it('leaves out what was not sent, and has no former value of a new record', () => {
    expect(changesOf(told, { location: 'Office', firstName: 'A' }, { firstName: 'B' })).toEqual([
      { field: 'firstName', before: 'A', after: 'B', known: true },
    ]);
    expect(changesOf(told, null, { firstName: 'B', lastName: null })).toEqual([
      { field: 'firstName', before: null, after: 'B', known: false },
    ]);
  });

  it.each([undefined, null, 'text', [1], { regionIds: {} }])(
    'survives rows in other shapes: %j',
    (row) => {
      expect(changesOf(told, row, row)).toEqual([]);
    },
  );
});

describe('records that the person may not know of', () => {
  const known = new Set(['a', 'b']);

  it('are not told', () => {
    expect(onlyKnown(['x', 'a'], known)).toEqual(['a']);
    expect(onlyKnown(['x'], known)).toBeNull();
  });

  it('stay as they are when a former list comes back', () => {
    expect(broughtBack(['a', 'gone'], ['b', 'other'], known)).toEqual(['a', 'other']);
  });
});
