import { expect, test } from 'vitest';
import { pageWith, withRevisions } from './pages.ts';

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
