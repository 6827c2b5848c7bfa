import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { xssPayloads } from '../testing/xss-payloads.ts';
import { cleanHtml, filesNamedIn, readableHtml, wordsOf } from './clean-html.ts';

/** Written down once more, apart from the cleaner, so that it cannot allow what nobody decided. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'h2 h3 h4 p br hr blockquote pre ul li strong em u s code table thead tbody tr'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

function harmIn(element: Element): string[] {
  const allowed = ALLOWED[element.tagName];
  if (!allowed) return [`<${element.tagName}>`];
  return element.attrs
    .filter(({ name, value }) => !allowed.includes(name) || !isHarmless(name, value))
    .map(({ name, value }) => `${name}=${value}`);
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'src') return /^\/files\/[\w-]+$/.test(value);
  if (name !== 'href') return true;
  const address = URL.parse(value, 'https://lampstand.example/docs');
  const ours = address?.host === 'lampstand.example';
  const whole = /^(https?:\/\/|mailto:|tel:|[/#])/.test(value);
  return (
    whole && /^(https?|mailto|tel):$/.test(address?.protocol ?? '') && (ours || value[0] !== '/')
  );
}

/** What a browser would find in it that should not be there, also after it was written out again. */
function harmOf(html: string): string[] {
  const once = parseFragment(html);
  const twice = parseFragment(serialize(once));
  return [once, twice].flatMap(elementsOf).flatMap(harmIn);
}

describe('the cleaner of rich text', () => {
  it('is tried with more than two hundred payloads that a browser would obey', () => {
    const harmful = xssPayloads.filter((payload) => harmOf(payload).length > 0);
    expect(new Set(harmful).size).toBeGreaterThanOrEqual(200);
  });

  it.each([...xssPayloads])('leaves nothing of %j', async (payload) => {
    expect(harmOf(await cleanHtml(payload))).toEqual([]);
  });

  it.each([
    ['<h2>Title</h2><p><strong>bold</strong> and <em>slanted</em></p>'],
    ['<ul><li><p>one</p></li></ul><ol start="3"><li>three</li></ol>'],
    ['<blockquote><p>said</p></blockquote><hr /><pre><code>x</code></pre>'],
    ['<table><tbody><tr><th scope="col">a</th><td colspan="2">b</td></tr></tbody></table>'],
    ['<p>1 &lt; 2 &amp; 3</p>'],
  ])('keeps %s as it is', async (html) => {
    expect(await cleanHtml(html)).toBe(html);
  });

  it.each([
    ['https://example.org/a?b=c#d'],
    ['http://example.org'],
    ['mailto:office@lampstand.example'],
    ['tel:+27215550100'],
    ['/docs?title=Exam%20Rules'],
    ['#rules'],
  ])('keeps a link to %s, and tells the other page nothing of ours', async (href) => {
    expect(await cleanHtml(`<a href="${href}" onclick="x()">x</a>`)).toBe(
      `<a href="${href}" rel="noopener noreferrer">x</a>`,
    );
  });

  it('keeps the words of a link that leads nowhere', async () => {
    expect(await cleanHtml('<p>see <a href="javascript:x">this</a></p>')).toBe(
      '<p>see <a rel="noopener noreferrer">this</a></p>',
    );
  });

  it('leaves the first level of headings to the page', async () => {
    expect(await cleanHtml('<h1>a</h1><h6>b</h6>')).toBe('<h2>a</h2><h4>b</h4>');
  });

  it('keeps a picture of ours without the signature, and gives it one for the reader', async () => {
    const kept = await cleanHtml('<img src="/files/map-1?expires=1&amp;signature=x" alt="Map">');
    expect(kept).toBe('<img src="/files/map-1" alt="Map" />');
    expect(await readableHtml(kept, (id) => `/files/${id}?signature=new`)).toBe(
      '<img src="/files/map-1?signature=new" alt="Map" />',
    );
  });

  it('knows a file by its id in a link as well, and gives it a signature of its own', async () => {
    const kept = await cleanHtml('<a href="/files/map-1?download=x&amp;signature=y">Map</a>');
    expect(kept).toBe('<a href="/files/map-1" rel="noopener noreferrer">Map</a>');
    expect(await readableHtml(kept, (id) => `/files/${id}?signature=new`)).toContain(
      'href="/files/map-1?signature=new"',
    );
    expect(await filesNamedIn(`${kept}<img src="/files/map-2"><img src="/files/map-1">`)).toEqual([
      'map-1',
      'map-2',
    ]);
  });

  it('takes away a picture and a link that are not to be led to', async () => {
    const html = '<p><img src="/files/a" alt="" /><a href="/files/a">x</a></p>';
    expect(await readableHtml(html, () => undefined)).toBe(
      '<p><a rel="noopener noreferrer">x</a></p>',
    );
  });

  it.each([
    'https://evil.example/x.png',
    '/images/x.png',
    'data:image/png;base64,AA',
    '/files/a/b',
  ])('takes out a picture from %s', async (src) => {
    expect(await cleanHtml(`<p>a<img src="${src}" alt="x" />b</p>`)).toBe('<p>ab</p>');
  });

  it('changes nothing when it cleans again', async () => {
    for (const payload of xssPayloads) {
      const once = await cleanHtml(payload);
      expect(await cleanHtml(once)).toBe(once);
    }
  });

  it('drops what the database cannot keep', async () => {
    expect(await cleanHtml('<p>a\0b\uD800c</p>')).toBe('<p>ab\uFFFDc</p>');
  });
});

describe('the words of a document', () => {
  it('stand apart where blocks do, and are no HTML', async () => {
    const html = '<h2>One</h2><ul><li>two</li><li>three &amp; 4 &lt; 5</li></ul>';
    expect(await wordsOf(html)).toBe('One two three & 4 < 5');
  });
});
