import { InMemoryCache, gql } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeUser } from '@lampstand/auth';
import { buildUser, fakeSession, memoryStorage } from '@lampstand/auth/testing';
import { keepLater } from './keep-later.ts';

const query = gql`
  query courses {
    studentCourses {
      _id
    }
  }
`;
const key = 'lampstand.cache.user-1';
const atOnce = (task: () => void) => task();
const kept = () => localStorage.getItem(key);

function changed(cache: InMemoryCache) {
  cache.writeQuery({
    query,
    data: { studentCourses: [{ __typename: 'StudentCourse', _id: 'c1' }] },
  });
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  storeUser(buildUser());
});
afterEach(() => vi.unstubAllGlobals());

describe('the cache of the portal', () => {
  test('is kept once the page is at rest, not before', async () => {
    const waiting: (() => void)[] = [];
    const cache = new InMemoryCache();
    keepLater(cache, fakeSession(buildUser()), (task) => waiting.push(task));
    localStorage.setItem(key, '{"ROOT_QUERY":{}}');
    const restored = vi.spyOn(cache, 'restore');
    await import('@lampstand/graphql-client/keep-cache');
    expect(restored).not.toHaveBeenCalled();
    waiting[0]?.();
    await vi.waitFor(() => expect(restored).toHaveBeenCalled());
    changed(cache);
    await vi.waitFor(() => expect(kept()).toContain('StudentCourse'), { timeout: 4000 });
  });

  test.each([
    ['a visitor', fakeSession()],
    ['somebody who looks through other eyes', fakeSession(buildUser({ impersonatingUser: 'Ada' }))],
  ])('is not kept for %s', async (_who, session) => {
    const cache = new InMemoryCache();
    const restored = vi.spyOn(cache, 'restore');
    localStorage.setItem(key, '{"ROOT_QUERY":{"studentCourses":[]}}');
    keepLater(cache, session, atOnce);
    await import('@lampstand/graphql-client/keep-cache');
    expect(restored).not.toHaveBeenCalled();
  });

  test('is gone when the person leaves', async () => {
    localStorage.setItem(key, '{"ROOT_QUERY":{}}');
    const cache = new InMemoryCache();
    const restored = vi.spyOn(cache, 'restore');
    const keeping = keepLater(cache, fakeSession(buildUser()), atOnce);
    await vi.waitFor(() => expect(restored).toHaveBeenCalled());
    await keeping.forget();
    expect(kept()).toBeNull();
  });
});
