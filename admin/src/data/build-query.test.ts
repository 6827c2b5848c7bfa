import { NetworkStatus } from '@apollo/client';
import { describe, expect, test } from 'vitest';
import { listVerb, recordVerb, type Binding } from './binding.ts';
import { createBuildQuery } from './build-query.ts';
import { RegionsListDocument, RegionsOneDocument } from '../resources/regions/regions.generated.ts';

const list = listVerb({
  document: RegionsListDocument,
  read: ({ regions }) => regions,
  sorts: ['name', 'slug', 'zone', 'currency', 'createdAt'],
  filters: {
      ids: true,
      q: true,
      type: true,
      closed: true,
      currency: true,
      zone: true,
      withoutAttendanceAdmin: true,
    },
});
const one = recordVerb(RegionsOneDocument, (id: string) => ({ id }), ({ region }) => region);
const binding = {
  list,
  one,
  update: ({ id, version, values, meta }) => ({
    query: RegionsOneDocument,
    variables: { id, version, values, meta },
    parseResponse: ({ data }) => ({ data }),
  }),
} satisfies Binding;

const buildQuery = createBuildQuery({ regions: binding });
const pagination = { page: 2, perPage: 25 };
const sort = { field: 'zone', order: 'DESC' };

describe('a list', () => {
  test('asks for the page, the order and the known filters', () => {
    const filter = { q: 'nai', closed: false, removedLastYear: 'x' };
    const { variables } = buildQuery('GET_LIST', 'regions', { filter, sort, pagination });
    expect(variables).toEqual({
      filter: { q: 'nai', closed: false },
      sort: { field: 'zone', order: 'DESC' },
      page: pagination,
    });
  });

  test('takes its first order where an unknown field is asked for', () => {
    const unknown = { field: 'id', order: 'DESC' };
    const { variables } = buildQuery('GET_LIST', 'regions', { sort: unknown, pagination });
    expect(variables).toMatchObject({ sort: { field: 'name', order: 'ASC' } });
  });

  test.each([
    [Number.NaN, -3, { page: 1, perPage: 25 }],
    [0, 0.5, { page: 1, perPage: 25 }],
    [2, 5000, { page: 2, perPage: 1000 }],
  ])('asks for a page that there is when page %d of %d rows was typed', (page, perPage, asked) => {
    const { variables } = buildQuery('GET_LIST', 'regions', { pagination: { page, perPage } });
    expect(variables).toMatchObject({ page: asked });
  });

  test('answers with the rows and their number', () => {
    const { parseResponse } = buildQuery('GET_LIST', 'regions', { pagination });
    const data = { regions: { __typename: 'RegionList', total: 7, items: [] } };
    expect(parseResponse({ data, loading: false, networkStatus: NetworkStatus.ready })).toEqual({
      data: [],
      total: 7,
    });
  });
});

test('several records are a list cut to their ids, all on one page', () => {
  const { variables } = buildQuery('GET_MANY', 'regions', { ids: ['a', 'b', 'c'] });
  expect(variables).toMatchObject({
    filter: { ids: ['a', 'b', 'c'] },
    page: { page: 1, perPage: 3 },
  });
});

test('the records of another one are a list filtered by it', () => {
  const params = { target: 'currency', id: 'KES', filter: { q: 'x' }, sort, pagination };
  const { variables } = buildQuery('GET_MANY_REFERENCE', 'regions', params);
  expect(variables).toMatchObject({ filter: { q: 'x', currency: 'KES' }, page: pagination });
});

test('an update sends the version that was edited, and what was not in the form', () => {
  const { variables } = buildQuery('UPDATE', 'regions', {
    id: 'r1',
    data: { name: 'New', version: 4 },
    previousData: { name: 'Old', version: 5, zone: 'AFRICA' },
    meta: { only: 'name' },
  });
  expect(variables).toEqual({
    id: 'r1',
    version: 4,
    values: { name: 'New', version: 4, zone: 'AFRICA' },
    meta: { only: 'name' },
  });
});

test.each([
  ['DELETE', 'regions'],
  ['DELETE_MANY', 'regions'],
  ['GET_LIST', 'payments'],
])('%s of %s is refused: nobody has bound it', (verb, resource) => {
  expect(() => buildQuery(verb, resource, { pagination })).toThrow(`${resource} has no ${verb}`);
});
