import { describe, expect, it } from 'vitest';
import { changesOf, rightsIn } from './history.rules.ts';

const short = (before: unknown, after: unknown) =>
  changesOf(before, after).map(({ field, restorable }) => [field, restorable]);

describe('what an audit row changed', () => {
  it('is what differs, with both values', () => {
    const before = { firstName: 'Ada', lastName: 'Njeri', gradYear: null };
    const after = { firstName: 'Ada', lastName: 'Weber', gradYear: 2024 };
    expect(changesOf(before, after)).toEqual([
      { field: 'lastName', before: 'Njeri', after: 'Weber', restorable: true },
      { field: 'gradYear', before: null, after: 2024, restorable: true },
    ]);
  });

  it('is nothing where only an order or a word for nothing differs', () => {
    const before = {
      roles: ['manager', 'user'],
      regionIds: ['b', 'a'],
      location: null,
      phones: [],
      regionRoles: [
        { regionId: 'r2', roleNames: ['user'] },
        { regionId: 'r1', roleNames: ['user', 'admin'] },
      ],
    };
    const after = {
      roles: ['manager'],
      regionIds: ['a', 'b'],
      location: '',
      phones: null,
      regionRoles: [{ regionId: 'r1', roleNames: ['admin'] }],
    };
    expect(changesOf(before, after)).toEqual([]);
  });

  it('tells nothing of passwords, reasons and mails', () => {
    const after = { password: 'set', reason: 'x', mail: 'RESET', version: 3 };
    expect(changesOf({ password: 'kept', version: 2 }, after)).toEqual([]);
  });

  it('leaves out what was not sent, and has no former value of a new account', () => {
    expect(short({ location: 'Office', firstName: 'A' }, { firstName: 'B' })).toEqual([
      ['firstName', true],
    ]);
    expect(short(null, { firstName: 'B', lastName: null })).toEqual([['firstName', false]]);
  });

  it('is not put back where it concerns money or who may come in', () => {
    expect(short({ currency: 'ZAR' }, { currency: 'EUR' })).toEqual([['currency', false]]);
    expect(short({ active: true }, { active: false })).toEqual([['active', false]]);
  });

  it.each([undefined, null, 'text', [1], { roles: 7, regionRoles: 'x', regionIds: {} }])(
    'survives rows in other shapes: %j',
    (row) => {
      expect(changesOf(row, row)).toEqual([]);
    },
  );
});

it('rights that a former value would give are named one by one', () => {
  expect(rightsIn({ field: 'roles', before: ['admin'] }).roles).toEqual(['admin']);
  const before = [{ regionId: 'r1', roleNames: ['admin', 'manager'] }];
  expect(rightsIn({ field: 'regionRoles', before }).regionRoles).toEqual([
    { regionId: 'r1', role: 'admin' },
    { regionId: 'r1', role: 'manager' },
  ]);
  expect(rightsIn({ field: 'firstName', before: 'admin' })).toEqual({ roles: [], regionRoles: [] });
});
