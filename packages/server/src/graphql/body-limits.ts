import type { GraphQLField, GraphQLSchema } from 'graphql';
import { mayUse } from './scopes.ts';
import { declaredScopes } from './authorize-first.ts';
import type { Viewer } from '../platform/viewer.ts';

/** Most bytes of one operation with its variables, by who sends it and what it asks for. */
export const MOST_BYTES = {
  /** Twice what anybody may send who is not signed in: an answer of a passkey. */
  stranger: 64_000,
  /** A lesson's content of 500 000 characters, in whatever script. */
  member: 2_000_000,
  /** Whole files as text: fields that declare `extensions.wholeFile`. */
  file: 25_000_000,
} as const;

/** In which a request says, before it is read, which root field its large operation asks for. */
export const FIELD_HEADER = 'x-root-field';

/** Whether a mutation takes whole files as text. */
export const takesWholeFile = (
  schema: GraphQLSchema,
  name: string,
): GraphQLField<unknown, unknown> | undefined => {
  const field = schema.getMutationType()?.getFields()[name];
  return field?.extensions['wholeFile'] === true ? field : undefined;
};

/** Bytes that a person may send with an operation that asks for a root field. */
export function mostBytesFor(
  schema: GraphQLSchema,
  viewer: Viewer | null,
  fieldName: string | undefined,
): number {
  if (!viewer) return MOST_BYTES.stranger;
  const field = takesWholeFile(schema, fieldName ?? '');
  return field && mayUse({ viewer }, declaredScopes(field)) ? MOST_BYTES.file : MOST_BYTES.member;
}
