import { decimalText } from './decimal-text.ts';
import type { ForeignDraft, Losses } from './foreign.ts';
import type { Declaration } from './qti-declarations.ts';
import { asks, flowText } from './qti-flow.ts';
import type { Found, Tools } from './qti-item.ts';
import { childrenOf, findAll, textIn, type XmlElement } from './xml-tree.ts';

const KINDS = new Set(['textEntryInteraction', 'inlineChoiceInteraction', 'gapMatchInteraction']);

/** Whether an interaction is answered within the text of the item. */
export const isWritten = ({ name }: XmlElement): boolean => KINDS.has(name);

const isNumber = (answer: Declaration | undefined): boolean =>
  /^(?:float|integer)$/.test(answer?.baseType ?? '');

/** One blank of a text with what fills it. */
interface Blank {
  readonly accepted: readonly string[];
  readonly answer: Declaration | undefined;
}

/** Answers that stand in the text: blanks, a number, or one short answer. */
export function readWritten(found: Found, { maker, losses }: Tools): ForeignDraft {
  const { interactions, body, own } = found;
  losses.add(
    'choicesToText',
    interactions.some(({ name }) => name !== 'textEntryInteraction'),
  );
  const blanks = interactions.flatMap((interaction) => blanksOf(interaction, found, losses));
  const text = flowText(body, losses, isBlank);
  const bare = text.replaceAll(/(?<!\s)\s*\[\[\d+\]\]/g, '').trim();
  const [only] = blanks;
  const alone = blanks.length === 1 && interactions[0]?.name === 'textEntryInteraction';
  if (alone && isNumber(only?.answer)) {
    const [unit] = findAll(body, ({ attributes }) => attributes['class'] === 'unit');
    return maker.draft('NUMERIC', bare, {
      unit: unit ? textIn(unit).trim() : null,
      key: numberIn(found.item, only?.answer, losses),
    });
  }
  losses.add(
    'tolerance',
    blanks.some(({ answer }) => isNumber(answer)) && usesTolerance(found.item),
  );
  const caseSensitive = blanks.some(({ answer }) => answer?.caseSensitive);
  const accepted = blanks.map((blank) => [...blank.accepted]);
  if (own.has('SHORT_ANSWER') || (own.size === 0 && alone && /\[\[1\]\]\s*$/.test(text))) {
    return maker.draft('SHORT_ANSWER', bare, {
      key: { accepted: accepted[0] ?? [], caseSensitive },
    });
  }
  return maker.blanks(text, accepted, { caseSensitive, partial: found.partial });
}

/** Gaps are filled, not the interaction that they stand in. */
const isBlank = (element: XmlElement): boolean =>
  element.name === 'gap' || (asks(element) && element.name !== 'gapMatchInteraction');

function blanksOf(interaction: XmlElement, found: Found, losses: Losses): Blank[] {
  const answer = found.declarations.get(interaction.attributes['responseIdentifier'] ?? '');
  const correct = answer?.correct ?? [];
  const sayThose = (name: string, ids: readonly string[]) =>
    childrenOf(interaction, name)
      .filter(({ attributes }) => ids.includes(attributes['identifier'] ?? ''))
      .map((choice) => flowText(choice, losses))
      .filter((said) => said !== '');
  switch (interaction.name) {
    case 'inlineChoiceInteraction':
      return [{ accepted: sayThose('inlineChoice', correct), answer }];
    case 'gapMatchInteraction':
      return findAll(interaction, ({ name }) => name === 'gap').map(({ attributes }) => {
        const ids = correct
          .map((pair) => pair.split(/\s+/))
          .filter(([, gap]) => gap === attributes['identifier'])
          .map(([word = '']) => word);
        return { accepted: sayThose('gapText', ids), answer };
      });
    default:
      return [{ accepted: correct, answer }];
  }
}

const usesTolerance = (item: XmlElement): boolean =>
  findAll(
    item,
    ({ name, attributes }) =>
      name === 'equalRounded' ||
      (name === 'equal' && /^(?:absolute|relative)$/.test(attributes['toleranceMode'] ?? '')),
  ).length > 0;

/** The number that is right, and how far off others may be; a share of it is told as a number. */
function numberIn(item: XmlElement, answer: Declaration | undefined, losses: Losses) {
  const [stated = null] = answer?.correct ?? [];
  if (answer?.range) return answer.range;
  const number = stated === null ? null : decimalText(stated);
  const [equal] = findAll(item, ({ name }) => name === 'equal');
  const { toleranceMode, tolerance = '' } = equal?.attributes ?? {};
  const [first = ''] = tolerance.trim().split(/\s+/);
  if (toleranceMode === 'absolute') return { number, tolerance: decimalText(first) || null };
  if (toleranceMode === 'relative') {
    const share = Math.abs(Number(number)) * (Number(first) / 100);
    return { number, tolerance: decimalText(String(Number(share.toFixed(10)))) };
  }
  losses.add('tolerance', findAll(item, ({ name }) => name === 'equalRounded').length > 0);
  return { number, tolerance: null };
}
