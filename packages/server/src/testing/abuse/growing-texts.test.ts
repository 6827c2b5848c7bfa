import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { redirectFor, safeRedirect } from '@lampstand/access';
import { checkText, localeOf, matchLocale } from '@lampstand/i18n';
import { shortErrors, withoutSuggestion } from '../../graphql/short-errors.ts';
import { isTooDeep } from '../../http/json-depth.ts';
import { withoutSecrets } from '../../modules/audit/secrets.rules.ts';
import { NameSchema, wrongNames } from '../../modules/identity/person-name.rules.ts';
import { tokenFrom } from '../../modules/identity/session-cookie.ts';
import { readFile } from '../../modules/questions/read-file.ts';
import { questionFormats } from '../../modules/questions/formats/foreign.ts';
import { readSubtitles } from '../../modules/uploads/subtitles.rules.ts';
import { cleanHtml, filesNamedIn, wordsOf } from '../../platform/clean-html.ts';
import { describeError } from '../../platform/describe-error.ts';
import { PIECES, textOf } from './growing-pieces.ts';
import { type Growth, growthOf } from './growth.ts';

const SMALL = 30_000;
const TIMES = 4;

const english = localeOf('en');

const around = {
  GIFT: (text: string) => `::t::${text} {=a}\n\n${text}`,
  MOODLE_XML: (text: string) =>
    `<quiz><question type="cloze"><name><text>t</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`,
  QTI: (text: string) =>
    `<assessmentItem title="t"><responseDeclaration identifier="R" cardinality="single" baseType="string"/><itemBody><p>${text.replaceAll('<', '&lt;').replaceAll('&', '&amp;')}</p><textEntryInteraction responseIdentifier="R"/></itemBody></assessmentItem>`,
  CSV: (text: string) => `question,language,kind,text\n1,en,SHORT_ANSWER,${text}\n`,
} as const;

/** What reads texts that anybody may send. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a cookie': (text) => tokenFrom(text, true),
  'a language': (text) => matchLocale(text),
  'a redirect': (text) => safeRedirect(`/${text}`),
  'an address': (text) => redirectFor(undefined, `/${text}`),
  'a line of the log': withoutSecrets,
  'an error': (text) => describeError(new Error(text)),
  'an error of the API': (text) => shortErrors([withoutSuggestion(new GraphQLError(text))]),
  JSON: (text) => isTooDeep(new TextEncoder().encode(text)),
  'a name': (text) => NameSchema.safeParse(text),
  names: (text) => wrongNames({ firstName: text, lastName: text }),
  'an e-mail address': (text) => z.email().safeParse(`${text}@lampstand.example`),
  'a moment': (text) => z.iso.datetime({ offset: true }).safeParse(`2026-03-02T12:00:00.${text}`),
  'a text of the site': (text) => checkText(text, 'Hello {name}', english),
  'a document': cleanHtml,
  'the words of a document': async (text) => wordsOf(await cleanHtml(text)),
  'the files of a document': filesNamedIn,
  subtitles: (text) => readSubtitles(new TextEncoder().encode(`WEBVTT\n\n${text}\n`)),
  ...Object.fromEntries(
    questionFormats.map((format) => [
      `a file of questions (${format})`,
      (text: string) => readFile('course', 'en', format, around[format](text)),
    ]),
  ),
};

/** A refusal is an answer. */
async function read(reader: (text: string) => unknown, text: string): Promise<void> {
  try {
    await reader(text);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof RangeError) throw error;
  }
}

interface Worst extends Growth {
  readonly what: string;
}

it.each(Object.entries(readers))(
  'reading %s takes a time that grows with its length and no faster',
  async (_name, reader) => {
    const found: Worst[] = [];
    for (const [what, piece] of Object.entries(PIECES)) {
      const [small, large] = [textOf(piece, SMALL), textOf(piece, SMALL * TIMES)];
      const growth = await growthOf(
        () => read(reader, small),
        () => read(reader, large),
        TIMES,
      );
      found.push({ what, ...growth });
    }
    expect(found.filter(({ isSuperLinear }) => isSuperLinear)).toEqual([]);
  },
  60_000,
);
