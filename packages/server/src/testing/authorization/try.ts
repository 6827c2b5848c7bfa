/** How a root field is tried: on Cape Town's records, so that nothing is changed where it is allowed. */
export interface Try {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** A version that no record has: an allowed change ends in a conflict and changes nothing. */
export const STALE = 9999;

/** The argument that holds what is written: `AttendanceSchema` is given as `attendanceSchemaInput`. */
const inputOf = (noun: string): string => `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Input`;

export const create = (noun: string, input: object): Try => ({
  query: `mutation ($input: ${noun}Input!) { create${noun}(${inputOf(noun)}: $input) { _id } }`,
  variables: { input },
});

export const update = (noun: string, id: string, input: object): Try => ({
  query: `mutation ($id: ID!, $input: ${noun}Input!) { update${noun}(_id: $id, version: ${STALE}, ${inputOf(noun)}: $input) { _id } }`,
  variables: { id, input },
});

export const remove = (noun: string, id: string): Try => ({
  query: `mutation { remove${noun}(_id: "${id}") { _id } }`,
});

export const one = (field: string, id: string, argument = '_id'): Try => ({
  query: `{ ${field}(${argument}: "${id}") { _id } }`,
});

export const list = (field: string): Try => ({
  query: `{ ${field}(page: { page: 1, perPage: 1 }) { total } }`,
});
