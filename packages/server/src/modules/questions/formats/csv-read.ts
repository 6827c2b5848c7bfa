import Papa from 'papaparse';
import { isLocaleCode } from '@lampstand/i18n';
import { questionKinds } from '../question-kind.rules.ts';
import type { QuestionInput } from '../question-input.rules.ts';
import { type CsvColumn, csvColumns, fromCell, withoutApostrophe } from './csv-cells.ts';
import {
  type ForeignDraft,
  Losses,
  type Reader,
  type ReadOptions,
  type ReadQuestion,
  UnreadableFile,
} from './foreign.ts';

type Row = Readonly<Record<CsvColumn, string>>;

/** Reads our own table of questions. @throws UnreadableFile without its columns. */
export const readCsv: Reader = (text, options) => {
  const { data } = Papa.parse<readonly string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
  });
  const [header = [], ...lines] = data;
  const names = header.map((name) => name.trim().toLowerCase());
  const places = csvColumns.map((column) => names.indexOf(column.toLowerCase()));
  if (!names.includes('kind') || !names.includes('text')) throw new UnreadableFile('No columns');
  const rows = lines.map((line) => rowOf(line, places));
  return groupsOf(rows).map((group) => readGroup(group, options));
};

const rowOf = (line: readonly string[], places: readonly number[]): Row => {
  const cell = (column: CsvColumn) =>
    withoutApostrophe(line[places[csvColumns.indexOf(column)] ?? -1] ?? '').trim();
  return {
    question: cell('question'),
    language: cell('language'),
    kind: cell('kind'),
    text: cell('text'),
    parts: cell('parts'),
    options: cell('options'),
    right: cell('right'),
    accepted: cell('accepted'),
    number: cell('number'),
    tolerance: cell('tolerance'),
    unit: cell('unit'),
    maxWords: cell('maxWords'),
    caseSensitive: cell('caseSensitive'),
    partial: cell('partial'),
    guidance: cell('guidance'),
  };
};

/** Lines that follow each other with the same number are one question in several languages. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const same = row.question !== '' && last?.[0]?.question === row.question;
    if (same) last?.push(row);
    else groups.push([row]);
  }
  return groups;
}

function readGroup(rows: readonly Row[], options: ReadOptions): ReadQuestion {
  const losses = new Losses();
  const [first] = rows;
  const said = rows.map((row) => ({ ...row, locale: localeOf(row, options) }));
  losses.add(
    'encoding',
    rows.some((row) => Object.values(row).join('').includes('\uFFFD')),
  );
  const kind = questionKinds.find((each) => each === first?.kind.toUpperCase());
  const draft = first && kind ? draftOf(kind, first, said, options) : null;
  return {
    title: first?.text ?? '',
    draft,
    losses: losses.list(),
    refused: draft
      ? null
      : {
          key: 'errors.formats.unknownKind',
          args: { kind: first?.kind.slice(0, 40) || '—' },
        },
  };
}

const localeOf = ({ language }: Row, { locale }: ReadOptions): string =>
  isLocaleCode(language) ? language : locale;

type Said = readonly (Row & { readonly locale: string })[];
type Part = QuestionInput['parts'][number];

function draftOf(
  kind: ForeignDraft['kind'],
  first: Row,
  said: Said,
  { newId }: ReadOptions,
): ForeignDraft {
  const partsIn = (role: Part['role'], column: 'parts' | 'options'): Part[] =>
    fromCell(first[column]).map((_, at) => ({
      _id: newId(),
      role,
      texts: said.flatMap((row) => {
        const text = fromCell(row[column])[at]?.trim();
        return text ? [{ locale: row.locale, text }] : [];
      }),
    }));
  const listed = partsIn(roleOf(kind), 'parts');
  const offered = kind === 'MATCHING' ? partsIn('OPTION', 'options') : [];
  const blanks = kind === 'FILL_IN_THE_BLANK' ? blanksOf(first) : [];
  const words = Number.parseInt(first.maxWords, 10);
  return {
    kind,
    texts: said.map(({ locale, text }) => ({ locale, text })),
    parts:
      kind === 'FILL_IN_THE_BLANK'
        ? blanks.map(({ blankId }) => ({ _id: blankId, role: 'BLANK', texts: [] }))
        : [...listed, ...offered],
    maxWords: Number.isNaN(words) ? null : words,
    unit: first.unit || null,
    key: {
      ...rightParts(kind, first.right, listed, offered),
      order: kind === 'ORDERING' ? listed.map(({ _id }) => _id) : [],
      blanks,
      number: first.number || null,
      tolerance: first.tolerance || null,
      accepted: kind === 'SHORT_ANSWER' ? fromCell(first.accepted) : [],
      caseSensitive: isYes(first.caseSensitive),
      partial: isYes(first.partial),
      guidance: first.guidance || null,
    },
  };
}

const roleOf = (kind: ForeignDraft['kind']): Part['role'] =>
  kind === 'MATCHING' ? 'PROMPT' : kind === 'ORDERING' ? 'ITEM' : 'CHOICE';

const isYes = (cell: string): boolean => /^(?:yes|true|1|x)$/i.test(cell);

/** `1 3` are the right choices; `1=2 2=1` say which option belongs to which prompt. */
function rightParts(
  kind: ForeignDraft['kind'],
  cell: string,
  listed: readonly Part[],
  offered: readonly Part[],
) {
  const entries = cell.split(/[\s,;]+/).filter((entry) => entry !== '');
  const idAt = (parts: readonly Part[], number: string | undefined) =>
    parts[Number(number) - 1]?._id ?? '';
  if (kind !== 'MATCHING') {
    return { choiceIds: entries.map((entry) => idAt(listed, entry)), pairs: [] };
  }
  const pairs = entries.map((entry) => {
    const [prompt, option] = entry.split('=');
    return { promptId: idAt(listed, prompt), optionId: idAt(offered, option) };
  });
  return { choiceIds: [], pairs };
}

/** `1: Paris` in a line each: what may be written into `[[1]]`. */
function blanksOf({ accepted }: Row): { blankId: string; accepted: string[] }[] {
  const lines = fromCell(accepted).map((line) => /^([\w-]+):\s*([^]*)$/.exec(line));
  const found = lines.flatMap((match) =>
    match?.[1] && match[2] ? [{ id: match[1], text: match[2].trim() }] : [],
  );
  return [...Map.groupBy(found, ({ id }) => id)].map(([blankId, answers]) => ({
    blankId,
    accepted: answers.map(({ text }) => text),
  }));
}
