import { textIn, type XmlElement } from './xml-tree.ts';

const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : [child]));

/** A part of a formula that others are set beside: in brackets where it has more than one sign. */
function grouped(element: XmlElement | undefined): string {
  const text = element ? mathText(element) : '';
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`;
}

/** How elements of MathML with two or more parts stand in one line. */
const layouts: Readonly<Record<string, (parts: readonly XmlElement[]) => string>> = {
  mfrac: ([over, under]) => `${grouped(over)}/${grouped(under)}`,
  msup: ([base, power]) => `${grouped(base)}^${grouped(power)}`,
  msub: ([base, index]) => `${grouped(base)}_${grouped(index)}`,
  msubsup: ([base, index, power]) => `${grouped(base)}_${grouped(index)}^${grouped(power)}`,
  munder: ([base, under]) => `${grouped(base)}_${grouped(under)}`,
  mover: ([base, over]) => `${grouped(base)}^${grouped(over)}`,
  munderover: ([base, under, over]) => `${grouped(base)}_${grouped(under)}^${grouped(over)}`,
  mroot: ([base, index]) => `root_${grouped(index)}${grouped(base)}`,
  mtable: (rows) => rows.map(mathText).join('; '),
  mtr: (cells) => cells.map(mathText).join(', '),
};

/** A formula of MathML in one line of text: `a^2 + (b + 1)/c`. */
export function mathText(element: XmlElement): string {
  const { name } = element;
  const parts = elementsOf(element);
  if (name.startsWith('annotation')) return '';
  if (name === 'msqrt') return `√(${parts.map(mathText).join(' ')})`;
  const layout = layouts[name];
  if (layout) return layout(parts);
  if (parts.length === 0) return textIn(element).replaceAll(/\s+/g, ' ').trim();
  return parts
    .map(mathText)
    .filter((text) => text !== '')
    .join(' ');
}
