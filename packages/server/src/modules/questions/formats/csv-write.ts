import Papa from 'papaparse';
import type { PartRole, QuestionContent } from '../question.types.ts';
import type { QuestionDraft } from '../question.rules.ts';
import { csvColumns, FORMULA, toCell } from './csv-cells.ts';
import type { Writer } from './foreign.ts';

/** Questions as a table that spreadsheets open, in all their languages: a line for each. */
export const writeCsv: Writer = (leaving) => {
  const rows = leaving.flatMap(({ draft, locale }, index) => {
    const others = Object.keys(draft.content.texts).filter((code) => code !== locale);
    return [locale, ...others].map((code, at) => rowOf(draft, code, String(index + 1), at === 0));
  });
  const table = [[...csvColumns], ...rows];
  return {
    text: `\uFEFF${Papa.unparse(table, { escapeFormulae: FORMULA, newline: '\r\n' })}`,
    losses: leaving.map(() => []),
  };
};

function rowOf(
  { kind, content, key }: QuestionDraft,
  locale: string,
  question: string,
  first: boolean,
): string[] {
  const ids = (role: PartRole) => content.parts.filter((part) => part.role === role);
  const ordered = key.order.flatMap((id) => ids('ITEM').filter(({ _id }) => _id === id));
  const listed = [...ids('CHOICE'), ...ids('PROMPT'), ...ordered];
  const yes = (value: boolean) => (value ? 'yes' : '');
  const cells: Readonly<Record<(typeof csvColumns)[number], string>> = {
    question,
    language: locale,
    kind: first ? kind : '',
    text: content.texts[locale] ?? '',
    parts: textsIn(listed, locale),
    options: textsIn(ids('OPTION'), locale),
    right: first ? rightOf(content, key) : '',
    accepted: first ? acceptedOf(key) : '',
    number: first ? (key.number ?? '') : '',
    tolerance: first ? (key.tolerance ?? '') : '',
    unit: first ? (content.unit ?? '') : '',
    maxWords: first && content.maxWords !== null ? String(content.maxWords) : '',
    caseSensitive: first ? yes(key.caseSensitive) : '',
    partial: first ? yes(key.partial) : '',
    guidance: first ? (key.guidance ?? '') : '',
  };
  return csvColumns.map((column) => cells[column]);
}

const textsIn = (parts: QuestionContent['parts'], locale: string): string =>
  toCell(parts.map(({ texts }) => texts[locale] ?? ''));

/** By number: the right choices, or which option belongs to each prompt. */
function rightOf({ parts }: QuestionContent, key: QuestionDraft['key']): string {
  const placeOf = (role: PartRole, id: string) =>
    parts.filter((part) => part.role === role).findIndex(({ _id }) => _id === id) + 1;
  const choices = parts
    .filter(({ _id }) => key.choiceIds.includes(_id))
    .map(({ _id }) => placeOf('CHOICE', _id));
  const pairs = key.pairs.map(
    ({ promptId, optionId }) => `${placeOf('PROMPT', promptId)}=${placeOf('OPTION', optionId)}`,
  );
  return [...choices, ...pairs].join(' ');
}

const acceptedOf = ({ accepted, blanks }: QuestionDraft['key']): string =>
  toCell([
    ...accepted,
    ...blanks.flatMap((blank) => blank.accepted.map((text) => `${blank.blankId}: ${text}`)),
  ]);
