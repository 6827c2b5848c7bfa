// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from './locales.ts';
import { offeredLocales, readSite } from './site.ts';
import { readStoredLocale } from './stored-locale.ts';

function pageSays(facts: object | string): void {
  const meta = document.createElement('meta');
  meta.name = 'site';
  meta.content = typeof facts === 'string' ? facts : JSON.stringify(facts);
  document.head.replaceChildren(meta);
}

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
});

describe('what a page knows of the college', () => {
  it('is what the server wrote into it', () => {
    pageSays({
      name: 'Grace College',
      shortName: 'Grace',
      defaultLocale: 'fr_FR',
      defaultAllowedAttempts: 3,
      locales: [
        ['fr_FR', 'Français'],
        ['en', 'British English'],
      ],
      bannerText: 'Training copy',
    });
    expect(readSite()).toMatchObject({
      name: 'Grace College',
      defaultLocale: 'fr_FR',
      defaultAllowedAttempts: 3,
      bannerText: 'Training copy',
      helpUrl: null,
    });
    expect(readSite().locales).toEqual([
      { code: 'fr_FR', label: 'Français' },
      { code: 'en', label: 'British English' },
    ]);
  });

  it.each(['', '{', '[]', 'null', '{"locales":"en","name":7,"defaultLocale":"xx"}'])(
    'is what the product has where the page says %j',
    (content) => {
      pageSays(content);
      expect(readSite()).toMatchObject({ shortName: 'Lampstand', defaultLocale: 'en' });
      expect(readSite().locales).toHaveLength(locales.length);
    },
  );
});

describe('the language picker', () => {
  it('offers the locale in use, also where it is switched off', () => {
    pageSays({ locales: [['en', 'English']] });
    expect(offeredLocales('en').map(({ code }) => code)).toEqual(['en']);
    expect(offeredLocales('uk_UA').map(({ code }) => code)).toEqual(['en', 'uk_UA']);
  });
});

describe('the locale of a newcomer', () => {
  it("is the college's own default where the browser asks for none that is offered", () => {
    // The browser of the tests asks for English.
    pageSays({ defaultLocale: 'fr_FR', locales: [['fr_FR', 'Français']] });
    expect(readStoredLocale(readSite())).toBe('fr_FR');
    pageSays({ defaultLocale: 'fr_FR' });
    expect(readStoredLocale(readSite())).toBe('en');
  });
});
