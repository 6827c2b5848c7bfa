import { trueFalseWords } from '@lampstand/i18n';
import type { QuestionDraft } from '../question.rules.ts';
import { Losses, type Writer } from './foreign.ts';
import { aroundBlanks, inLocale, loseLanguages, nameOf, type SaidQuestion } from './say.ts';
import { asLiteralAnswer } from './wildcards.ts';
import { escapeXml } from './xml-tree.ts';

/** Questions as Moodle XML, in the language of their course. */
export const writeMoodle: Writer = (leaving) => {
  const written = leaving.map(({ draft, locale }) => {
    const losses = new Losses();
    loseLanguages(draft, losses);
    return {
      xml: questionXml(draft, inLocale(draft, locale), trueFalseWords[locale], losses),
      losses: losses.list(),
    };
  });
  const body = written.map(({ xml }) => xml).join('\n');
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${body}\n</quiz>\n`,
    losses: written.map(({ losses }) => losses),
  };
};

const types = {
  TRUE_FALSE: 'truefalse',
  SINGLE_CHOICE: 'multichoice',
  MULTIPLE_CHOICE: 'multichoice',
  MATCHING: 'matching',
  ORDERING: 'ordering',
  FILL_IN_THE_BLANK: 'cloze',
  NUMERIC: 'numerical',
  SHORT_ANSWER: 'shortanswer',
  ESSAY: 'essay',
} as const satisfies Readonly<Record<QuestionDraft['kind'], string>>;

function questionXml(
  { kind }: QuestionDraft,
  said: SaidQuestion,
  words: readonly [string, string],
  losses: Losses,
): string {
  const text = kind === 'FILL_IN_THE_BLANK' ? clozeText(said) : said.text;
  const name = `<name><text>${escapeXml(nameOf(said.text))}</text></name>`;
  const asked = `<questiontext format="plain_text"><text>${escapeXml(text)}</text></questiontext>`;
  const points = '<defaultgrade>1</defaultgrade>';
  const lines = bodies[kind](said, losses, words);
  return [`<question type="${types[kind]}">`, name, asked, points, ...lines, '</question>'].join(
    '\n',
  );
}

const plain = (element: string, text: string, attributes = ''): string =>
  `<${element}${attributes} format="plain_text"><text>${escapeXml(text)}</text></${element}>`;

const answer = (text: string, share: number): string =>
  plain('answer', text, ` fraction="${share}"`);

type Body = (
  said: SaidQuestion,
  losses: Losses,
  words: readonly [string, string],
) => readonly string[];

const partOnly = (said: SaidQuestion, losses: Losses) =>
  losses.add('allOrNothing', !said.key.partial);

const bodies: Readonly<Record<QuestionDraft['kind'], Body>> = {
  TRUE_FALSE: ({ choices }, losses, words) => {
    losses.add(
      'choiceWords',
      choices.some(({ text }, at) => text !== words[at]),
    );
    const isTrue = choices[0]?.right === true;
    return [answer('true', isTrue ? 100 : 0), answer('false', isTrue ? 0 : 100)];
  },
  SINGLE_CHOICE: ({ choices }) => [
    '<single>true</single>',
    ...choices.map(({ text, right }) => answer(text, right ? 100 : 0)),
  ],
  MULTIPLE_CHOICE: (said, losses) => {
    partOnly(said, losses);
    const share = Number((100 / said.choices.filter(({ right }) => right).length).toFixed(5));
    return [
      '<single>false</single>',
      ...said.choices.map(({ text, right }) => answer(text, right ? share : -share)),
    ];
  },
  MATCHING: (said, losses) => {
    partOnly(said, losses);
    const others = said.otherOptions.map((option) => ({ prompt: '', option }));
    return [...said.pairs, ...others].map(
      ({ prompt, option }) =>
        `<subquestion format="plain_text"><text>${escapeXml(prompt)}</text><answer><text>${escapeXml(option)}</text></answer></subquestion>`,
    );
  },
  ORDERING: ({ items, key }) => [
    '<layouttype>VERTICAL</layouttype>',
    '<selecttype>ALL</selecttype>',
    `<gradingtype>${key.partial ? 'ABSOLUTE_POSITION' : 'ALL_OR_NOTHING'}</gradingtype>`,
    ...items.map((text, at) => answer(text, at + 1)),
  ],
  FILL_IN_THE_BLANK: (said, losses) => {
    partOnly(said, losses);
    return [];
  },
  NUMERIC: ({ key, unit }) => [
    `<answer fraction="100" format="plain_text"><text>${key.number ?? ''}</text><tolerance>${key.tolerance ?? '0'}</tolerance></answer>`,
    ...(unit
      ? [
          `<units><unit><multiplier>1</multiplier><unit_name>${escapeXml(unit)}</unit_name></unit></units>`,
        ]
      : []),
  ],
  SHORT_ANSWER: ({ key }) => [
    `<usecase>${key.caseSensitive ? 1 : 0}</usecase>`,
    ...key.accepted.map((text) => answer(asLiteralAnswer(text), 100)),
  ],
  ESSAY: ({ key, maxWords }) => [
    '<responseformat>plain</responseformat>',
    ...(maxWords === null ? [] : [`<maxwordlimit>${maxWords}</maxwordlimit>`]),
    plain('graderinfo', key.guidance ?? ''),
  ],
};

/** The text with Moodle's own gaps in the places of the blanks. */
function clozeText(said: SaidQuestion): string {
  const { texts, ids } = aroundBlanks(said.text);
  const type = said.key.caseSensitive ? 'SHORTANSWER_C' : 'SHORTANSWER';
  return texts
    .map((text, at) => {
      const id = ids[at];
      if (id === undefined) return text;
      const answers = said
        .acceptedIn(id)
        .map((each) => `=${asLiteralAnswer(each.replaceAll(/[\\}#~="/]/g, String.raw`\$&`))}`);
      return `${text}{1:${type}:${answers.join('~')}}`;
    })
    .join('');
}
