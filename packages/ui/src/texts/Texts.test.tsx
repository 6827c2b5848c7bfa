import { composeStories } from '@storybook/react-vite';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocaleCode, Messages } from '@lampstand/i18n';
import { storeLocale } from '@lampstand/i18n/react';
import { prefetchTexts, useBundles } from './bundle-cache.ts';
import * as stories from './Texts.stories.tsx';

const { OfOneBundle } = composeStories(stories);

const newLoader = () =>
  vi.fn<(locale: LocaleCode) => Promise<Messages>>((locale) =>
    Promise.resolve({ 'common.save': locale }),
  );
let load = newLoader();
const waiting = vi.fn<() => null>(() => null);
const Waiting = () => waiting();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Waiting />}>{children}</Suspense>
);
const readHook = (locale: LocaleCode) => {
  const bundles = [load];
  return renderHook(() => useBundles(bundles, locale), { wrapper });
};

beforeEach(() => {
  vi.clearAllMocks();
  load = newLoader();
  storeLocale('de_DE');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the texts of a bundle stand beside those that are there', async () => {
  await act(async () => render(<OfOneBundle />));
  expect((await screen.findByRole('heading')).textContent).not.toContain('Invalid message');
  expect(screen.getByText('Save')).toBeTruthy();
});

test("texts in this device's language are fetched before anything shows them, and waited for no more", async () => {
  expect(prefetchTexts([load])).toEqual([load]);
  expect(load).toHaveBeenCalledExactlyOnceWith('de_DE');
  await act(async () => {});
  expect(readHook('de_DE').result.current).toEqual({ 'common.save': 'de_DE' });
  expect(waiting).not.toHaveBeenCalled();
});

test('texts are fetched once for each locale, and waited for', async () => {
  prefetchTexts([load]);
  const shown = await act(async () => readHook('ru_RU'));
  expect(waiting).toHaveBeenCalled();
  expect(shown.result.current).toEqual({ 'common.save': 'ru_RU' });
  await act(async () => readHook('ru_RU'));
  expect(load.mock.calls).toEqual([['de_DE'], ['ru_RU']]);
});

test('a failure is met by who shows them, and by nobody before', async () => {
  vi.useFakeTimers();
  load.mockRejectedValue(new Error('The line is cut'));
  prefetchTexts([load]);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(act(async () => readHook('de_DE'))).rejects.toThrow('The line is cut');
});

test('texts that could not be fetched are asked for again', async () => {
  vi.useFakeTimers();
  load.mockRejectedValue(new Error('The line is cut'));
  prefetchTexts([load]);
  await vi.advanceTimersByTimeAsync(3_000);
  load.mockResolvedValue({ 'common.save': 'de_DE' });
  const shown = await act(async () => readHook('de_DE'));
  expect(shown.result.current).toEqual({ 'common.save': 'de_DE' });
});
