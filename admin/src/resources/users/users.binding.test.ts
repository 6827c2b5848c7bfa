import { describe, expect, test } from 'vitest';
import { toForm, toInput, usersBinding, type UserForm } from './users.binding.ts';
import type { UserRecordFragment } from './users.generated.ts';

const person: UserRecordFragment = {
  __typename: 'User',
  id: 'u1',
  version: 3,
  fullName: 'Ada Njeri',
  firstName: 'Ada',
  lastName: 'Njeri',
  email: 'ada@lampstand.example',
  emailVerified: true,
  locale: 'en',
  roles: ['user', 'manager', 'reportsAdmin'],
  regionIds: ['r1', 'r2'],
  regionRoles: [
    {
      __typename: 'RegionRoles',
      slug: 'kenya',
      regionId: 'r1',
      roleNames: ['admin', 'manager', 'user'],
    },
    { __typename: 'RegionRoles', slug: 'peru', regionId: 'r2', roleNames: ['user'] },
  ],
  regions: [],
  groups: [{ __typename: 'Group', id: 'g1', name: 'A', archived: false }],
  isAlumni: false,
  isActiveStudent: false,
  gradLocation: null,
  gradYear: null,
  termsAccepted: true,
  active: true,
  passwordSet: true,
  mergedIntoId: null,
  erasure: null,
  currency: 'KES',
  timezone: null,
  location: 'Nairobi',
  url: null,
  homePage: null,
  socialUserName: null,
  phones: [{ __typename: 'Phone', _id: 'p1', type: 'MOBILE', number: '+254 20 555 0100' }],
  emails: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

describe('a person in the form', () => {
  test('has one level instead of roles that imply each other', () => {
    expect(toForm(person)).toMatchObject({
      level: 'manager',
      reportsAdmin: true,
      groupIds: ['g1'],
      regionRoles: [{ regionId: 'r1', level: 'admin' }],
    });
  });

  test('is sent with the given roles only: the server adds the implied ones', () => {
    expect(toInput(toForm(person))).toEqual({
      email: 'ada@lampstand.example',
      firstName: 'Ada',
      lastName: 'Njeri',
      locale: 'en',
      gradYear: null,
      gradLocation: null,
      roles: ['manager', 'reportsAdmin'],
      regionIds: ['r1', 'r2'],
      groupIds: ['g1'],
      regionRoles: [{ regionId: 'r1', roleNames: ['admin'] }],
      currency: 'KES',
      timezone: null,
      location: 'Nairobi',
      url: null,
      homePage: null,
      socialUserName: null,
      phones: [{ type: 'MOBILE', number: '+254 20 555 0100' }],
      emails: [],
    });
  });

  test('empties a list that was emptied, and leaves alone what it does not hold', () => {
    const { phones: _phones, location: _location, ...form } = toForm(person);
    const input = toInput({ ...form, emails: null });
    expect(input.emails).toEqual([]);
    expect(input).not.toHaveProperty('phones');
    expect(input).not.toHaveProperty('location');
  });

  test('keeps the password as it is unless one was typed', () => {
    expect(toInput({ ...toForm(person), password: null })).not.toHaveProperty('password');
    expect(toInput({ ...toForm(person), password: 'abc' })).toMatchObject({ password: 'abc' });
  });
});

test('letting somebody log in is a mutation of its own, with the version', () => {
  const values: UserForm = { ...toForm(person), active: false };
  const request = { id: 'u1', version: 3, values, meta: { only: 'active' } };
  expect(usersBinding.update(request).variables).toEqual({ id: 'u1', version: 3, active: false });
  const { variables } = usersBinding.update({ ...request, meta: undefined });
  expect(variables).toHaveProperty('input.email', 'ada@lampstand.example');
});
