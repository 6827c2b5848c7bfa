import type { ForeignDraft } from './foreign.ts';
import type { Found, Interaction, Tools } from './qti-item.ts';
import { childrenOf, type XmlElement } from './xml-tree.ts';

const idOf = ({ attributes }: XmlElement): string => attributes['identifier'] ?? '';

/** The pairs of a key: `A P` as A and P. */
const pairsOf = (correct: readonly string[]) =>
  correct.map((pair) => {
    const [left = '', right = ''] = pair.split(/\s+/);
    return { left, right };
  });

/** Two columns to be matched. @returns null where a prompt has several answers. */
export function readMatches(
  { partial }: Found,
  { first, answer, text, say }: Interaction,
  { maker }: Tools,
): ForeignDraft | null {
  const [prompts, options] = childrenOf(first, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  );
  if (!prompts || !options) return null;
  const key = pairsOf(answer?.correct ?? []);
  const matched = prompts.map((prompt) => key.filter(({ left }) => left === idOf(prompt)));
  if (matched.some((pairs) => pairs.length > 1)) return null;
  const pairs = prompts.map((prompt, at) => {
    const option = options.find((each) => idOf(each) === matched[at]?.[0]?.right);
    return { prompt: say(prompt), option: option ? say(option) : '' };
  });
  const others = options.map(say).filter((option) => pairs.every((pair) => pair.option !== option));
  return maker.matching(text, pairs, others, partial);
}

/**
 * Entries of one list to be paired: the first of each pair becomes a prompt, the second its answer.
 * @returns null where an entry stands in more than one pair.
 */
export function readAssociations(
  { partial }: Found,
  { first, answer, text, say }: Interaction,
  { maker, losses }: Tools,
): ForeignDraft | null {
  const entries = childrenOf(first, 'simpleAssociableChoice');
  const key = pairsOf(answer?.correct ?? []);
  const used = key.flatMap(({ left, right }) => [left, right]);
  if (new Set(used).size < used.length) return null;
  losses.add('pairsToColumns');
  const sayId = (id: string) =>
    entries
      .filter((entry) => idOf(entry) === id)
      .map(say)
      .join('');
  const pairs = key.map(({ left, right }) => ({ prompt: sayId(left), option: sayId(right) }));
  const others = entries.filter((entry) => !used.includes(idOf(entry))).map(say);
  return maker.matching(text, pairs, others, partial);
}
