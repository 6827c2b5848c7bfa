import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { messages } from './packages/i18n/src/vite.ts';
import { onlyEngine } from './packages/server/src/testing/env.ts';

/** graphql must be loaded once: two copies make every schema "from another realm". */
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };

const shared = {
  plugins: [messages()],
  resolve: { alias: [oneGraphql], dedupe: ['react', 'react-dom', 'graphql'] },
};

/** What changes a module for everybody: such a test has its modules to itself. */
const alone = [
  'admin/src/app/App.test.tsx',
  'packages/ui/src/mui/Tooltip.test.tsx',
  'packages/ui/src/toasts/ToastHost.test.tsx',
  'portal/src/features/lessons/LessonLearning.test.tsx',
  'packages/upload/src/pending.test.tsx',
  'portal/src/app/uploads/PortalUploads.test.tsx',
  'portal/src/features/lessons/LessonPage.test.tsx',
  'portal/src/features/lessons/LessonTools.test.tsx',
  'portal/src/features/profile/Security.test.tsx',
];

const SERVER = 'packages/server/src';

/**
 * What is tried on the embedded engine where PostgreSQL tries everything: what knows the engine, and of
 * each module the suites that are called like it (`courses/courses.int.test.ts`). Both engines are the
 * same program, so a rule that holds on one of them holds on the other.
 */
const onEmbedded = [
  `${SERVER}/{platform,seed,mail}/**/*.int.test.ts`,
  `${SERVER}/modules/*/*{migration,migrations,concurrency}.int.test.ts`,
  ...readdirSync(`${SERVER}/modules`).map(
    (name) => `${SERVER}/modules/${name}/${name}{,.*}.int.test.ts`,
  ),
];

interface ComponentFiles {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly isolate?: boolean;
}

/** Tests of what is drawn. To load the libraries once is a third of the time. */
const component = (name: string, { exclude = [], include, isolate = false }: ComponentFiles) => ({
  ...shared,
  test: {
    name,
    isolate,
    environment: 'jsdom',
    setupFiles: ['packages/ui/src/testing/vitest-setup.ts'],
    include: [...(include ?? ['packages/*/src/**/*.test.tsx', '{portal,admin}/src/**/*.test.tsx'])],
    exclude: ['**/node_modules/**', ...exclude],
    server: { deps: { inline: ['ra-data-graphql'] } },
    testTimeout: 20_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          environment: 'node',
          // Nothing is kept in modules that a test changes: to load them once is half of the time.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', '{portal,admin}/src/**/*.test.ts'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**', 'packages/e2e/**'],
          // Some start a program or build a bundle, which takes long where others work too.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          include: onlyEngine() ? onEmbedded : [`${SERVER}/**/*.int.test.ts`],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          server: { deps: { inline: [/@pothos/, /graphql-yoga/, /@graphql-tools/, /@envelop/] } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      component('component', { exclude: alone }),
      component('component-alone', { include: alone, isolate: true }),
    ],
  },
});
