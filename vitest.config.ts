import { defineConfig } from 'vitest/config';

/** graphql must be loaded once: two copies make every schema "from another realm". */
const oneGraphql = { find: /^graphql$/, replacement: 'graphql/index.js' };

const shared = {
  resolve: { alias: [oneGraphql], dedupe: ['react', 'react-dom', 'graphql'] },
};

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
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          include: ['packages/server/src/**/*.int.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          server: { deps: { inline: [/@pothos/, /graphql-yoga/, /@graphql-tools/, /@envelop/] } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'component',
          environment: 'jsdom',
          setupFiles: ['packages/ui/src/testing/vitest-setup.ts'],
          include: ['packages/*/src/**/*.test.tsx', '{portal,admin}/src/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
          server: { deps: { inline: ['ra-data-graphql'] } },
          testTimeout: 20_000,
        },
      },
    ],
  },
});
