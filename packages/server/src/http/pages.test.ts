import { expect, test } from 'vitest';
import { testEnv } from '../testing/env.ts';
import { configuredFacts } from '../platform/site-facts.ts';
import { pageWith, withRevisions, withSite } from './pages.ts';

const html = '<html><head><title>$&</title></head><body></body></html>';

test('a page names the files that its address needs first, in their order', () => {
  expect(pageWith(html, ['/_admin/a.js', '/_admin/b.js'])).toBe(
    '<html><head><title>$&</title>' +
      '<link rel="modulepreload" crossorigin href="/_admin/a.js">' +
      '<link rel="modulepreload" crossorigin href="/_admin/b.js">' +
      '</head><body></body></html>',
  );
});

test('a page that needs nothing else stays as it was built', () => {
  expect(pageWith(html, [])).toBe(html);
});

test("a page names the locales with texts of the college's own, and nothing where there are none", () => {
  expect(withRevisions(html, new Map())).toBe(html);
  expect(
    withRevisions(
      html,
      new Map([
        ['de_DE', 3],
        ['en', 1],
      ]),
    ),
  ).toContain('<meta name="texts" content="de_DE:3,en:1"></head>');
});

test('a page knows the college before it has asked for anything, whatever it is called', () => {
  const built =
    '<head><title>Lampstand</title></head><body><span class="startup-name">Lampstand</span></body>';
  const facts = {
    ...configuredFacts(testEnv()),
    shortName: '"Grace" & <b>$&</b>',
    bannerText: 'Training',
    locales: [{ code: 'en', label: 'English' }] as const,
  };
  const page = withSite(built, facts);
  const name = '&quot;Grace&quot; &amp; &lt;b&gt;$&amp;&lt;/b&gt;';
  expect(page).toContain(`<title>${name}</title>`);
  expect(page).toContain(`startup-name">${name}<`);
  expect(page).not.toContain('<b>');
  expect(page).not.toContain('helpUrl');
  const [, content = ''] = /name="site" content="([^"]*)"/.exec(page) ?? [];
  const told: unknown = JSON.parse(
    content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
  expect(told).toMatchObject({
    shortName: facts.shortName,
    bannerText: 'Training',
    locales: [['en', 'English']],
    defaultAllowedAttempts: 2,
  });
});
