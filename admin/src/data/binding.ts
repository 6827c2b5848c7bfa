import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { BuildQueryResult } from 'ra-data-graphql';

/** One GraphQL request, in the shape `ra-data-graphql` sends. */
export type Operation = BuildQueryResult;

/** What react-admin may ask of a list; everything in it may come from a URL or a saved query. */
export interface ListRequest {
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly sort?: { readonly field: string; readonly order: string } | undefined;
  readonly page: { readonly page: number; readonly perPage: number };
}

/** The form's values when they are sent; `version` is the record's version that was edited. */
export interface UpdateRequest<Values> {
  readonly id: string;
  readonly version: number;
  readonly values: Values;
  /** Chooses among several mutations of a record, where a resource has them. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The verbs of a resource as `buildQuery` sees them. The values are whatever the resource's own
 * form holds: declared as methods, so that each binding may name its own type for them.
 */
export interface Binding {
  list(request: ListRequest): Operation;
  one?(id: string): Operation;
  create?(values: object): Operation;
  update?(request: UpdateRequest<object>): Operation;
  remove?(id: string, version: unknown): Operation;
}

interface ListVariables<Filter, Field> {
  readonly filter?: Filter | null | undefined;
  readonly sort?: { field: Field; order: 'ASC' | 'DESC' } | null | undefined;
  readonly page?: { page: number; perPage: number } | null | undefined;
}

export interface ListVerb<Data, Filter, Field extends string> {
  readonly document: TypedDocumentNode<Data, ListVariables<Filter, Field>>;
  readonly read: (data: Data) => { readonly items: readonly object[]; readonly total: number };
  /** The filters that the server knows; any other is dropped, as an old saved query may hold it. */
  readonly filters: Readonly<Record<keyof Filter, true>>;
  /** The sortable fields; the first one is the order where none (or an unknown one) is asked for. */
  readonly sorts: readonly [Field, ...Field[]];
  readonly toFilter?: (filter: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

export function listVerb<Data, Filter, Field extends string>(
  verb: ListVerb<Data, Filter, Field>,
): Binding['list'] {
  return ({ filter = {}, sort, page }) => {
    const known = Object.entries(verb.toFilter?.(filter) ?? filter).filter(([name]) =>
      Object.hasOwn(verb.filters, name),
    );
    const field = verb.sorts.find((candidate) => candidate === sort?.field);
    return {
      query: verb.document,
      variables: {
        filter: Object.fromEntries(known),
        sort: {
          field: field ?? verb.sorts[0],
          order: field && sort?.order === 'DESC' ? 'DESC' : 'ASC',
        },
        page: { page: whole(page.page, 1), perPage: Math.min(whole(page.perPage, 25), longestPage) },
      },
      parseResponse: ({ data }) => {
        const { items, total } = verb.read(data);
        return { data: items, total };
      },
    };
  };
}

/** Rows that the server gives at once. */
const longestPage = 1000;

/** A count from an address, which anybody can type; what is none becomes the usual one. */
function whole(typed: number, usual: number): number {
  return Number.isInteger(typed) && typed > 0 ? typed : usual;
}

/** A verb that answers with one record; `read` gives it the shape that the forms edit. */
export function recordVerb<Data, Variables extends OperationVariables, Request>(
  document: TypedDocumentNode<Data, Variables>,
  toVariables: (request: Request) => Variables,
  read: (data: Data) => object,
): (request: Request) => Operation {
  return (request) => ({
    query: document,
    variables: toVariables(request),
    parseResponse: ({ data }) => ({ data: read(data) }),
  });
}
