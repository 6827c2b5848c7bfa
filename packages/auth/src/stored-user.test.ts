import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStoredUser, storeUser } from './stored-user.ts';
import { buildUser } from './testing/build-user.ts';
import { memoryStorage } from './testing/memory-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('nothing but the id and the selected group of a user stays on the device', () => {
  storeUser(buildUser());
  expect(readStoredUser()).toEqual({ _id: 'user-1', selectedGroup: 'group-1' });
  expect(localStorage.getItem('lampstand.user')).not.toContain('Ruth');
  storeUser(undefined);
  expect(readStoredUser()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'user-1', '{"_id":7}', '[]', 'null'])('the stored text %j is nobody', (text) => {
  localStorage.setItem('lampstand.user', text);
  expect(readStoredUser()).toBeUndefined();
});

test('a browser that refuses storage remembers nobody', () => {
  vi.stubGlobal('localStorage', undefined);
  storeUser(buildUser());
  expect(readStoredUser()).toBeUndefined();
});
