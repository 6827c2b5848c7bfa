import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../launch/env.mjs';

/**
 * Where systems put Chromium or Chrome. First what draws the same pages without a window around them:
 * stories and journeys take a quarter less time in it.
 */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The variable by which a machine says which browser the tests drive. */
export const chromiumVariable = 'LAMPSTAND_CHROMIUM';

export interface ChromiumSources {
  configured: string | undefined;
  /** Executables of browsers that Playwright has downloaded. */
  downloaded: readonly string[];
  exists: (path: string) => boolean;
}

/**
 * The browser for stories and journeys: the configured one, else the system's, else Playwright's.
 * A configured path that does not exist is not replaced by another browser.
 */
export function findChromium(sources: ChromiumSources = machineSources()): string | undefined {
  const { configured, downloaded, exists } = sources;
  if (configured !== undefined) return exists(configured) ? configured : undefined;
  return [...usualPlaces, ...downloaded].find(exists);
}

function machineSources(): ChromiumSources {
  return {
    configured: readEnv(chromiumVariable),
    downloaded: playwrightBrowsers(),
    exists: existsSync,
  };
}

function playwrightBrowsers(): string[] {
  const folder = readEnv('PLAYWRIGHT_BROWSERS_PATH') ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium(?:_headless_shell)?-\d+$/.test(name))
    .flatMap((name) => downloadedPrograms.map((program) => join(folder, name, program)));
}

/** Where Playwright's downloads keep their program, by system and age. */
const downloadedPrograms = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];
