import { describe, expect, it, vi } from 'vitest';
import { isChunkLoadFailure, reloadOnce } from './chunk-failure.ts';

describe('a part of the app that could not be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://college.example/_portal/exam-1a2b.js',
    'error loading dynamically imported module: https://college.example/_portal/exam-1a2b.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /_portal/exam-1a2b.css',
    'Loading chunk 12 failed.',
    'Loading CSS chunk 12 failed.',
  ])('is known by "%s"', (message) => {
    expect(isChunkLoadFailure(new Error(message))).toBe(true);
  });

  it('is known by its name', () => {
    expect(isChunkLoadFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(
      true,
    );
  });

  it.each([
    ['another error', new Error('Failed to fetch')],
    ['what is no error', 'Importing a module script failed.'],
    ['nothing', undefined],
  ])('is not %s', (_case, thrown) => {
    expect(isChunkLoadFailure(thrown)).toBe(false);
  });
});

describe('reloading for the new version', () => {
  function toolsAt(time: { now: number }) {
    const kept = new Map<string, string>();
    const reload = vi.fn<() => void>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    return { now: () => time.now, online: () => true, storage, reload };
  }

  it('happens once, and not again while it did not help', () => {
    const time = { now: 1_000_000 };
    const tools = toolsAt(time);
    expect(reloadOnce(tools)).toBe(true);
    time.now += 29_999;
    expect(reloadOnce(tools)).toBe(false);
    expect(tools.reload).toHaveBeenCalledOnce();
  });

  it('leaves a page without a connection as it is', () => {
    const tools = { ...toolsAt({ now: 1_000_000 }), online: () => false };
    expect(reloadOnce(tools)).toBe(false);
    expect(tools.reload).not.toHaveBeenCalled();
  });

  it('happens again for a failure much later', () => {
    const time = { now: 1_000_000 };
    const tools = toolsAt(time);
    reloadOnce(tools);
    time.now += 30_000;
    expect(reloadOnce(tools)).toBe(true);
    expect(tools.reload).toHaveBeenCalledTimes(2);
  });
});
