import type { Losses } from './foreign.ts';
import { findAll, type XmlElement } from './xml-tree.ts';

const BLOCKS = new Set(
  'blockquote div h1 h2 h3 h4 h5 h6 li ol p pre prompt table tr ul'.split(' '),
);
const FORMATS = new Set('b big code em i li small strong sub sup table tt'.split(' '));
const MEDIA = new Set(['audio', 'img', 'math', 'object', 'video']);
/** What stands in the body and is no part of the question's text. */
const ASIDE = new Set([
  'feedbackBlock',
  'feedbackInline',
  'inlineChoice',
  'modalFeedback',
  'rubricBlock',
  'simpleChoice',
  'simpleMatchSet',
]);

const isInteraction = ({ name }: XmlElement): boolean => name.endsWith('Interaction');

/** The interactions of an item's body, in its order. */
export const interactionsIn = (body: XmlElement | undefined): XmlElement[] =>
  findAll(body, isInteraction);

/**
 * The text of a body or of a choice.
 * @param blanks whether each interaction leaves `[[1]]`, `[[2]]` … in its place.
 */
export function flowText(element: XmlElement | undefined, losses: Losses, blanks = false): string {
  let count = 0;
  const walk = (inside: XmlElement): string =>
    inside.children
      .map((child) => {
        if (typeof child === 'string') return child.replaceAll(/[ \t]*[\r\n]+\s*/g, ' ');
        const { name, attributes } = child;
        losses.add('media', MEDIA.has(name));
        losses.add('formatting', FORMATS.has(name));
        if (name === 'br') return '\n';
        if (MEDIA.has(name) || ASIDE.has(name) || attributes['class'] === 'unit') return '';
        if (isInteraction(child) && blanks) {
          count += 1;
          return `[[${count}]]`;
        }
        const text = walk(child);
        return BLOCKS.has(name) ? `\n${text.trim()}\n` : text;
      })
      .join('');
  const text = element ? walk(element) : '';
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
