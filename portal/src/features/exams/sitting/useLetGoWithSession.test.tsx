import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeUser } from '@lampstand/auth';
import { useLetGoWithSession } from './useLetGoWithSession.ts';

beforeEach(() => localStorage.clear());

// What asks is there before the hook, as a child's effects run before its parent's.
const ask = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('beforeunload', ask));
afterEach(() => window.removeEventListener('beforeunload', ask));

/** Whether the browser would ask before the page goes. */
function asks(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

it('asks before the page of somebody who is signed in goes, and not once their session is over', () => {
  storeUser({ _id: 'u1', selectedGroup: null });
  const { unmount } = renderHook(() => useLetGoWithSession());
  expect(asks()).toBe(true);
  storeUser(undefined);
  expect(asks()).toBe(false);
  unmount();
  expect(asks()).toBe(true);
});

it('asks where the browser keeps nothing, so that nobody is known', () => {
  renderHook(() => useLetGoWithSession());
  expect(asks()).toBe(true);
});
