import type { Losses } from './foreign.ts';
import { mathText } from './math-text.ts';
import { findAll, type XmlElement } from './xml-tree.ts';

const BLOCKS = new Set(
  'address article aside blockquote caption dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre prompt section table tr ul'.split(
    ' ',
  ),
);
const FORMATS = new Set('b big code em i li small strong sub sup table tt'.split(' '));
const MEDIA = new Set(['audio', 'iframe', 'img', 'object', 'picture', 'svg', 'video']);
/** What stands in the body and is no part of the question's text. */
const ASIDE = new Set([
  'catalogInfo',
  'companionMaterialsInfo',
  'feedbackBlock',
  'feedbackInline',
  'gapImg',
  'gapText',
  'inlineChoice',
  'modalFeedback',
  'rp',
  'script',
  'simpleAssociableChoice',
  'simpleChoice',
  'simpleMatchSet',
  'style',
  'stylesheet',
]);
/** Interactions that ask for nothing that could be right. */
const SILENT = new Set(['endAttemptInteraction', 'mediaInteraction']);

const isInteraction = ({ name }: XmlElement): boolean => name.endsWith('Interaction');
/** Whether an element asks for an answer. */
export const asks = (element: XmlElement): boolean =>
  isInteraction(element) && !SILENT.has(element.name);

/** The interactions of an item's body that ask for an answer, in its order. */
export function interactionsIn(body: XmlElement | undefined, losses: Losses): XmlElement[] {
  const all = findAll(body, isInteraction);
  losses.add(
    'media',
    all.some(({ name }) => name === 'mediaInteraction'),
  );
  losses.add(
    'feedback',
    all.some(({ name }) => name === 'endAttemptInteraction'),
  );
  return all.filter(asks);
}

/** Whether a block of words is for whoever answers: others are for who grades. */
const isForStudents = ({ attributes }: XmlElement): boolean =>
  /\b(?:candidate|testTaker)\b/.test(attributes['view'] ?? 'candidate');

const isAside = (element: XmlElement): boolean =>
  ASIDE.has(element.name) ||
  SILENT.has(element.name) ||
  element.attributes['class'] === 'unit' ||
  (element.name === 'rubricBlock' && !isForStudents(element));

/**
 * The text of a body or of a choice.
 * @param isBlank which elements leave `[[1]]`, `[[2]]` … in their places.
 */
export function flowText(
  element: XmlElement | undefined,
  losses: Losses,
  isBlank: (element: XmlElement) => boolean = () => false,
): string {
  let count = 0;
  const told = (child: XmlElement): string => {
    const { name } = child;
    losses.add('media', MEDIA.has(name));
    losses.add('formatting', FORMATS.has(name));
    if (isBlank(child)) {
      count += 1;
      return `[[${count}]]`;
    }
    if (name === 'br') return '\n';
    if (MEDIA.has(name) || isAside(child)) return '';
    if (name === 'math') {
      losses.add('formatting');
      return mathText(child);
    }
    const text = walk(child);
    if (name === 'rt') return `(${text})`;
    if (name === 'td' || name === 'th') return ` ${text} `;
    return BLOCKS.has(name) ? `\n${text.trim()}\n` : text;
  };
  const walk = (inside: XmlElement): string =>
    inside.children
      .map((child) =>
        typeof child === 'string'
          ? child.replaceAll(/(?<![ \t])[ \t]*[\r\n]+\s*/g, ' ')
          : told(child),
      )
      .join('');
  const text = element ? walk(element) : '';
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]{2,}/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
