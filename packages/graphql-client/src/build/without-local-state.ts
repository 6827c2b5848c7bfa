import type { Plugin } from 'vite';

/** Leaves out of a build what Apollo brings for fields that the client makes up: there are none. */
export function withoutLocalState(): Plugin {
  const standIn = decodeURI(new URL('no-local-state.ts', import.meta.url).pathname);
  return {
    name: 'lampstand-without-local-state',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isApollos = importer.endsWith('/@apollo/client/core/ApolloClient.js');
      return isApollos && source === './LocalState.js' ? standIn : null;
    },
  };
}
