import { describe, expect, it } from 'vitest';
import { notedValues, refuseUndoing, valuesBack } from './merge.rules.ts';

const account = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@college.example',
  locale: 'en',
  gradYear: null,
  gradLocation: null,
  location: null,
  timezone: null,
  currency: null,
  url: null,
  homePage: null,
  socialUserName: null,
};
const other = {
  ...account,
  firstName: 'Annabel',
  email: 'annabel@college.example',
  gradYear: 2020,
};
const taken = notedValues(account, other, ['firstName', 'email', 'gradYear']);
const merged = { ...other };

describe('the values of a merger that is undone', () => {
  it('all go back where nobody changed them', () => {
    expect(valuesBack(merged, account.email, taken)).toEqual({
      values: { firstName: 'Anna', email: account.email, gradYear: null },
      exchanged: true,
      stayed: [],
    });
  });

  it('stay where they were changed since', () => {
    const now = { ...merged, firstName: 'Hannah' };
    expect(valuesBack(now, account.email, taken)).toMatchObject({
      values: { gradYear: null },
      stayed: ['firstName'],
    });
  });

  it.each([
    ['the kept account has another address', { email: 'new@college.example' }, account.email],
    ['the closed account has another address', {}, 'new@college.example'],
  ])('leave both addresses where they are when %s', (_what, change, goneEmail) => {
    expect(valuesBack({ ...merged, ...change }, goneEmail, taken)).toMatchObject({
      exchanged: false,
      stayed: ['email'],
    });
  });
});

describe('undoing a merger', () => {
  const now = '2026-03-01T12:00:00.000Z';
  it.each([
    ['in time', '2026-03-01T12:00:00.001Z', null, undefined],
    ['at the last moment', now, null, 'errors.people.undoTooLate'],
    ['of an account that went on', '2026-04-01T00:00:00.000Z', 'c', 'errors.people.mergedOn'],
  ])('%s', (_when, expiresAt, mergedIntoId, key) => {
    const undo = () => refuseUndoing({ expiresAt }, { mergedIntoId }, now);
    if (key) expect(undo).toThrow(key);
    else expect(undo).not.toThrow();
  });
});
