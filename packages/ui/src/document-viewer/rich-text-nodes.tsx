import { createElement, type ReactNode } from 'react';

/** How a link is shown; `href` is undefined where it leads nowhere. */
export type ToLink = (key: number, href: string | undefined, words: ReactNode[]) => ReactNode;

const blocks = 'p br hr h2 h3 h4 ul ol li blockquote pre img';
const words = 'strong em u s code';
const tables = 'table thead tbody tr th td';

/** What the server's cleaner lets through; anything else is not shown, whatever it holds. */
const shown: ReadonlySet<string> = new Set([blocks, words, tables].join(' ').split(' '));
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

/** The attributes that may have a meaning, by the names that React has for them. */
const attributes = [
  ['src', 'src'],
  ['alt', 'alt'],
  ['width', 'width'],
  ['height', 'height'],
  ['start', 'start'],
  ['scope', 'scope'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
] as const;

/**
 * Written text as React elements: only what is known is made, so that nothing in the text can run
 * even if the server's cleaner had overlooked it.
 */
export function richTextNodes(html: string, toLink: ToLink): ReactNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return childrenOf(body, toLink);
}

function childrenOf(parent: Element, toLink: ToLink): ReactNode[] {
  return [...parent.childNodes].map((node, key) => nodeOf(node, key, toLink));
}

function nodeOf(node: ChildNode, key: number, toLink: ToLink): ReactNode {
  if (node instanceof Text) {
    const between = tableParts.has(node.parentElement?.localName ?? '');
    return between ? null : node.data;
  }
  if (!(node instanceof Element)) return null;
  const children = childrenOf(node, toLink);
  if (node.localName === 'a') return toLink(key, hrefOf(node), children);
  if (!shown.has(node.localName) || !hasOwnPicture(node)) return null;
  return createElement(
    node.localName,
    // Arrow keys push a wide table to and fro once it has the focus.
    { key, ...attributesOf(node), ...(node.localName === 'table' && { tabIndex: 0 }) },
    ...(children.length > 0 ? [children] : []),
  );
}

const hasOwnPicture = (element: Element): boolean =>
  element.localName !== 'img' || (element.getAttribute('src') ?? '').startsWith('/files/');

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap(([name, prop]) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[prop, value]];
    }),
  );
}

function hrefOf(link: Element): string | undefined {
  const href = link.getAttribute('href') ?? '';
  return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href) ? href : undefined;
}
