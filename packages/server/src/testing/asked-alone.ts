import { isDeepStrictEqual } from 'node:util';
import { getNamedType, GraphQLObjectType, isLeafType } from 'graphql';
import { schema } from '../graphql/schema.ts';

type Path = readonly string[];

function fieldsOf(typeName: string, path: Path) {
  const type = path.reduce<unknown>(
    (at, step) =>
      at instanceof GraphQLObjectType && getNamedType(at.getFields()[step]?.type ?? null),
    schema.getType(typeName),
  );
  if (!(type instanceof GraphQLObjectType)) throw new Error(`No fields in ${path.join('.')}`);
  return Object.values(type.getFields());
}

/**
 * Every field of a type and of some types within it, as a path to a plain value: of a field that is a
 * record the path goes on to the first of its own.
 */
export function pathsOf(typeName: string, within: readonly Path[]): Path[] {
  return [[], ...within].flatMap((path) =>
    fieldsOf(typeName, path).map(({ name, type }) => {
      if (isLeafType(getNamedType(type))) return [...path, name];
      const inner = fieldsOf(typeName, [...path, name]);
      const plain = inner.find((field) => isLeafType(getNamedType(field.type)));
      return [...path, name, plain?.name ?? '__typename'];
    }),
  );
}

const selectionOf = (path: Path): string =>
  path.reduceRight((inner, name) => (inner ? `${name} { ${inner} }` : name), '');

/** What is left of an answer when one looks only along a path. */
function along(value: unknown, path: Path): unknown {
  const [first, ...rest] = path;
  if (Array.isArray(value)) return value.map((each) => along(each, path));
  if (first === undefined || typeof value !== 'object' || value === null) return value;
  return { [first]: along(new Map(Object.entries(value)).get(first), rest) };
}

/**
 * Fields whose value is another one when they are asked for alone than among all the others.
 * @param root path to the record or the records: `['users', 'items']`.
 * @param ask answers a query that has this selection at that path.
 */
export async function differAlone(
  root: Path,
  paths: readonly Path[],
  ask: (selection: string) => Promise<unknown>,
): Promise<string[]> {
  const all = await ask(paths.map(selectionOf).join(' '));
  const differ: string[] = [];
  for (const path of paths) {
    const alone = await ask(selectionOf(path));
    if (!isDeepStrictEqual(alone, along(all, [...root, ...path]))) differ.push(path.join('.'));
  }
  return differ;
}

/**
 * Names of fields that are the same in all records of an answer: what is read of none of them, alone
 * or with others, looks like that.
 */
export const unvaried = (records: readonly object[], names: readonly string[]): string[] =>
  names.filter((name) => {
    const values = records.map((record) => JSON.stringify(along(record, [name])));
    return new Set(values).size < 2;
  });
