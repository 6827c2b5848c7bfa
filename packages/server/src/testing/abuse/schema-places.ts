import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { schema } from '../../graphql/schema.ts';

/** A root field and how it is called. */
export interface Root {
  readonly kind: 'query' | 'mutation';
  /** As the tries name it: `Query.users`. */
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** One value that can be given: an argument, a field of an input, an element of a list. */
export interface Place {
  readonly root: Root;
  /** Names and, for lists, 0: `['courseInput', 'titles', '0', 'text']`. */
  readonly path: readonly string[];
}

/** Every query and mutation of the schema. */
export const roots: readonly Root[] = [
  { kind: 'query', type: schema.getQueryType() } as const,
  { kind: 'mutation', type: schema.getMutationType() } as const,
].flatMap(({ kind, type }) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    kind,
    name: `${type?.name}.${field.name}`,
    field,
  })),
);

/** The value itself is a place, whatever its type, and everything that it is made of. */
function pathsIn(type: GraphQLInputType, path: readonly string[]): (readonly string[])[] {
  const given = getNullableType(type);
  if (isListType(given)) return [path, ...pathsIn(given.ofType, [...path, '0'])];
  if (isInputObjectType(given)) return [path, ...pathsOf(Object.values(given.getFields()), path)];
  return [path];
}

const pathsOf = (
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  path: readonly string[],
): (readonly string[])[] => fields.flatMap(({ name, type }) => pathsIn(type, [...path, name]));

/** Everything that can be given to the API, found by walking the schema. */
export const places: readonly Place[] = roots.flatMap((root) =>
  pathsOf(root.field.args, []).map((path) => ({ root, path })),
);
