import { defineConfig } from '@playwright/test';
import { chromium } from './stories/env.ts';

/** Whole journeys through the built product in a real browser: `pnpm build && pnpm test:e2e`. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results/journeys',
  // Each of the two has a college of its own; the journeys of one share it, as people do.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A browser may hang by itself. What passes only in a second college is told by name at the end.
  retries: 1,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step doubles the time of all journeys: `--trace on` makes one of those that fail.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
