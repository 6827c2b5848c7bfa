import { gql, InMemoryCache } from '@apollo/client/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepCache, type KeepCacheOptions } from './keep-cache.ts';

const courses = gql`
  query courses {
    studentCourses {
      _id
      name
    }
  }
`;
const me = gql`
  query me {
    currentUser {
      _id
      email
    }
  }
`;

function memory(refuses = false) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const newCache = () =>
  new InMemoryCache({ typePolicies: { StudentCourse: { keyFields: ['_id'] } } });
const write = (cache: InMemoryCache, name: string) =>
  cache.writeQuery({
    query: courses,
    data: { studentCourses: [{ __typename: 'StudentCourse', _id: 'c1', name }] },
  });
const keep = (cache: InMemoryCache, changes: Partial<KeepCacheOptions> = {}) =>
  keepCache({ cache, userId: 'u1', isStillThere: () => true, storage: memory(), ...changes });
const second = () => vi.advanceTimersByTimeAsync(1000);

describe('a kept cache', () => {
  test('is written a second after the last change', async () => {
    const storage = memory();
    const cache = newCache();
    keep(cache, { storage });
    write(cache, 'Acts');
    await vi.advanceTimersByTimeAsync(900);
    write(cache, 'Romans');
    await vi.advanceTimersByTimeAsync(900);
    expect(storage.kept.size).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(storage.kept.get('lampstand.cache.u1')).toContain('Romans');
  });

  test('comes back beneath what was fetched meanwhile', async () => {
    const storage = memory();
    const before = newCache();
    keep(before, { storage });
    write(before, 'Acts');
    await second();
    const after = newCache();
    keep(after, { storage });
    expect(after.readQuery({ query: courses })).toMatchObject({
      studentCourses: [{ name: 'Acts' }],
    });
    const fresher = newCache();
    write(fresher, 'Romans');
    keep(fresher, { storage });
    expect(fresher.readQuery({ query: courses })).toMatchObject({
      studentCourses: [{ name: 'Romans' }],
    });
  });

  test('is nobody else’s', async () => {
    const storage = memory();
    const cache = newCache();
    keep(cache, { storage });
    write(cache, 'Acts');
    await second();
    const other = newCache();
    keep(other, { storage, userId: 'u2' });
    expect(other.readQuery({ query: courses })).toBeNull();
  });

  test('holds nothing of a person', async () => {
    const storage = memory();
    const cache = newCache();
    keep(cache, { storage });
    const user = { __typename: 'User', _id: 'u1', email: 'ruth@lampstand.example' };
    cache.writeQuery({ query: me, data: { currentUser: user } });
    await second();
    expect([...storage.kept.values()].join()).not.toContain('ruth@');
  });

  test('is gone when the person leaves, and is not written after that', async () => {
    const storage = memory();
    const cache = newCache();
    const kept = keep(cache, { storage });
    write(cache, 'Acts');
    await second();
    write(cache, 'Romans');
    await kept.forget();
    await second();
    expect(storage.kept.size).toBe(0);
  });

  test('is not written once the person has left by another page', async () => {
    const storage = memory();
    const cache = newCache();
    keep(cache, { storage, isStillThere: () => false });
    write(cache, 'Acts');
    await second();
    expect(storage.kept.size).toBe(0);
  });

  test('of more than a megabyte is not kept at all', async () => {
    const storage = memory();
    const cache = newCache();
    keep(cache, { storage });
    write(cache, 'Acts');
    await second();
    write(cache, 'x'.repeat(1_048_577));
    await second();
    expect(storage.kept.size).toBe(0);
  });

  test.each(['', '{', '7', '[]', '{"ROOT_QUERY":7}'])('%j is no such thing', (text) => {
    const storage = memory();
    storage.kept.set('lampstand.cache.u1', text);
    const cache = newCache();
    write(cache, 'Acts');
    keep(cache, { storage });
    expect(cache.readQuery({ query: courses })).toMatchObject({
      studentCourses: [{ name: 'Acts' }],
    });
  });

  test('that the device refuses leaves the page as it is', async () => {
    const cache = newCache();
    keep(cache, { storage: memory(true) });
    write(cache, 'Acts');
    await second();
    expect(cache.readQuery({ query: courses })).not.toBeNull();
  });
});
