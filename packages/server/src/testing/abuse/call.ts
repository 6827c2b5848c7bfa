import { getNamedType, getNullableType, isLeafType, isObjectType, type GraphQLType } from 'graphql';
import type { TestClient } from '../test-client.ts';
import { type Root, roots } from './schema-places.ts';

/** Stands in the variables where a value is written that JSON.stringify would not write. */
const HOLE = '\u00a7hole\u00a7';

/** The fields without arguments and parts, and those of a list's items. */
function selection(type: GraphQLType, deeper: readonly string[] = ['items']): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields()).map((field) => {
    if (field.args.length > 0) return '';
    if (isLeafType(getNamedType(field.type))) return field.name;
    return deeper.includes(field.name) ? field.name + selection(field.type, []) : '';
  });
  return `{ __typename ${parts.filter(Boolean).join(' ')} }`;
}

/** Puts a value into arguments, at the end of a path. */
function put(value: unknown, [step, ...rest]: readonly string[], at: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(at)) return [put(value, rest, at[0]), ...at.slice(1)];
  return typeof at === 'object'
    ? { ...at, [step]: put(value, rest, Reflect.get(at ?? {}, step)) }
    : at;
}

/** The body of a request that calls a root field, at the end of a path with a value of which only the JSON is known. */
export function bodyOfCall(
  root: Root,
  args: object,
  path: readonly string[],
  json: string,
): string {
  const used = root.field.args.filter(({ name }) => name in args);
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const part = selection(root.field.type);
  const query =
    used.length === 0
      ? `${root.kind} { ${root.field.name} ${part} }`
      : `${root.kind} (${declared}) { ${root.field.name}(${passed}) ${part} }`;
  const holed = path.length === 0 ? args : put(HOLE, path, args);
  const variables = JSON.stringify(holed).replace(`"${HOLE}"`, () => json);
  return `{"query":${JSON.stringify(query)},"variables":${variables}}`;
}

/** The query of the record that a mutation changes, by what both answer with. */
function readerOf(root: Root): Root | undefined {
  const changed = getNamedType(root.field.type);
  if (!isObjectType(changed) || !('version' in changed.getFields())) return undefined;
  return roots.find(
    ({ kind, field }) =>
      kind === 'query' &&
      field.args.length <= 1 &&
      getNullableType(field.type).toString() === `${changed.name}!`,
  );
}

/** The version of the record that a mutation is about, where there is one to be read. */
export async function currentVersion(
  browser: TestClient,
  root: Root,
  id: unknown,
): Promise<number> {
  const reader = readerOf(root);
  if (!reader) return 1;
  const [argument] = reader.field.args;
  const called = argument ? `${argument.name}: $id` : '';
  const query = argument
    ? `query ($id: ID!) { record: ${reader.field.name}(${called}) { version } }`
    : `{ record: ${reader.field.name} { version } }`;
  const { data } = await browser.send(query, argument ? { id } : {});
  const record: unknown = data?.['record'];
  return typeof record === 'object' && record !== null ? Number(Reflect.get(record, 'version')) : 1;
}
