import type { InMemoryCache } from '@apollo/client/core';

type Cache = Pick<InMemoryCache, 'identify'>;

/**
 * Stands in for Apollo's `LocalState` in the built apps: what works out fields marked `@client`. No
 * operation of ours has one, so every question goes to the server as it is.
 */
export class LocalState {
  private readonly cache: Cache;

  constructor({ cache }: { readonly cache: Cache }) {
    this.cache = cache;
  }

  addResolvers(): never {
    throw new Error('Fields marked @client are left out of the build (no-local-state.ts)');
  }

  clientQuery(): null {
    return null;
  }

  serverQuery<Document>(document: Document): Document {
    return document;
  }

  shouldForceResolvers(): boolean {
    return false;
  }

  prepareContext(context: object) {
    const { cache } = this;
    return {
      ...context,
      cache,
      getCacheKey: (record: Parameters<Cache['identify']>[0]) => cache.identify(record),
    };
  }

  addExportedVariables(_document: unknown, variables: object): Promise<object> {
    return Promise.resolve({ ...variables });
  }

  runResolvers<Result>({ remoteResult }: { readonly remoteResult: Result }): Promise<Result> {
    return Promise.resolve(remoteResult);
  }
}
