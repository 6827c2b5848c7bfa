import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { MOST_ENTRIES } from '../../graphql/input-checks.ts';
import { PIECES, textOf } from './growing-pieces.ts';
import type { Place } from './schema-places.ts';

/** A value of about so many bytes, as JSON. */
export interface GrowingValue {
  readonly name: string;
  readonly json: (bytes: number) => string;
}

/** The type of a place. */
function typeAt({ root, path: [first, ...rest] }: Place): GraphQLInputType {
  const argument = root.field.args.find(({ name }) => name === first);
  if (!argument) throw new Error('No such argument');
  return rest.reduce<GraphQLInputType>((type, step) => {
    const inner = getNullableType(type);
    if (isListType(inner)) return inner.ofType;
    const field = isInputObjectType(inner) ? inner.getFields()[step] : undefined;
    if (!field) throw new Error(`No field ${step}`);
    return field.type;
  }, argument.type);
}

const repeated = (entry: string, bytes: number): string => {
  const count = Math.max(1, Math.floor(bytes / (entry.length + 1)));
  return `[${`${entry},`.repeat(count - 1)}${entry}]`;
};

/** As many entries as are read, each as long as it takes. */
const longEntries = (bytes: number): string => {
  const each = Math.max(1, Math.floor(bytes / MOST_ENTRIES) - 12);
  const entries = Array.from({ length: MOST_ENTRIES }, (_, n) => `"${n}${'x'.repeat(each)}"`);
  return `[${entries.join(',')}]`;
};

const unknownFields = (bytes: number): string => {
  const fields = Array.from({ length: Math.ceil(bytes / 14) }, (_, n) => `"key${n}":{}`);
  return `{${fields.join(',')}}`;
};

const texts: readonly GrowingValue[] = Object.entries(PIECES).map(([name, piece]) => ({
  name,
  json: (bytes) => {
    const length = Math.ceil(bytes / (JSON.stringify(piece).length - 2 || 1)) * piece.length;
    return JSON.stringify(textOf(piece, length));
  },
}));
const numbers: readonly GrowingValue[] = [
  { name: 'a long number', json: (bytes) => '9'.repeat(bytes) },
  { name: 'a long fraction', json: (bytes) => `0.${'1'.repeat(bytes)}` },
];
const lists: readonly GrowingValue[] = [
  { name: 'a list of nothing', json: (bytes) => repeated('{}', bytes) },
  { name: 'a list of texts', json: (bytes) => repeated('"x"', bytes) },
  { name: 'a list of lists', json: (bytes) => repeated('[]', bytes) },
  { name: 'a list of long texts', json: longEntries },
];
const objects: readonly GrowingValue[] = [
  { name: 'unknown fields', json: unknownFields },
  { name: 'a field with a long name', json: (bytes) => `{"${'k'.repeat(bytes)}":1}` },
  { name: 'one value in its place', json: (bytes) => `"${'x'.repeat(bytes)}"` },
];

/** Values that grow, of the kinds that fit a place: the fitting kind first, then those of others. */
export function growingValuesAt(place: Place): readonly GrowingValue[] {
  const type = getNullableType(typeAt(place));
  if (isListType(type)) return lists;
  if (isInputObjectType(type)) return objects;
  const name = getNamedType(type).name;
  return name === 'Int' || name === 'Float' ? [...numbers, ...texts] : texts;
}
