/**
 * Stands in for the parts of `ra-data-graphql` that guess the operations of a schema
 * (vite.config.ts): ours are bound by hand, so it asks for no schema and builds no name or client
 * (5 kB, and some hundred regular expressions made at the start).
 */
export function introspectSchema(): never {
  throw new Error('The data provider is built without introspection: see data/data-provider.ts');
}

// oxlint-disable-next-line import/no-default-export -- the shape of the modules it stands in for
export { introspectSchema as default };
