import { getIntrospectionQuery } from 'graphql';

/** Documents of one kind, each larger than the one before. */
export interface Family {
  readonly name: string;
  readonly sizes: readonly number[];
  /** The body of the request. */
  readonly body: (size: number) => string;
}

const of = (query: string, variables: object = {}): string => JSON.stringify({ query, variables });
const each = (size: number, part: (n: number) => string, between = ' '): string =>
  Array.from({ length: size }, (_, n) => part(n)).join(between);

const nested = (size: number, inner: string): string =>
  `${'{ ... on Query '.repeat(size)}{ ${inner} }${' }'.repeat(size)}`;

/** `__schema` with types in fields in types: what one may not ask, as deep as one likes. */
const schemaOf = (size: number): string =>
  `{ __schema { types ${'{ fields { type '.repeat(size)} { name } ${'} } '.repeat(size)} } }`;

/** A spread of a spread, each twice: two to the power of the size. */
const doubled = (size: number): string =>
  `{ ...F0 } ${each(size, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F${size} on Query { locales { _id } }`;

const inCircles = (size: number): string =>
  `{ ...F0 } ${each(size, (n) => `fragment F${n} on Query { locales { _id } ...F${(n + 1) % size} }`)}`;

/** Kinds of documents that ask for more than any screen does. */
export const tooMuch: readonly Family[] = [
  {
    name: 'levels',
    sizes: [11, 20, 50, 100, 300, 1000],
    body: (size) =>
      of(
        `{ course(_id: "x") ${'{ lessons { course '.repeat(size)} { _id } ${'} } '.repeat(size)} }`,
      ),
  },
  {
    name: 'levels of inline fragments',
    sizes: [15, 50, 100, 300, 1000],
    body: (size) => of(nested(size, 'locales { _id }')),
  },
  {
    name: 'aliases',
    sizes: [21, 50, 100, 1000, 10_000],
    body: (size) => of(`{ ${each(size, (n) => `a${n}: locales { _id }`)} }`),
  },
  {
    name: 'directives',
    sizes: [51, 100, 300, 1000, 10_000],
    body: (size) => of(`{ locales { _id ${'@include(if: true) '.repeat(size)} } }`),
  },
  {
    name: 'words',
    sizes: [2001, 5000, 10_000, 100_000, 1_000_000],
    body: (size) => of(`{ locales { ${'_id '.repeat(size)} } }`),
  },
  {
    name: 'fragments in circles',
    sizes: [1, 2, 3, 10, 50, 150],
    body: (size) => of(inCircles(size)),
  },
  {
    name: 'fragments',
    sizes: [200, 500, 1000, 5000, 10_000],
    body: (size) =>
      of(
        `{ ${each(size, (n) => `...F${n}`)} } ${each(size, (n) => `fragment F${n} on Query { locales { _id } }`)}`,
      ),
  },
  {
    name: 'fragments that double',
    sizes: [6, 12, 24, 48, 96],
    body: (size) => of(doubled(size)),
  },
  {
    name: 'operations in a batch',
    sizes: [2, 10, 100, 500, 1000],
    body: (size) => `[${each(size, () => of('{ locales { _id } }'), ',')}]`,
  },
  {
    name: 'records of a page',
    sizes: [1001, 10_000, 1_000_000, 1_000_000_000, 2_147_483_647],
    body: (size) => of(`{ users(page: { page: 1, perPage: ${size} }) { total } }`),
  },
  {
    name: 'fields that contradict each other',
    sizes: [2, 10, 50, 100, 190],
    body: (size) => of(`{ ${each(size, (n) => `course(_id: "${n}") { _id }`)} }`),
  },
  {
    name: 'levels of the schema about itself',
    sizes: [0, 1, 3, 10, 100],
    body: (size) => of(schemaOf(size)),
  },
  {
    name: 'words of the schema about itself',
    sizes: [0, 1, 2, 3, 4],
    body: (size) =>
      of(
        [
          getIntrospectionQuery(),
          '{ __type(name: "User") { name } }',
          '{ __schema { queryType { name } } }',
          'fragment S on Query { __schema { types { name } } } { ...S }',
          '{ x: __schema { directives { name } } }',
        ][size] ?? '',
      ),
  },
  {
    name: 'levels of a value',
    sizes: [10, 100, 900, 10_000, 100_000],
    body: (size) => of(`{ users(filter: ${'['.repeat(size)}${']'.repeat(size)}) { total } }`),
  },
  {
    name: 'levels of brackets of any kind',
    sizes: [100, 500, 950, 10_000, 100_000],
    body: (size) => of('{ users(filter: [{ a: '.repeat(size)),
  },
  {
    name: 'levels of a variable',
    sizes: [10, 100, 1000, 10_000, 100_000],
    body: (size) =>
      JSON.stringify({
        query: 'query ($filter: UserFilter) { users(filter: $filter) { total } }',
        variables: { filter: 'deep' },
      }).replace('"deep"', `${'['.repeat(size)}${']'.repeat(size)}`),
  },
  {
    name: 'variables',
    sizes: [10, 100, 300, 1000, 10_000],
    body: (size) => of(`query (${each(size, (n) => `$v${n}: Nothing`)}) { locales { _id } }`),
  },
];

/** Misspelt names of each kind, with variables; a refusal must not say which were meant. */
export const misspelt: readonly (readonly [query: string, variables: object])[] = [
  ['{ local { _id } }', {}],
  ['{ locales { id } }', {}],
  ['{ locales { labels } }', {}],
  ['{ users(filters: {}) { total } }', {}],
  ['{ users(filter: { emails: "x" }) { total } }', {}],
  ['{ users(sort: { field: emial, order: ASC }) { total } }', {}],
  ['query ($x: UserFilte) { users(filter: $x) { total } }', {}],
  ['{ locales { ... on Local { _id } } }', {}],
  ['{ locales @includes(if: true) { _id } }', {}],
  ['mutation { logout }', {}],
  ['query ($x: UserFilter) { users(filter: $x) { total } }', { x: { emails: 'x' } }],
  ['query ($x: UserSort) { users(sort: $x) { total } }', { x: { field: 'emial', order: 'ASC' } }],
];
