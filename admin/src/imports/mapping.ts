import type { ImportsFieldsQuery } from './imports.generated.ts';

export type ImportField = ImportsFieldsQuery['importFields'][number];

/** The field of each column, in the order of the file; an empty text leaves the column out. */
export type Mapping = readonly string[];

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const bare = (text: string): string => plain(text).replaceAll(/[\s_.\-:*]/g, '');

/** Assigns columns by their headings, in whatever language they are; no field twice. */
export function guessMapping(heading: readonly string[], fields: readonly ImportField[]): Mapping {
  const taken = new Set<string>();
  return heading.map((name) => {
    const found = fields.find(
      (field) =>
        !taken.has(field.name) && field.aliases.some((alias) => bare(alias) === bare(name)),
    );
    if (found) taken.add(found.name);
    return found?.name ?? '';
  });
}

/** Under what a mapping is remembered: files of one source have one heading. */
export const mappingKey = (kind: string, heading: readonly string[]): string =>
  `imports.${kind}.${heading.map(plain).join('|').slice(0, 500)}`;

/** What stands in the way of a dry run: fields without a column, and fields with two. */
export function mappingProblems(
  mapping: Mapping,
  fields: readonly ImportField[],
): { readonly missing: readonly string[]; readonly twice: readonly string[] } {
  const used = mapping.filter((name) => name !== '');
  return {
    missing: fields
      .filter(({ name, needed }) => needed && !used.includes(name))
      .map(({ name }) => name),
    twice: [...new Set(used.filter((name, at) => used.indexOf(name) !== at))],
  };
}

/** The lines with the assigned columns only. */
export function mappedRows(
  mapping: Mapping,
  rows: readonly { readonly line: number; readonly values: readonly string[] }[],
) {
  const columns = mapping.flatMap((field, at) => (field === '' ? [] : [{ field, at }]));
  return {
    fields: columns.map(({ field }) => field),
    rows: rows.map(({ line, values }) => ({
      line,
      values: columns.map(({ at }) => values[at] ?? ''),
    })),
  };
}
