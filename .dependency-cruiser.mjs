/**
 * Who may import whom: one rule per kind of boundary, never one per feature, so that the next
 * feature is guarded without a line here. packages/tools/src/boundaries plants a violation of each.
 */

/** Tests, stories and the helpers that only they use may reach further than the product. */
const testing = '(\\.(test|spec|stories)\\.tsx?$|/testing/|^packages/e2e/)';
/** Packages of nothing but types: there is no file to resolve to. */
const typesOnly = '^@graphql-typed-document-node/core$';
const inPackage = '^(packages/[^/]+|portal|admin)/';

/** Operators build SQL; the rest of drizzle-orm (types, the database itself) is not restricted. */
const sqlFiles =
  '(\\.(repo|table|loader|list)\\.ts$|/(platform|seed|testing)/|^packages/server/(bench|migrations|drizzle\\.config)|\\.test\\.ts$)';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no part that can be read, tested or changed first.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere: a typo, or a dependency that is not declared.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: ['\\.generated\\.ts$', '^virtual:', '\\?raw$', typesOnly],
      },
    },
    {
      name: 'no-cross-feature',
      comment: 'Features meet in routes; what two of them need lies in shared/ or in a package.',
      severity: 'error',
      from: { path: '^(portal|admin)/src/(features|resources)/([^/]+)/' },
      to: { path: '^$1/src/$2/', pathNot: '^$1/src/$2/$3/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment: 'Direction: shared, then features, then app.',
      severity: 'error',
      from: { path: '^(portal|admin)/src/(shared|data|components)/', pathNot: testing },
      to: { path: '^(portal|admin)/src/(app|features|resources)/' },
    },
    {
      name: 'feature-knows-no-app',
      comment: 'Direction: shared, then features, then app.',
      severity: 'error',
      from: { path: '^(portal|admin)/src/(features|resources)/', pathNot: testing },
      to: { path: '^(portal|admin)/src/app/' },
    },
    {
      name: 'resource-public-surface',
      comment:
        "A back-office resource is its index.ts; the rest of the folder is the resource's own.",
      severity: 'error',
      from: { path: '^admin/src/', pathNot: ['^admin/src/resources/', testing] },
      to: {
        path: '^admin/src/resources/[^/]+/',
        pathNot: '^admin/src/resources/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'module-public-surface',
      comment: 'A server module is reached through its index.ts or its tables.',
      severity: 'error',
      from: { path: '^packages/server/src/modules/([^/]+)/' },
      to: {
        path: '^packages/server/src/modules/',
        pathNot: [
          '^packages/server/src/modules/$1/',
          '^packages/server/src/modules/[^/]+/(index|[^/]+\\.table)\\.ts$',
        ],
      },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'The platform serves every module, so it names none.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/', pathNot: testing },
      to: { path: '^packages/server/src/(modules|graphql|http|seed)/' },
    },
    {
      name: 'apps-know-the-server-by-its-schema',
      comment:
        'An app that imports server code ships it. The schema file and, in tests, /testing are the contract.',
      severity: 'error',
      from: {
        path: '^(portal|admin|packages/(access|auth|grades|graphql-client|i18n|ui|upload))/',
      },
      to: {
        path: '^packages/server/',
        pathNot: ['^packages/server/schema\\.graphql$', '^packages/server/src/testing/index\\.ts$'],
      },
    },
    {
      name: 'server-testing-only-in-tests',
      comment: 'The in-process server is a fixture, not a part of the product.',
      severity: 'error',
      from: { path: '^(portal|admin|packages/[^/]+)/', pathNot: ['^packages/server/', testing] },
      to: { path: '^packages/server/src/testing/' },
    },
    {
      name: 'apps-are-apart',
      comment: 'The portal and the back-office share packages, not each other.',
      severity: 'error',
      from: { path: '^(portal|admin)/' },
      to: { path: '^(portal|admin)/', pathNot: '^$1/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'A package that needs an app is a part of that app.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(portal|admin)/' },
    },
    {
      name: 'package-public-surface',
      comment: 'Another package is imported by its name, through the exports it declares.',
      severity: 'error',
      from: { path: inPackage },
      to: { path: inPackage, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'rules-are-pure',
      comment:
        'A reader checks the law in one file: rules and policies import types, other rules and pure packages.',
      severity: 'error',
      from: { path: '(\\.(rules|policy)|/platform/viewer)\\.ts$' },
      to: {
        dependencyTypesNot: ['type-only', 'type-import'],
        pathNot: [
          '\\.(rules|policy|errors)\\.ts$',
          '/platform/(client-made-id|clock|dates?|errors|money|reason|storable-text|viewer|zoned-time)\\.ts$',
          '/student-paths\\.ts$',
          '^packages/(access|grades|i18n)/',
          '(^|/)node_modules/(date-fns|zod)/',
        ],
      },
    },
    {
      name: 'sql-in-its-place',
      comment:
        'Queries are written where they are reviewed for indexes: *.repo.ts, loaders and lists.',
      severity: 'error',
      from: { path: '^packages/server/', pathNot: sqlFiles },
      to: {
        path: '(^|/)node_modules/drizzle-orm/',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'browser-knows-no-node',
      comment: 'node: modules do not exist in a browser.',
      severity: 'error',
      from: {
        path: '^(portal|admin|packages/(access|auth|grades|graphql-client|ui|upload))/src/',
        pathNot: testing,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-test-in-product',
      comment: 'Tests, stories and fixtures are not shipped.',
      severity: 'error',
      from: { path: '^(portal|admin|packages/[^/]+)/src/', pathNot: testing },
      to: { path: '\\.(test|spec|stories)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|storybook-static|test-results|\\.cache)/' },
    // Types only are imports too: without this a boundary could be crossed by `import type`.
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.graphql', '.css'],
      mainFields: ['module', 'main'],
    },
  },
};
