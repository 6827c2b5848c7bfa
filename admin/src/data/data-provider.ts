import type { ApolloClient } from '@apollo/client';
import buildGraphqlProvider from 'ra-data-graphql';
import type { DataProvider } from 'react-admin';
import { createBuildQuery } from './build-query.ts';
import { fetchedBindings, type BindingLoaders } from './fetched-bindings.ts';
import { toRaError } from './to-ra-error.ts';

/** react-query is the cache: a second one below it would only show older rows. */
const uncached = () => ({ fetchPolicy: 'no-cache' as const });

/**
 * react-admin's data provider over the typed bindings. Every failure is an `HttpError` with the
 * status of the server's code.
 */
export function createDataProvider(
  client: ApolloClient<object>,
  loaders: BindingLoaders,
): DataProvider {
  const { bindings, fetchBinding } = fetchedBindings(loaders);
  const provider = buildGraphqlProvider({
    client,
    introspection: false,
    buildQuery: () => createBuildQuery(bindings),
    query: uncached,
    mutation: uncached,
  });
  return new Proxy<DataProvider>(provider, {
    get: (target, name, receiver) => guarded(Reflect.get(target, name, receiver), fetchBinding),
  });
}

function guarded(member: unknown, prepare: (resource: unknown) => Promise<void>): unknown {
  if (typeof member !== 'function') return member;
  return async (...args: unknown[]): Promise<unknown> => {
    try {
      await prepare(args[0]);
      return await Reflect.apply(member, undefined, args);
    } catch (error) {
      throw toRaError(error);
    }
  };
}
