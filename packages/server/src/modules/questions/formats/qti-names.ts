import type { XmlElement } from './xml-tree.ts';

/** `response-identifier` as QTI 2 says it: `responseIdentifier`. */
const inQti2 = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

const PREFIX = 'qti-';

/** A tree of QTI 3 with the names of QTI 2; elements of HTML and everything of QTI 2 stay as they are. */
export function withQti2Names(element: XmlElement): XmlElement {
  const { name, attributes, children } = element;
  const isQti3 = name.startsWith(PREFIX);
  return {
    name: isQti3 ? inQti2(name.slice(PREFIX.length)) : name,
    attributes: isQti3
      ? Object.fromEntries(
          Object.entries(attributes).map(([key, value]) => [
            key.startsWith('data-') ? key : inQti2(key),
            value,
          ]),
        )
      : attributes,
    children: children.map((child) => (typeof child === 'string' ? child : withQti2Names(child))),
  };
}
