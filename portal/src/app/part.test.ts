import { expect, test, vi } from 'vitest';
import { createPart, prepare } from './part.ts';

test('a part is fetched once, and then it is there at once', async () => {
  const fetchPart = vi.fn<() => Promise<string>>().mockResolvedValue('content');
  const part = createPart(fetchPart);
  expect(part.loaded()).toBeUndefined();
  prepare(part);
  expect(await part.load()).toBe('content');
  expect(part.loaded()).toBe('content');
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('a part that failed can be asked for again', async () => {
  vi.useFakeTimers();
  const fetchPart = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('not now'));
  const part = createPart(fetchPart);
  await Promise.all([expect(part.load()).rejects.toThrow('not now'), vi.runAllTimersAsync()]);
  vi.useRealTimers();
  fetchPart.mockResolvedValue('content');
  expect(await part.load()).toBe('content');
});

test('preparing a part that fails disturbs nobody', async () => {
  vi.useFakeTimers();
  const part = createPart(() => Promise.reject(new Error('not now')));
  prepare(part);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(part.loaded()).toBeUndefined();
});
