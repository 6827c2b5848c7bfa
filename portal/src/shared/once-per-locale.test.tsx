import { act, renderHook } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocaleCode, Messages } from '@lampstand/i18n';
import { storeLocale } from '@lampstand/i18n/react';
import { oncePerLocale } from './once-per-locale.ts';

const load = vi.fn<(locale: LocaleCode) => Promise<Messages>>((locale) =>
  Promise.resolve({ 'common.save': locale }),
);
const waiting = vi.fn<() => null>(() => null);
const Waiting = () => waiting();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Waiting />}>{children}</Suspense>
);
beforeEach(() => {
  vi.clearAllMocks();
  storeLocale('de_DE');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("texts in this device's language are fetched before anything shows them, and waited for no more", async () => {
  const useTexts = oncePerLocale(load);
  expect(load).toHaveBeenCalledExactlyOnceWith('de_DE');
  await act(async () => {});
  const { result } = renderHook(() => useTexts('de_DE'), { wrapper });
  expect(result.current).toEqual({ 'common.save': 'de_DE' });
  expect(waiting).not.toHaveBeenCalled();
});

test('texts are fetched once for each locale, and waited for', async () => {
  const useTexts = oncePerLocale(load);
  const shown = await act(async () => renderHook(() => useTexts('ru_RU'), { wrapper }));
  expect(waiting).toHaveBeenCalled();
  expect(shown.result.current).toEqual({ 'common.save': 'ru_RU' });
  await act(async () => renderHook(() => useTexts('ru_RU'), { wrapper }));
  expect(load.mock.calls).toEqual([['de_DE'], ['ru_RU']]);
});

test('a failure is met by who shows them, and by nobody before', async () => {
  vi.useFakeTimers();
  load.mockRejectedValue(new Error('The line is cut'));
  const useTexts = oncePerLocale(load);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(act(async () => renderHook(() => useTexts('de_DE'), { wrapper }))).rejects.toThrow(
    'The line is cut',
  );
});

test('texts that could not be fetched are asked for again', async () => {
  vi.useFakeTimers();
  load.mockRejectedValue(new Error('The line is cut'));
  const useTexts = oncePerLocale(load);
  await vi.advanceTimersByTimeAsync(3_000);
  load.mockResolvedValue({ 'common.save': 'de_DE' });
  const shown = await act(async () => renderHook(() => useTexts('de_DE'), { wrapper }));
  expect(shown.result.current).toEqual({ 'common.save': 'de_DE' });
});
