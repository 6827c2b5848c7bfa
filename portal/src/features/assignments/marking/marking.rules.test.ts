import { describe, expect, it } from 'vitest';
import { htmlOf, textOf } from './feedback-html.rules.ts';
import { addressOf, viewOf } from './submissions-view.rules.ts';

describe('feedback', () => {
  it.each([
    ['Well done.', '<p>Well done.</p>'],
    ['One\ntwo\n\n\nthree', '<p>One<br />two</p><p>three</p>'],
    ['a < b & c > d', '<p>a &lt; b &amp; c &gt; d</p>'],
  ])('%j becomes paragraphs, and the same text again', (text, html) => {
    expect(htmlOf(text)).toBe(html);
    expect(textOf(html)).toBe(text.replaceAll(/\n{2,}/g, '\n\n'));
  });

  it('is none where nothing was written', () => {
    expect(htmlOf(' \n ')).toBeNull();
  });

  it.each(['<p>A <strong>word</strong></p>', '<ul><li>One</li></ul>', '<h2>Grace</h2>'])(
    'that plain text would lose is left as it is: %s',
    (html) => {
      expect(textOf(html)).toBeUndefined();
    },
  );
});

describe('the submissions of an assignment', () => {
  it('are looked at as the address says', () => {
    const view = { groupId: 'g1', q: 'a & b', ungraded: true, open: 's1' };
    expect(viewOf(new URLSearchParams(addressOf(view).toString()))).toEqual(view);
    const usual = { groupId: undefined, q: '', ungraded: false, open: undefined };
    expect(viewOf(new URLSearchParams('ungraded=yes'))).toEqual(usual);
    expect(addressOf(usual).toString()).toBe('');
  });
});
