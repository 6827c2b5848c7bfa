import { trueFalseWords } from '@lampstand/i18n';
import type { ErrorText } from '../../../platform/errors.ts';
import { type ForeignDraft, Losses, type Reader, UnreadableFile } from './foreign.ts';
import { draftMaker } from './make-draft.ts';
import { declarationsOf } from './qti-declarations.ts';
import { flowText, interactionsIn } from './qti-flow.ts';
import type { Found, Interaction, Tools } from './qti-item.ts';
import { readAssociations, readMatches } from './qti-matches.ts';
import { withQti2Names } from './qti-names.ts';
import { isWritten, readWritten } from './qti-written.ts';
import { childrenOf, childOf, findAll, readXml, textIn, type XmlElement } from './xml-tree.ts';

/** What our own files say of a question that QTI has no word for. */
const OWN_TOOL = 'Lampstand';

/** Reads the items of a QTI 2 or 3 file. @throws UnreadableFile where it has none. */
export const readQti: Reader = (text, options) => {
  const root = withQti2Names(readXml(text));
  const items = findAll(root, ({ name }) => name === 'assessmentItem');
  if (items.length === 0) throw new UnreadableFile('No item');
  const maker = draftMaker(options);
  return items.map((item) => {
    const losses = new Losses();
    losses.add('encoding', /\uFFFD/.test(textIn(item)));
    losses.add('feedback', findAll(item, ({ name }) => /feedback/i.test(name)).length > 0);
    const found = lookInto(item, losses);
    const draft = isMadeAnew(item) ? null : readItem(found, { maker, losses, options });
    return {
      title: item.attributes['title'] || (draft?.texts[0]?.text ?? ''),
      draft,
      losses: losses.list(),
      refused: draft ? null : refusalOf(found),
    };
  });
};

/** Whether variables of the item make it another question for each person. */
const isMadeAnew = (item: XmlElement): boolean =>
  findAll(item, ({ name }) => name === 'templateDeclaration' || name === 'printedVariable').length >
  0;

function refusalOf({ item, interactions }: Found): ErrorText {
  if (isMadeAnew(item)) return { key: 'errors.formats.variables' };
  const kinds = [...new Set(interactions.map(({ name }) => name))];
  const kind = (kinds.join(', ') || 'assessmentItem').slice(0, 80);
  const key =
    interactions.length > 1 ? 'errors.formats.severalInOne' : 'errors.formats.unknownKind';
  return { key, args: { kind } };
}

function lookInto(item: XmlElement, losses: Losses): Found {
  const body = childOf(item, 'itemBody');
  const isOwn = item.attributes['toolName'] === OWN_TOOL;
  const own = new Set(isOwn ? (item.attributes['label'] ?? '').split(' ') : []);
  const processing = childOf(item, 'responseProcessing')?.attributes['template'] ?? '';
  return {
    item,
    body,
    interactions: interactionsIn(body, losses),
    declarations: declarationsOf(item, losses),
    own,
    partial: isOwn ? own.has('PARTIAL') : processing.includes('map_response'),
  };
}

function readItem(found: Found, tools: Tools): ForeignDraft | null {
  const { interactions, body } = found;
  const [first] = interactions;
  if (!first || !body) return null;
  if (interactions.every(isWritten)) return readWritten(found, tools);
  if (interactions.length > 1) return null;
  const text = flowText(body, tools.losses);
  const answer = found.declarations.get(first.attributes['responseIdentifier'] ?? '');
  const say = (element: XmlElement) => flowText(element, tools.losses);
  return readers[first.name]?.(found, { first, answer, text, say }, tools) ?? null;
}

type InteractionReader = (
  found: Found,
  interaction: Interaction,
  tools: Tools,
) => ForeignDraft | null;

const readers: Readonly<Record<string, InteractionReader | undefined>> = {
  choiceInteraction: (found, interaction, tools) =>
    readChoices(found, interaction, childrenOf(interaction.first, 'simpleChoice'), tools),
  hottextInteraction: (found, interaction, tools) => {
    tools.losses.add('marksToChoices');
    const marks = findAll(interaction.first, ({ name }) => name === 'hottext');
    return readChoices(found, interaction, marks, tools);
  },
  orderInteraction: ({ partial }, { first, answer, text, say }, { maker }) => {
    const choices = childrenOf(first, 'simpleChoice');
    const items = (answer?.correct ?? []).flatMap((id) =>
      choices.filter(({ attributes }) => attributes['identifier'] === id).map(say),
    );
    // Where only some are put in order, the others would be missing.
    return items.length === choices.length ? maker.ordering(text, items, partial) : null;
  },
  matchInteraction: readMatches,
  associateInteraction: readAssociations,
  sliderInteraction: (_found, { answer, text }, { maker }) =>
    maker.draft('NUMERIC', text, {
      key: answer?.range ?? { number: answer?.correct[0] ?? null, tolerance: null },
    }),
  extendedTextInteraction: ({ body, own }, { text, say }, { maker }) => {
    const words = [...own].find((word) => word.startsWith('WORDS='));
    const scorer = findAll(
      body,
      ({ name, attributes }) =>
        name === 'rubricBlock' && /\b(?:scorer|author)\b/.test(attributes['view'] ?? ''),
    );
    return maker.draft('ESSAY', text, {
      maxWords: words ? Number(words.slice(6)) : null,
      key: { guidance: scorer.map(say).join('\n') || null },
    });
  },
};

function readChoices(
  { own, partial }: Found,
  { answer, text, say }: Interaction,
  offered: readonly XmlElement[],
  { maker, options: { locale } }: Tools,
): ForeignDraft {
  const choices = offered.map((choice) => ({
    text: say(choice),
    right: answer?.correct.includes(choice.attributes['identifier'] ?? '') ?? false,
  }));
  const many = answer?.cardinality === 'multiple';
  const words = choices.map((choice) => choice.text.toLowerCase());
  const [yes, no] = trueFalseWords[locale];
  const isTrueFalse =
    words.join() === [yes, no].join().toLowerCase() || words.join() === 'true,false';
  const kind =
    own.has('TRUE_FALSE') || (own.size === 0 && !many && isTrueFalse)
      ? 'TRUE_FALSE'
      : many
        ? 'MULTIPLE_CHOICE'
        : 'SINGLE_CHOICE';
  return maker.choices(kind, text, choices, kind === 'MULTIPLE_CHOICE' && partial);
}
