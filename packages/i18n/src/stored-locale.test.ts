import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStoredLocale, storeLocale } from './stored-locale.ts';

let stored: Map<string, string>;

/** The part of a browser that the choice of a locale touches. */
function visit(browser: { cookie?: string; languages?: string[]; protocol?: string }): void {
  const { cookie = '', languages = ['en'], protocol = 'https:' } = browser;
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('location', { protocol });
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('believes the cookie first, then the storage, then the browser', () => {
  stored.set('locale', 'it_IT');
  visit({ cookie: 'a=1; locale=uk_UA; b=2', languages: ['de'] });
  expect(readStoredLocale()).toBe('uk_UA');
  visit({ cookie: 'mylocale=uk_UA', languages: ['de'] });
  expect(readStoredLocale()).toBe('it_IT');
  stored.clear();
  expect(readStoredLocale()).toBe('de_DE');
});

it('believes a link before the browser, and a choice before the link', () => {
  visit({ languages: ['de'] });
  expect(readStoredLocale(undefined, 'pl_PL')).toBe('pl_PL');
  expect(readStoredLocale(undefined, 'xx_XX')).toBe('de_DE');
  stored.set('locale', 'it_IT');
  expect(readStoredLocale(undefined, 'pl_PL')).toBe('it_IT');
});

it('passes over a stored value that is no locale', () => {
  stored.set('locale', 'fr_FR');
  visit({ cookie: 'locale=<script>' });
  expect(readStoredLocale()).toBe('fr_FR');
});

it('remembers a choice for a year, in a cookie that the server reads and in the storage', () => {
  visit({});
  storeLocale('ZHT');
  expect(document.cookie).toBe('locale=ZHT; path=/; max-age=31536000; samesite=lax; secure');
  expect(stored.get('locale')).toBe('ZHT');
});

it('leaves the cookie readable over plain HTTP on a developer’s machine', () => {
  visit({ protocol: 'http:' });
  storeLocale('ZHT');
  expect(document.cookie).not.toContain('secure');
});

it('works in a browser that refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  visit({ languages: ['nl-BE'] });
  expect(readStoredLocale()).toBe('nl_NL');
  storeLocale('hu_HU');
  expect(readStoredLocale()).toBe('hu_HU');
});
