import { expect, test, vi } from 'vitest';
import type { LocaleCode, Messages } from '@lampstand/i18n';
import { oncePerLocale } from './once-per-locale.ts';

test('texts are fetched once for each locale, and always by the same promise', async () => {
  const load = vi.fn<(locale: LocaleCode) => Promise<Messages>>((locale) =>
    Promise.resolve({ 'common.save': locale }),
  );
  const messagesIn = oncePerLocale(load);
  expect(messagesIn('de_DE')).toBe(messagesIn('de_DE'));
  expect(await messagesIn('de_DE')).toEqual({ 'common.save': 'de_DE' });
  expect(await messagesIn('ru_RU')).toEqual({ 'common.save': 'ru_RU' });
  expect(load).toHaveBeenCalledTimes(2);
});
