import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Types and documents of every GraphQL operation, written beside its `.graphql` file.
 * Run it by `pnpm codegen`, which skips the work when nothing changed.
 */

const shared = {
  // How the wire's scalars look in TypeScript; one this list lacks is `unknown`.
  scalars: { ID: 'string', Date: 'string', DateTime: 'string', JSON: 'unknown' },
  defaultScalarType: 'unknown',
  enumType: 'string-literal',
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  arrayInputCoercion: false,
  useTypeImports: true,
  importExtension: '.ts',
  dedupeFragments: true,
  documentMode: 'documentNode',
  disableDescriptions: true,
};

/** The portal reads a child's fields only through the child's fragment (Apollo's data masking). */
const masked = {
  ...shared,
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
};

/** What is sent without Apollo: nothing prints a document there or adds `__typename` to it. */
const withoutApollo = {
  ...shared,
  documentMode: 'string',
  nonOptionalTypename: false,
  skipTypename: true,
};

const besideTheOperation = {
  preset: 'near-operation-file' as const,
  presetConfig: { extension: '.generated.ts' },
  plugins: ['typescript-operations', 'typed-document-node'],
};

const config: CodegenConfig = {
  schema: 'packages/server/schema.graphql',
  ignoreNoDocuments: true,
  hooks: { beforeOneFileWrite: dropUnusedImports },
  generates: {
    'portal/src/': {
      ...besideTheOperation,
      documents: 'portal/src/**/*.graphql',
      config: masked,
    },
    'packages/auth/src/': {
      ...besideTheOperation,
      documents: 'packages/auth/src/**/*.graphql',
      config: withoutApollo,
    },
    'packages/graphql-client/src/': {
      ...besideTheOperation,
      documents: 'packages/graphql-client/src/**/*.graphql',
      config: withoutApollo,
    },
    'packages/upload/src/': {
      ...besideTheOperation,
      documents: 'packages/upload/src/**/*.graphql',
      config: withoutApollo,
    },
    'admin/src/': {
      ...besideTheOperation,
      documents: 'admin/src/**/*.graphql',
      config: shared,
    },
  },
};

export default config;

/** An unmasked spread leaves the import of a type that nothing uses, which the compiler refuses. */
function dropUnusedImports(_path: string, content: string): string {
  return content.replace(/^import type \{ (\w+) \} from .*;\n/gm, (line, name: string) =>
    content.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
}
