import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry.ts';
import { loadWithRetry } from './load-with-retry.ts';

const chunkFailure = new Error('Failed to fetch dynamically imported module: /_portal/a.js');

function toolsWith() {
  return {
    wait: vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve()),
    reload: vi.fn<() => void>(),
  };
}

/** Fails as often as there are errors, then loads. */
function loader(...failures: readonly Error[]) {
  const left = [...failures];
  return vi.fn<() => Promise<string>>(() => {
    const failure = left.shift();
    return failure ? Promise.reject(failure) : Promise.resolve('loaded');
  });
}

it('loads at once where nothing fails', async () => {
  const tools = toolsWith();
  expect(await loadWithRetry(loader(), tools)).toBe('loaded');
  expect(tools.wait).not.toHaveBeenCalled();
});

it('tries again after 1000 ms, up to the third attempt', async () => {
  const tools = toolsWith();
  const load = loader(chunkFailure, chunkFailure);
  expect(await loadWithRetry(load, tools)).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(3);
  expect(tools.wait.mock.calls).toEqual([[1000], [1000]]);
  expect(tools.reload).not.toHaveBeenCalled();
});

it('gives up after three attempts and reloads the page when files are missing', async () => {
  const tools = toolsWith();
  const load = loader(chunkFailure, chunkFailure, chunkFailure, chunkFailure);
  await expect(loadWithRetry(load, tools)).rejects.toBe(chunkFailure);
  expect(load).toHaveBeenCalledTimes(3);
  expect(tools.reload).toHaveBeenCalledOnce();
});

it('does not reload when the last failure is of another kind', async () => {
  const tools = toolsWith();
  const broken = new Error('Unexpected token');
  await expect(loadWithRetry(loader(chunkFailure, chunkFailure, broken), tools)).rejects.toBe(
    broken,
  );
  expect(tools.reload).not.toHaveBeenCalled();
});

it('shows a screen that came with the second attempt', async () => {
  let attempts = 0;
  const Screen = lazyWithRetry<{ readonly name: string }>(() => {
    attempts += 1;
    return attempts === 1
      ? Promise.reject(chunkFailure)
      : Promise.resolve({ default: ({ name }) => <h1>{name}</h1> });
  }, toolsWith());
  render(
    <Suspense fallback="…">
      <Screen name="Exam" />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Exam' })).toBeTruthy();
});
