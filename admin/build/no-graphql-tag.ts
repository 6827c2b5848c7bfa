/**
 * Stands in for `graphql-tag` in the bundle (vite.config.ts). Every operation is generated from a
 * `.graphql` file, so nothing parses GraphQL in the browser; with the original, Apollo and
 * ra-data-graphql bring the whole parser (9 kB).
 */
export function gql(): never {
  throw new Error('Operations are generated from .graphql files; nothing parses them here');
}

const nothing = () => undefined;

export {
  // oxlint-disable-next-line import/no-default-export -- the shape of the module it stands in for
  gql as default,
  nothing as disableExperimentalFragmentVariables,
  nothing as disableFragmentWarnings,
  nothing as enableExperimentalFragmentVariables,
  nothing as resetCaches,
};
