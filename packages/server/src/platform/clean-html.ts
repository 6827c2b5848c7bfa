import type { Attributes, IOptions, Tag } from 'sanitize-html';
import { withoutDeepTags } from './deep-tags.ts';
import { FILES_PATH } from './signed-url.ts';

/** Address of a file of ours by its id; undefined where the text may not lead to it. */
export type FileAddress = (fileId: string) => string | undefined;

const plainAddress: FileAddress = (fileId) => `${FILES_PATH}${encodeURIComponent(fileId)}`;

/**
 * Content as it is kept: headings, paragraphs, lists, tables, links that lead where they seem to, and
 * pictures of our own files. Everything else goes: styles, scripts, event attributes, other media,
 * other schemes, other people's pictures.
 */
export const cleanHtml = (html: string): Promise<string> => clean(html, plainAddress);

/**
 * Content as it leaves: cleaned once more by today's rules, with pictures that can be loaded.
 * @param addressOf gives a file's signed link; what it does not know loses its picture or link.
 */
export const readableHtml = (html: string, addressOf: FileAddress): Promise<string> =>
  clean(html, addressOf);

/** Ids of our files that a content shows or links to, each once. */
export async function filesNamedIn(html: string): Promise<string[]> {
  const found = new Set<string>();
  await clean(html, (fileId) => {
    found.add(fileId);
    return plainAddress(fileId);
  });
  return [...found];
}

/** The words of cleaned content, in one line. */
export async function wordsOf(cleaned: string): Promise<string> {
  const sanitize = await loadSanitizer();
  const text = sanitize(cleaned.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function clean(html: string, addressOf: FileAddress): Promise<string> {
  const sanitize = await loadSanitizer();
  return sanitize(withoutDeepTags(storable(html)), optionsFor(addressOf)).trim();
}

/** A text without the characters that PostgreSQL cannot keep: what is looked for lacks them too. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Comes when the first document is read or written: the server starts without it. */
const loadSanitizer = async () => (await import('sanitize-html')).default;

const names = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

const optionsFor = (addressOf: FileAddress): IOptions => ({
  allowedTags: names(
    'h2 h3 h4 p br hr blockquote pre ul ol li strong em u s code a img',
    'table thead tbody tr th td',
  ),
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  // Their text is no text of the document.
  nonTextTags: names(
    'script style textarea option noscript template title xmp svg math iframe object',
    'noembed noframes plaintext',
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    ...renamed,
    a: (_name, { href }) =>
      tag('a', { href: linkAddress(href, addressOf), rel: 'noopener noreferrer' }),
    img: (_name, { src, alt, width, height }) => {
      const fileId = fileIdOf(src);
      return tag('img', {
        src: fileId === undefined ? undefined : addressOf(fileId),
        alt: alt ?? '',
        width: count(width),
        height: count(height),
      });
    },
    ol: (_name, { start }) => tag('ol', { start: count(start) }),
    td: (_name, spans) => tag('td', cellOf(spans)),
    th: (_name, { scope, ...spans }) =>
      tag('th', { ...cellOf(spans), scope: scope === 'row' ? 'row' : 'col' }),
  },
  exclusiveFilter: ({ tag: name, attribs }) => name === 'img' && attribs['src'] === undefined,
});

const to = (tagName: string) => () => tag(tagName, {});

/** The page's own heading is the first level, and there are no more than three below it. */
const renamed = {
  h1: to('h2'),
  h5: to('h4'),
  h6: to('h4'),
  b: to('strong'),
  i: to('em'),
  del: to('s'),
  strike: to('s'),
};

type Wanted = Readonly<Record<string, string | undefined>>;

function tag(tagName: string, wanted: Wanted): Tag {
  const attribs: Attributes = {};
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== undefined) attribs[name] = value;
  }
  return { tagName, attribs };
}

const cellOf = ({ colspan, rowspan }: Attributes): Wanted => ({
  colspan: count(colspan),
  rowspan: count(rowspan),
});

/** A small whole number as it would be written, or nothing. */
const count = (value: string | undefined): string | undefined =>
  value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? value : undefined;

/** `https:example.org` without slashes is a place of our own origin on a page of https. */
const WHOLE = /^(https?:\/\/|mailto:|tel:)/i;

/**
 * Whole addresses of the web, mail and telephone; places of our own origin, files among them by their
 * ids; places in the document.
 */
function linkAddress(href: string | undefined, addressOf: FileAddress): string | undefined {
  // Browsers read a backslash as a slash and leave out what cannot be seen.
  if (href === undefined || /[\p{Cc}\\]/u.test(href)) return undefined;
  const address = href.trim();
  if (address.startsWith(FILES_PATH)) {
    const fileId = fileIdOf(address);
    return fileId === undefined ? undefined : addressOf(fileId);
  }
  if (address.startsWith('#') || /^\/(?!\/)/.test(address)) return address;
  return WHOLE.test(address) && URL.canParse(address) ? address : undefined;
}

/** The id in a link to a file of ours, signed or not. */
const fileIdOf = (address: string | undefined): string | undefined =>
  /^\/files\/(?<id>[A-Za-z0-9_-]{1,64})(?:\?[^#]*)?$/.exec(address ?? '')?.groups?.['id'];
