import { defineConfig } from '@playwright/test';
import { chromium, isRoot } from './env.ts';

/** Every story of the built workshop in a real browser: `pnpm build-storybook && pnpm test:story`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/stories',
  fullyParallel: true,
  workers: 2,
  // As for the journeys.
  retries: 1,
  reporter: 'list',
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
});
