import { expect, test } from 'vitest';
import { userActionsBinding } from './user-actions.binding.ts';

const userIds = ['u-1', 'u-2'];

test.each([
  ['enrol', { userIds, kind: 'ENROL' }],
  ['reset', { userIds, kind: 'RESET' }],
  ['activate', { userIds, active: true }],
  ['deactivate', { userIds, active: false }],
] as const)('%s asks for just that, for just these people', (action, variables) => {
  expect(userActionsBinding.create({ action, userIds }).variables).toEqual(variables);
});

test('looking through somebody’s eyes names the person and the reason', () => {
  const request = { userId: 'u-1', reason: 'cannot open a lesson' };
  expect(userActionsBinding.create(request).variables).toEqual(request);
});

test('the data of a person are asked for by their id alone', () => {
  const request = { userId: 'u-1', exportData: true } as const;
  expect(userActionsBinding.create(request).variables).toEqual({ userId: 'u-1' });
});
