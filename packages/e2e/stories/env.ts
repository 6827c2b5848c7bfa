import { existsSync } from 'node:fs';

/** Where Debian and its kin put the browser; first the one without windows, which is quicker. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that `LAMPSTAND_CHROMIUM` names, else the system's, else Playwright's own. */
export const chromium =
  process.env['LAMPSTAND_CHROMIUM'] ?? usualPlaces.find((path) => existsSync(path));

/** Chromium refuses its sandbox to root, as in a container. */
export const isRoot = process.getuid?.() === 0;

/** Whether every story is looked at in both looks, which takes twice as long. */
export const allLooks = process.env['STORY_LOOKS'] === 'all';
