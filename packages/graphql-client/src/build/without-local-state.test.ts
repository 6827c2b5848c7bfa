import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client/core';
import { describe, expect, it, test } from 'vitest';
import { LocalState } from './no-local-state.ts';

const project = fileURLToPath(new URL('../../../..', import.meta.url));

/** A client whose every answer is the same, with Apollo's own state or with what stands in for it. */
function clientWith(standIn: boolean) {
  const cache = new InMemoryCache();
  const data = { course: { __typename: 'Course', _id: 'c1', name: 'Genesis' } };
  const link = new ApolloLink(() => Observable.of({ data }));
  const client = new ApolloClient({ cache, link });
  if (standIn) {
    const local = new LocalState({ cache });
    for (const holder of [client, Reflect.get(client, 'queryManager')]) {
      Reflect.set(Object(holder), 'localState', local);
    }
  }
  return client;
}

const read = gql`
  query course($id: ID!) {
    course(_id: $id) {
      _id
      name
    }
  }
`;
const write = gql`
  mutation course($id: ID!) {
    course(_id: $id) {
      _id
      name
    }
  }
`;

describe('without local state', () => {
  it('answers queries and mutations as Apollo does with it', async () => {
    const answers = [true, false].map(async (standIn) => {
      const client = clientWith(standIn);
      const variables = { id: 'c1' };
      return [
        await client.query({ query: read, variables }),
        await client.mutate({ mutation: write, variables }),
        client.cache.extract(),
      ];
    });
    const [stoodIn, own] = await Promise.all(answers);
    expect(stoodIn).toEqual(own);
  });

  it('refuses resolvers, which would never be asked', () => {
    expect(() => clientWith(true).addResolvers({ Course: {} })).toThrow('@client');
  });

  test('no operation has a field for it', () => {
    const files = globSync('{portal,admin,packages}/**/*.graphql', {
      cwd: project,
      exclude: (name) => name.includes('node_modules'),
    });
    expect(files.length).toBeGreaterThan(50);
    const local = files.filter((file) =>
      readFileSync(`${project}/${file}`, 'utf8').includes('@client'),
    );
    expect(local).toEqual([]);
  });
});
