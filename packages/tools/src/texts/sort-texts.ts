/** An entry of an English file: its id, and its text, which may stand on the next line. */
const ENTRY = /^ {2}(['"])([\w.-]+)\1:\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),$/gm;

/** The entries of an English file of the catalogue: `export const texts = { … } as const;`. */
const entriesOf = (program: string): { id: string; source: string }[] =>
  [...program.matchAll(ENTRY)].map(([source, , id = '']) => ({ id, source }));

const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : 1;

/**
 * An English file in the order of its ids. Comments between entries are not kept: a text explains itself.
 * @throws Error where a line is no entry.
 */
export function sortedProgram(program: string): string {
  const entries = entriesOf(program).toSorted(byId);
  const rest = program.replaceAll(ENTRY, '').replaceAll(/\s+/g, '');
  if (rest !== 'exportconsttexts={}asconst;')
    throw new Error(`Not understood: ${rest.slice(0, 200)}`);
  return `export const texts = {\n${entries.map(({ source }) => source).join('\n')}\n} as const;\n`;
}

/** A locale's file in the order of its ids. @throws SyntaxError */
export function sortedJson(json: string): string {
  const texts: unknown = JSON.parse(json);
  const entries = Object.entries(typeof texts === 'object' && texts !== null ? texts : {});
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted), null, 2);
}

/** The ids of the English file that a locale's file lacks. */
export function lackingIds(program: string, json: string): string[] {
  const texts: unknown = JSON.parse(json);
  const own = new Set(Object.keys(typeof texts === 'object' && texts !== null ? texts : {}));
  return entriesOf(program).flatMap(({ id }) => (own.has(id) ? [] : [id]));
}
