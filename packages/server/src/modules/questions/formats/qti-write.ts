import type { QuestionDraft } from '../question.rules.ts';
import { Losses, type Writer } from './foreign.ts';
import { aroundBlanks, inLocale, loseLanguages, nameOf, type SaidQuestion } from './say.ts';
import { escapeXml } from './xml-tree.ts';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const TEMPLATES = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';

/** Questions as items of QTI 2.1 in one file, in the language of their course. */
export const writeQti: Writer = (leaving) => {
  const written = leaving.map(({ draft, locale }, index) => {
    const losses = new Losses();
    loseLanguages(draft, losses);
    return { xml: itemXml(draft, inLocale(draft, locale), index + 1), losses: losses.list() };
  });
  const items = written.map(({ xml }) => xml).join('\n');
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<assessmentItems xmlns="${NAMESPACE}">\n${items}\n</assessmentItems>\n`,
    losses: written.map(({ losses }) => losses),
  };
};

/** What QTI has no word for stands in the label; readers of other programs pass over it. */
const labelOf = ({ kind, content, key }: QuestionDraft): string =>
  [kind, key.partial && 'PARTIAL', content.maxWords !== null && `WORDS=${content.maxWords}`]
    .filter((word) => word !== false)
    .join(' ');

function itemXml(draft: QuestionDraft, said: SaidQuestion, number: number): string {
  const { declarations, body, processing } = bodies[draft.kind](said);
  const template = draft.key.partial ? 'map_response' : 'match_correct';
  return [
    `<assessmentItem identifier="q-${number}" title="${escapeXml(nameOf(said.text))}" adaptive="false" timeDependent="false" toolName="Lampstand" label="${labelOf(draft)}">`,
    ...declarations,
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>',
    `<itemBody>${body}</itemBody>`,
    processing ?? `<responseProcessing template="${TEMPLATES}/${template}"/>`,
    '</assessmentItem>',
  ].join('\n');
}

interface ItemParts {
  readonly declarations: readonly string[];
  readonly body: string;
  readonly processing?: string;
}

const flow = (text: string): string => escapeXml(text).replaceAll('\n', '<br/>');
const paragraph = (text: string): string => `<div>${flow(text)}</div>`;

interface Answer {
  readonly id?: string;
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly baseType: 'identifier' | 'directedPair' | 'string' | 'float';
  readonly correct: readonly string[];
  readonly mapping?: readonly string[];
}

const declaration = ({ id = 'RESPONSE', cardinality, baseType, correct, mapping = [] }: Answer) => {
  const values = correct.map((value) => `<value>${escapeXml(value)}</value>`).join('');
  const mapped =
    mapping.length > 0
      ? `<mapping lowerBound="0" defaultValue="0">${mapping.join('')}</mapping>`
      : '';
  return `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values}</correctResponse>${mapped}</responseDeclaration>`;
};

const entry = (key: string, value: number, more = ''): string =>
  `<mapEntry mapKey="${escapeXml(key)}" mappedValue="${value}"${more}/>`;

const choice = (text: string, index: number): string =>
  `<simpleChoice identifier="C${index + 1}">${flow(text)}</simpleChoice>`;

/** Texts that count, all for the same. */
const texts = (accepted: readonly string[], caseSensitive: boolean, id?: string): string =>
  declaration({
    ...(id === undefined ? {} : { id }),
    cardinality: 'single',
    baseType: 'string',
    correct: accepted.slice(0, 1),
    mapping: accepted.map((text) => entry(text, 1, ` caseSensitive="${caseSensitive}"`)),
  });

function choices({ text, choices: all, kind }: SaidQuestion): ItemParts {
  const many = kind === 'MULTIPLE_CHOICE';
  const ids = all.map(({ right }, at) => ({ right, id: `C${at + 1}` }));
  const correct = ids.filter(({ right }) => right).map(({ id }) => id);
  const mapping = many ? ids.map(({ id, right }) => entry(id, right ? 1 : -1)) : [];
  const cardinality = many ? 'multiple' : 'single';
  const asked = all.map((each, at) => choice(each.text, at)).join('');
  return {
    declarations: [declaration({ cardinality, baseType: 'identifier', correct, mapping })],
    body: `${paragraph(text)}<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${many ? 0 : 1}">${asked}</choiceInteraction>`,
  };
}

const associable = (name: string, list: readonly string[]): string => {
  const items = list.map(
    (text, at) =>
      `<simpleAssociableChoice identifier="${name}${at + 1}" matchMax="${name === 'P' ? 1 : 0}">${flow(text)}</simpleAssociableChoice>`,
  );
  return `<simpleMatchSet>${items.join('')}</simpleMatchSet>`;
};

const bodies: Readonly<Record<QuestionDraft['kind'], (said: SaidQuestion) => ItemParts>> = {
  TRUE_FALSE: choices,
  SINGLE_CHOICE: choices,
  MULTIPLE_CHOICE: choices,
  MATCHING: ({ text, pairs, otherOptions }) => {
    const options = [...new Set([...pairs.map(({ option }) => option), ...otherOptions])];
    const correct = pairs.map(({ option }, at) => `P${at + 1} O${options.indexOf(option) + 1}`);
    const mapping = correct.map((pair) => entry(pair, 1));
    const sets = `${associable(
      'P',
      pairs.map(({ prompt }) => prompt),
    )}${associable('O', options)}`;
    return {
      declarations: [
        declaration({ cardinality: 'multiple', baseType: 'directedPair', correct, mapping }),
      ],
      body: `${paragraph(text)}<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="0">${sets}</matchInteraction>`,
    };
  },
  ORDERING: ({ text, items }) => ({
    declarations: [
      declaration({
        cardinality: 'ordered',
        baseType: 'identifier',
        correct: items.map((_, at) => `C${at + 1}`),
      }),
    ],
    body: `${paragraph(text)}<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${items.map(choice).join('')}</orderInteraction>`,
  }),
  FILL_IN_THE_BLANK: (said) => {
    const { texts: pieces, ids } = aroundBlanks(said.text);
    const body = pieces.map((piece, at) =>
      at < ids.length
        ? `${flow(piece)}<textEntryInteraction responseIdentifier="R${at + 1}"/>`
        : flow(piece),
    );
    return {
      declarations: ids.map((id, at) =>
        texts(said.acceptedIn(id), said.key.caseSensitive, `R${at + 1}`),
      ),
      body: `<div>${body.join('')}</div>`,
    };
  },
  NUMERIC: ({ text, key, unit }) => ({
    declarations: [
      declaration({ cardinality: 'single', baseType: 'float', correct: [key.number ?? ''] }),
    ],
    body: `${paragraph(text)}<div><textEntryInteraction responseIdentifier="RESPONSE"/>${unit ? `<span class="unit">${escapeXml(unit)}</span>` : ''}</div>`,
    processing: numberProcessing(key.tolerance),
  }),
  SHORT_ANSWER: ({ text, key }) => ({
    declarations: [texts(key.accepted, key.caseSensitive)],
    body: `${paragraph(text)}<div><textEntryInteraction responseIdentifier="RESPONSE"/></div>`,
  }),
  ESSAY: ({ text, key }) => ({
    declarations: [
      '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="string"/>',
    ],
    body: `${paragraph(text)}<extendedTextInteraction responseIdentifier="RESPONSE"/>${key.guidance ? `<rubricBlock view="scorer">${paragraph(key.guidance)}</rubricBlock>` : ''}`,
    processing: '',
  }),
};

/** A number is right where it is as far off as the tolerance at most. */
function numberProcessing(tolerance: string | null): string {
  const mode =
    tolerance === null
      ? 'toleranceMode="exact"'
      : `toleranceMode="absolute" tolerance="${tolerance} ${tolerance}"`;
  return `<responseProcessing><responseCondition><responseIf><equal ${mode}><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
}
