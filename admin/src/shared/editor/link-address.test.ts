import { describe, expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

describe('the address of a link', () => {
  test.each([
    ['https://example.org/a', 'https://example.org/a'],
    [' /docs?title=Rules ', '/docs?title=Rules'],
    ['#rules', '#rules'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['office@lampstand.example', 'mailto:office@lampstand.example'],
    ['example.org/help', 'https://example.org/help'],
    ['tel:+27215550100', 'tel:+27215550100'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(linkAddress(typed)).toBe(kept);
  });

  test.each(['', 'help', 'javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://'])(
    '%j is refused',
    (typed) => {
      expect(linkAddress(typed)).toBeUndefined();
    },
  );
});
