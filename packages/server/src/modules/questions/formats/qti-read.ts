import { trueFalseWords } from '@lampstand/i18n';
import {
  type ForeignDraft,
  Losses,
  type Reader,
  type ReadOptions,
  UnreadableFile,
} from './foreign.ts';
import { draftMaker, type DraftMaker } from './make-draft.ts';
import { declarationsOf, type Declaration } from './qti-declarations.ts';
import { flowText, interactionsIn } from './qti-flow.ts';
import { childrenOf, childOf, findAll, readXml, textIn, type XmlElement } from './xml-tree.ts';

/** What our own files say of a question that QTI has no word for. */
const OWN_TOOL = 'Lampstand';

/** Reads the items of a QTI 2.1 file. @throws UnreadableFile where it has none. */
export const readQti: Reader = (text, options) => {
  const root = readXml(text);
  const items = findAll(root, ({ name }) => name === 'assessmentItem');
  if (items.length === 0) throw new UnreadableFile('No item');
  const maker = draftMaker(options);
  return items.map((item) => {
    const losses = new Losses();
    losses.add('encoding', /\uFFFD/.test(textIn(item)));
    losses.add('feedback', findAll(item, ({ name }) => /feedback/i.test(name)).length > 0);
    const found = lookInto(item, losses);
    const draft = readItem(found, maker, losses, options);
    const kind = found.interactions.map(({ name }) => name).join(', ') || 'assessmentItem';
    return {
      title: item.attributes['title'] || (draft?.texts[0]?.text ?? ''),
      draft,
      losses: losses.list(),
      refused: draft
        ? null
        : { key: 'errors.formats.unknownKind', args: { kind: kind.slice(0, 40) } },
    };
  });
};

interface Found {
  readonly item: XmlElement;
  readonly body: XmlElement | undefined;
  readonly interactions: readonly XmlElement[];
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Words of our own files. */
  readonly own: ReadonlySet<string>;
  /** Whether parts count by themselves. */
  readonly partial: boolean;
}

function lookInto(item: XmlElement, losses: Losses): Found {
  const body = childOf(item, 'itemBody');
  const isOwn = item.attributes['toolName'] === OWN_TOOL;
  const own = new Set(isOwn ? (item.attributes['label'] ?? '').split(' ') : []);
  const processing = childOf(item, 'responseProcessing')?.attributes['template'] ?? '';
  return {
    item,
    body,
    interactions: interactionsIn(body),
    declarations: declarationsOf(item, losses),
    own,
    partial: isOwn ? own.has('PARTIAL') : processing.includes('map_response'),
  };
}

function readItem(
  found: Found,
  maker: DraftMaker,
  losses: Losses,
  options: ReadOptions,
): ForeignDraft | null {
  const { interactions, body } = found;
  const [first] = interactions;
  if (!first || !body) return null;
  const names = new Set(interactions.map(({ name }) => name));
  const written = [...names].every((name) => /^(?:textEntry|inlineChoice)Interaction$/.test(name));
  if (written) return readWritten(found, maker, losses);
  if (interactions.length > 1) return null;
  const text = flowText(body, losses);
  const answer = found.declarations.get(first.attributes['responseIdentifier'] ?? '');
  const say = (element: XmlElement) => flowText(element, losses);
  switch (first.name) {
    case 'choiceInteraction':
      return readChoices(found, { first, answer, text, say }, maker, options);
    case 'orderInteraction': {
      const choices = childrenOf(first, 'simpleChoice');
      const items = (answer?.correct ?? []).flatMap((id) =>
        choices.filter(({ attributes }) => attributes['identifier'] === id).map(say),
      );
      return maker.ordering(text, items, found.partial);
    }
    case 'matchInteraction':
      return readMatches(first, answer, { text, say, partial: found.partial }, maker);
    case 'extendedTextInteraction': {
      const words = [...found.own].find((word) => word.startsWith('WORDS='));
      const scorer = findAll(
        body,
        ({ name, attributes }) => name === 'rubricBlock' && attributes['view'] === 'scorer',
      );
      return maker.draft('ESSAY', text, {
        maxWords: words ? Number(words.slice(6)) : null,
        key: { guidance: scorer.map(say).join('\n') || null },
      });
    }
    default:
      return null;
  }
}

interface Interaction {
  readonly first: XmlElement;
  readonly answer: Declaration | undefined;
  readonly text: string;
  readonly say: (element: XmlElement) => string;
}

function readChoices(
  { own, partial }: Found,
  { first, answer, text, say }: Interaction,
  maker: DraftMaker,
  { locale }: ReadOptions,
): ForeignDraft {
  const choices = childrenOf(first, 'simpleChoice').map((choice) => ({
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

function readMatches(
  interaction: XmlElement,
  answer: Declaration | undefined,
  { text, say, partial }: Pick<Interaction, 'text' | 'say'> & { readonly partial: boolean },
  maker: DraftMaker,
): ForeignDraft | null {
  const [prompts, options] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  );
  if (!prompts || !options) return null;
  const named = (choices: readonly XmlElement[], id: string | undefined) =>
    choices.find(({ attributes }) => attributes['identifier'] === id);
  const pairs = prompts.map((prompt) => {
    const pair = answer?.correct.find((each) =>
      each.startsWith(`${prompt.attributes['identifier']} `),
    );
    const option = named(options, pair?.split(' ')[1]);
    return { prompt: say(prompt), option: option ? say(option) : '' };
  });
  const others = options.map(say).filter((option) => pairs.every((pair) => pair.option !== option));
  return maker.matching(text, pairs, others, partial);
}

/** Answers that are written into the text: blanks, a number, or one short answer. */
function readWritten(found: Found, maker: DraftMaker, losses: Losses): ForeignDraft | null {
  const { interactions, declarations, body, own } = found;
  const answers = interactions.map(({ attributes, name }) => {
    losses.add('choicesToText', name === 'inlineChoiceInteraction');
    return declarations.get(attributes['responseIdentifier'] ?? '');
  });
  const [only] = answers;
  const text = flowText(body, losses, true);
  const bare = text.replaceAll(/\s*\[\[\d+\]\]/g, '').trim();
  const alone = interactions.length === 1 && /\[\[1\]\]\s*$/.test(text);
  if (interactions.length === 1 && /^(?:float|integer)$/.test(only?.baseType ?? '')) {
    const [unit] = findAll(body, ({ attributes }) => attributes['class'] === 'unit');
    return maker.draft('NUMERIC', bare, {
      unit: unit ? textIn(unit).trim() : null,
      key: { number: only?.correct[0] ?? null, tolerance: toleranceIn(found.item) },
    });
  }
  const caseSensitive = answers.some((answer) => answer?.caseSensitive);
  if (own.has('SHORT_ANSWER') || (own.size === 0 && alone)) {
    return maker.draft('SHORT_ANSWER', bare, {
      key: { accepted: [...(only?.correct ?? [])], caseSensitive },
    });
  }
  const accepted = interactions.map(({ name }, at) =>
    name === 'inlineChoiceInteraction'
      ? wordsOf(interactions[at], answers[at])
      : [...(answers[at]?.correct ?? [])],
  );
  return maker.blanks(text, accepted, { caseSensitive, partial: found.partial });
}

/** What the right one of some inline choices says. */
function wordsOf(interaction: XmlElement | undefined, answer: Declaration | undefined): string[] {
  return childrenOf(interaction, 'inlineChoice')
    .filter(({ attributes }) => answer?.correct.includes(attributes['identifier'] ?? ''))
    .map((choice) => textIn(choice).trim());
}

function toleranceIn(item: XmlElement): string | null {
  const [equal] = findAll(item, ({ name }) => name === 'equal');
  const { toleranceMode, tolerance } = equal?.attributes ?? {};
  return toleranceMode === 'absolute' ? (tolerance?.trim().split(/\s+/)[0] ?? null) : null;
}
