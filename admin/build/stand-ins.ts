import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface StandIn {
  /** What is imported. */
  readonly source: RegExp;
  /** By whom; by anybody where this is missing. */
  readonly importer?: RegExp;
  readonly file: string;
}

/** Parts of packages that the back-office never runs; each stand-in says why. */
const standIns: readonly StandIn[] = [
  { source: /^graphql-tag$/, file: 'no-graphql-tag.ts' },
  { source: /^jsonexport\/dist(\/index\.js)?$/, file: 'no-jsonexport.ts' },
  { source: /^object\.entries$/, file: 'object-entries.cjs' },
  {
    source: /^pluralize$|^\.\/(introspection|buildApolloClient)\.js$/,
    importer: /\/ra-data-graphql\/dist\/index\.js$/,
    file: 'no-introspection.ts',
  },
  {
    source: /^react-router-dom$/,
    importer: /\/ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js$/,
    file: 'no-data-router.ts',
  },
];

/** Puts the stand-ins in place of what they stand for, in the build only. */
export function useStandIns(): Plugin {
  return {
    name: 'lampstand-stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = standIns.find(
        (each) => each.source.test(source) && (each.importer?.test(importer) ?? true),
      );
      return found ? fileURLToPath(new URL(found.file, import.meta.url)) : null;
    },
  };
}
