import { afterEach, expect, it, vi } from 'vitest';
import { uploadLocks } from './upload-locks.ts';

afterEach(() => vi.unstubAllGlobals());

it('lets one window alone send an upload, until it gives it back', async () => {
  const giveBack = await uploadLocks.take('a');
  expect(giveBack).toBeDefined();
  expect(await uploadLocks.take('a')).toBeUndefined();
  expect([...(await uploadLocks.taken())]).toEqual(['a']);
  giveBack?.();
  await vi.waitFor(async () => expect([...(await uploadLocks.taken())]).toEqual([]));
  expect(await uploadLocks.take('a')).toBeDefined();
});

it('lets every window where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await uploadLocks.take('b')).toBeDefined();
  expect(await uploadLocks.take('b')).toBeDefined();
  expect([...(await uploadLocks.taken())]).toEqual([]);
});
