import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storeUser } from '@lampstand/auth';
import { useLetGoWithSession } from './useLetGoWithSession.ts';

beforeEach(() => localStorage.clear());

/** Whether the browser would ask before the page goes. */
function asks(): boolean {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  window.removeEventListener('beforeunload', ask);
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
