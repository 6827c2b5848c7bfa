import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { I18nProvider, useFormat, useLocale, useT, type I18nProviderProps } from './react.ts';

afterEach(cleanup);

const german = { 'common.save': 'Speichern', 'common.cancel': 'Abbrechen' };

function Buttons() {
  const t = useT();
  return (
    <p>
      {t('common.save')} {t('common.cancel')} {useFormat().formatDate('2026-03-09T23:30:00Z')}
    </p>
  );
}

const provider = (props: Partial<I18nProviderProps>, children: ReactNode = <Buttons />) => (
  <I18nProvider locale="de_DE" messages={german} timeZone="UTC" {...props}>
    {children}
  </I18nProvider>
);

it('gives texts and dates in the locale and zone of the nearest provider', () => {
  render(provider({}));
  expect(screen.getByText('Speichern Abbrechen 09.03.2026')).toBeDefined();
});

it('shows rows of the translations query and another zone as soon as they are known', () => {
  const { rerender } = render(provider({}));
  const overrides = [{ _id: 'common.save', defaultMessage: 'Sichern' }];
  rerender(provider({ overrides, timeZone: 'Europe/Berlin' }));
  expect(screen.getByText('Sichern Abbrechen 10.03.2026')).toBeDefined();
});

it('lets rows of the translations query win inside of a further provider too', () => {
  const overrides = [{ _id: 'common.save', defaultMessage: 'Sichern' }];
  render(provider({ overrides }, provider({})));
  expect(screen.getByText('Sichern Abbrechen 09.03.2026')).toBeDefined();
});

it('says which locale is on the screen', () => {
  const { result } = renderHook(() => useLocale(), {
    wrapper: ({ children }) => provider({ locale: 'ZHT' }, children),
  });
  expect(result.current).toEqual({ code: 'ZHT', bcp47: 'zh-TW', label: '繁體中文' });
});

it('keeps the translator while nothing changes, so that screens do not render again', () => {
  const { result, rerender } = renderHook(() => useT(), {
    wrapper: ({ children }) => provider({}, children),
  });
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});

it('says plainly that a provider is missing', () => {
  expect(() => renderHook(() => useT())).toThrow('An I18nProvider is missing');
});
