import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  GraphQLInputObjectType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  isLeafType,
  Kind,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import { z } from 'zod';
import { schema } from '../../graphql/schema.ts';
import { tries } from './attempts-at.ts';
import { samples } from './samples.ts';
import type { Try } from './try.ts';

type Field = GraphQLField<unknown, unknown>;
type Given = Readonly<Record<string, unknown>>;

const Entries = z.record(z.string(), z.unknown());

/** The root fields of queries and mutations by the names that the tries know. */
export const rootFields = new Map<string, Field>(
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field): [string, Field] => [
      `${type?.name}.${field.name}`,
      field,
    ]),
  ),
);

/** A root field. @throws Error for one that there is not. */
export function rootField(name: string): Field {
  const field = rootFields.get(name);
  if (!field) throw new Error(`There is no root field ${name}`);
  return field;
}

/** All input types, with their fields. */
export const inputTypes: readonly GraphQLInputObjectType[] = Object.values(
  schema.getTypeMap(),
).filter((type) => type instanceof GraphQLInputObjectType);

type Wanted = string | ((type: GraphQLNamedType) => boolean);

/** Every place in the arguments of a root field whose type has this name, or is wanted: `groupInput.regionId`. */
export function placesOf(name: string, wanted: Wanted): string[] {
  const within = (
    { name: own, type }: GraphQLArgument | GraphQLInputField,
    above: readonly string[],
  ): string[] => {
    const named = getNamedType(type);
    const path = [...above, own];
    const found = typeof wanted === 'string' ? named.name === wanted : wanted(named);
    if (found) return [path.join('.')];
    if (!(named instanceof GraphQLInputObjectType)) return [];
    return Object.values(named.getFields()).flatMap((field) => within(field, path));
  };
  return rootField(name).args.flatMap((argument) => within(argument, []));
}

/** The type of what stands at a place in the arguments of a root field. @throws Error for no such place. */
export function typeAt(name: string, place: string): GraphQLNamedType {
  const [own, ...path] = place.split('.');
  const argument = rootField(name).args.find((each) => each.name === own);
  const type = path.reduce((within, step) => {
    const named = within && getNamedType(within);
    return named instanceof GraphQLInputObjectType ? named.getFields()[step]?.type : undefined;
  }, argument?.type);
  if (!type) throw new Error(`${name} takes nothing at ${place}`);
  return getNamedType(type);
}

/** The arguments with which the matrix tries a root field, and a whole sample for each input. */
export function argumentsOf(name: string, number: number): Given {
  const given: Record<string, unknown> = {};
  const attempt = tries[name];
  const [operation] = attempt ? parse(attempt.query).definitions : [];
  const [selected] =
    operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  if (selected?.kind === Kind.FIELD) {
    for (const argument of selected.arguments ?? []) {
      given[argument.name.value] = valueFromASTUntyped(argument.value, attempt?.variables);
    }
  }
  for (const { name: own, type } of rootField(name).args) {
    const sample = samples[getNamedType(type).name];
    if (sample) given[own] = sample(number);
  }
  return given;
}

/** The arguments with another value at a place; what is not there on the way to it is a sample. */
export function withValueAt(name: string, given: Given, place: string, value: unknown): Given {
  const [own = '', ...path] = place.split('.');
  const argument = rootField(name).args.find((each) => each.name === own);
  if (!argument) throw new Error(`${name} takes no ${own}`);
  return { ...given, [own]: put(argument.type, given[own], path, value) };
}

function put(
  type: GraphQLInputType,
  given: unknown,
  path: readonly string[],
  value: unknown,
): unknown {
  if (type instanceof GraphQLNonNull) return put(type.ofType, given, path, value);
  if (type instanceof GraphQLList) {
    const [first, ...others] = Array.isArray(given) ? given : [];
    return path.length === 0 ? [value].flat() : [put(type.ofType, first, path, value), ...others];
  }
  const [own, ...rest] = path;
  if (!(type instanceof GraphQLInputObjectType) || own === undefined) return value;
  const field = type.getFields()[own];
  if (!field) return { ...Entries.parse(given ?? {}), [own]: value };
  const all = Entries.parse(given ?? samples[type.name]?.(0) ?? {});
  return { ...all, [own]: put(field.type, all[own], rest, value) };
}

/** What is asked of an answer: ids, totals and outcomes say whether something was there. */
function selectionOf(field: Field): string {
  const type = getNamedType(field.type);
  if (!(type instanceof GraphQLObjectType)) return '';
  const fields = type.getFields();
  if (fields['total'] && fields['items']) return '{ total }';
  if (fields['status'] && fields['code'] && fields['reason']) return '{ status code reason }';
  if (fields['count']) return '{ count }';
  if (fields['_id']) return '{ _id }';
  const leaf = Object.values(fields).find((each) => isLeafType(getNamedType(each.type)));
  return `{ ${leaf?.name ?? '__typename'} }`;
}

/** An operation of a root field with these arguments, by variables. */
export function operationOf(name: string, given: Given): Try {
  const field = rootField(name);
  const used = field.args.filter((argument) => argument.name in given);
  const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = used.map((argument) => `${argument.name}: $${argument.name}`);
  const list = (all: readonly string[]) => (all.length > 0 ? `(${all.join(', ')})` : '');
  const kind = name.startsWith('Mutation.') ? 'mutation' : 'query';
  return {
    query: `${kind} ${list(declared)} { ${field.name}${list(passed)} ${selectionOf(field)} }`,
    variables: given,
  };
}
