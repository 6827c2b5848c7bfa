import { Parser } from 'htmlparser2';
import { UnreadableFile } from './foreign.ts';

export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

/** Deeper than any question is. */
const DEEPEST = 60;
const MOST_ELEMENTS = 400_000;

/**
 * Reads XML without any document type: a file has no entities of its own and reaches nothing outside
 * of itself.
 * @throws UnreadableFile with a document type, too deep, or cut off.
 */
export function readXml(text: string): XmlElement {
  if (/<!doctype|<!entity/i.test(text)) throw new UnreadableFile('A document type is not allowed');
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (open.length > DEEPEST || count > MOST_ELEMENTS) throw new UnreadableFile('Too deep');
        const element: XmlElement = { name: localName(name), attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(part) {
        const children = open.at(-1)?.children;
        const last = children?.at(-1);
        if (children && typeof last === 'string') children[children.length - 1] = last + part;
        else children?.push(part);
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text.replace(/^\uFEFF/, ''));
  const first = root.children.find((child) => typeof child !== 'string');
  const end = text.slice(text.lastIndexOf('</'));
  if (!first || localName(/^<\/([^\s>]+)\s*>/.exec(end)?.[1] ?? '') !== first.name) {
    throw new UnreadableFile('The file ends too early');
  }
  return root;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The elements of that name directly below. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).flatMap((child) =>
    typeof child !== 'string' && child.name === name ? [child] : [],
  );

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** All elements that pass, at any depth, in the order of the document. */
export const findAll = (
  element: XmlElement | undefined,
  passes: (element: XmlElement) => boolean,
): XmlElement[] =>
  (element?.children ?? []).flatMap((child) =>
    typeof child === 'string' ? [] : [...(passes(child) ? [child] : []), ...findAll(child, passes)],
  );

/** The text inside of an element, without the elements. */
export const textIn = (element: XmlElement | undefined): string =>
  (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : textIn(child)))
    .join('');

/** The text of a child, as in `<name><text>…</text></name>` or `<name>…</name>`. */
export const valueOf = (element: XmlElement | undefined, name: string): string =>
  textIn(childOf(element, name)).trim();

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as XML holds it, without the characters that it cannot hold. */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 has no way to write
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .toWellFormed()
    .replaceAll(/[&<>"]/g, (found) => ESCAPES[found] ?? '');
