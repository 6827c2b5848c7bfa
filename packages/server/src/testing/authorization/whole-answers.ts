import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { kinds } from './id-places.ts';
import { type Sort, sorts } from './id-kinds.ts';
import { argumentsOf, placesOf, rootField, withValueAt } from './walk.ts';
import { aimOf } from './aims.ts';
import type { Try } from './try.ts';

type Given = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/** Everything that a type holds, on every way through the schema that passes no type twice. */
function everythingOf(type: GraphQLObjectType, above: readonly string[]): string {
  const within = [...above, type.name];
  const fields = Object.values(type.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument),
  );
  const asked = fields.flatMap((field): string[] => {
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    if (!isObjectType(named) || within.includes(named.name)) return [];
    return [`${field.name} ${everythingOf(named, within)}`];
  });
  return `{ ${asked.join(' ')} }`;
}

const selections = new Map<Field, string>();

function selectionOf(field: Field): string {
  const type = getNamedType(field.type);
  const known = selections.get(field);
  if (known !== undefined) return known;
  const made = isObjectType(type) ? everythingOf(type, []) : '';
  selections.set(field, made);
  return made;
}

/** An operation of a root field that asks for everything it can lead to. */
export function wholeOperation(name: string, given: Given): Try {
  const field = rootField(name);
  const used = field.args.filter((argument) => argument.name in given);
  const list = (all: readonly string[]) => (all.length > 0 ? `(${all.join(', ')})` : '');
  const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = used.map((argument) => `${argument.name}: $${argument.name}`);
  const kind = name.startsWith('Mutation.') ? 'mutation' : 'query';
  return {
    query: `${kind} ${list(declared)} { ${field.name}${list(passed)} ${selectionOf(field)} }`,
    variables: given,
  };
}

const kindAt = new Map(
  Object.values(kinds).flatMap((kind) => kind.places.map((place) => [place, kind] as const)),
);

/** Ids that are tried at a place: of each sort of its kind, and further ones of the same kind. */
function idsAt(row: string, further: readonly string[]): string[] {
  const ids = kindAt.get(row)?.ids ?? {};
  const known = sorts.flatMap((sort) => ids[sort] ?? []);
  const [kind = ''] = (ids.own ?? '').split('-');
  return [...new Set([...known, ...further.filter((id) => id.startsWith(`${kind}-`))])];
}

const page = { page: 1, perPage: 10 };

/** The same for every value of each argument that is one of a few. */
function forEachValue(field: Field, given: Given): Given[] {
  return field.args.reduce(
    (all, { name, type }) => {
      const named = getNamedType(type);
      if (!isEnumType(named)) return all;
      const values = named.getValues().map((each) => each.name);
      return all.flatMap((each) => values.map((value) => ({ ...each, [name]: value })));
    },
    [given],
  );
}

/** What a query is asked with: every id at every place, all ids of one sort at once, lists searched. */
export function questionsTo(name: string, word: string, further: readonly string[]): Given[] {
  const field = rootField(name);
  const all = argumentsOf(name, 1);
  const needed = field.args.filter(isRequiredArgument).map((argument) => argument.name);
  const base: Given = {
    ...Object.fromEntries(needed.map((each) => [each, all[each]])),
    ...(field.args.some((argument) => argument.name === 'page') && { page }),
  };
  const ids = placesOf(name, 'ID');
  const single = ids.flatMap((place) =>
    idsAt(`${name}.${place}`, further).map((id) => withValueAt(name, base, place, id)),
  );
  const own = ids.filter((place) => !place.startsWith('filter.'));
  const together = own.length < 2 ? [] : sorts.map((sort) => ofOneSort(name, base, own, sort));
  const searched = placesOf(name, 'String')
    .filter((place) => /^(filter\.)?q$/.test(place))
    .map((place) => withValueAt(name, base, place, word));
  return [base, ...single, ...together, ...searched].flatMap((each) => forEachValue(field, each));
}

function ofOneSort(name: string, base: Given, own: readonly string[], sort: Sort): Given {
  return own.reduce((given, place) => {
    const id = kindAt.get(`${name}.${place}`)?.ids[sort];
    return id === undefined ? given : withValueAt(name, given, place, id);
  }, base);
}

/** What a mutation is sent with: what the matrix tries, and every id at every place. */
export function changesBy(name: string, further: readonly string[]): Given[] {
  return ['', ...placesOf(name, 'ID')].flatMap((place) => {
    const base = () => ({ ...argumentsOf(name, 1), ...aimOf(name, place), version: 1 });
    if (place === '') return [base()];
    return idsAt(`${name}.${place}`, further).map((id) => withValueAt(name, base(), place, id));
  });
}
