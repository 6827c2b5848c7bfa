import Papa from 'papaparse';

export const separators = [',', ';', '\t', '|'] as const;

export type Separator = (typeof separators)[number];

/** A file as a table: its heading, and its other lines with their numbers. */
export interface CsvTable {
  readonly heading: readonly string[];
  readonly rows: readonly { readonly line: number; readonly values: readonly string[] }[];
  readonly separator: Separator;
}

/** Reads a text as a table; empty lines are left out, short ones filled. */
export function readCsv(text: string, separator?: Separator): CsvTable {
  const { data, meta } = Papa.parse<string[]>(text, {
    delimiter: separator ?? '',
    delimitersToGuess: [...separators],
  });
  const [heading = [], ...lines] = data;
  const rows = lines
    .map((values, at) => ({
      line: at + 2,
      values: heading.map((_, column) => (values[column] ?? '').trim()),
    }))
    .filter(({ values }) => values.some((value) => value !== ''));
  return {
    heading: heading.map((name) => name.trim()),
    rows,
    separator: separators.find((each) => each === meta.delimiter) ?? ',',
  };
}
