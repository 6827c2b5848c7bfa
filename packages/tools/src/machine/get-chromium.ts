import { installDebianPackages } from '../launch/debian-packages.mjs';
import { readEnv } from '../launch/env.mjs';
import { projectRoot } from '../launch/project.mjs';
import { runCommand } from '../process/run-command.ts';
import { chromiumVariable, findChromium } from './chromium.ts';

/** What brings a browser to a machine that has none; a test gives others. */
export interface BrowserSources {
  /** Asks Playwright for its own download. */
  readonly download: () => Promise<unknown>;
  /** Installs the distribution's package. @returns why not. */
  readonly install: () => string | undefined;
  /** The path that the machine names for it. */
  readonly configured: string | undefined;
  /** The path of a browser that is there. */
  readonly find: () => string | undefined;
  /** Whether a browser starts: a download may lack libraries of the system. */
  readonly starts: (path: string) => Promise<boolean>;
}

/** Without windows first: the same pages in three quarters of the time. */
const PACKAGES = [
  ['chromium-headless-shell', 'fonts-liberation'],
  ['chromium', 'fonts-liberation'],
] as const;

const realSources: BrowserSources = {
  configured: readEnv(chromiumVariable),
  download: () => {
    const args = ['--filter', '@lampstand/e2e', 'exec', 'playwright', 'install', 'chromium'];
    return runCommand('pnpm', args, { cwd: projectRoot, timeoutSeconds: 300 });
  },
  install: () => installDebianPackages(PACKAGES),
  find: findChromium,
  starts: async (path) => {
    const run = await runCommand(path, ['--version'], { cwd: projectRoot, timeoutSeconds: 60 });
    return run.code === 0;
  },
};

/** A browser, or why there is none in one line. */
export type ChromiumResult = { readonly path: string } | { readonly problem: string };

/**
 * Finds the browser for stories and journeys; where there is none, takes Playwright's download, else
 * the package of the distribution. A configured browser that is missing is not replaced.
 */
export async function getChromium(
  say: (line: string) => void,
  sources: BrowserSources = realSources,
): Promise<ChromiumResult> {
  const { configured } = sources;
  const found = sources.find();
  if (found !== undefined) return { path: found };
  if (configured !== undefined) return { problem: `${chromiumVariable}: no file at ${configured}` };
  say('There is no Chromium here; asking Playwright to download one.');
  await sources.download();
  const downloaded = sources.find();
  if (downloaded !== undefined && (await sources.starts(downloaded))) return { path: downloaded };
  say('Playwright could not; installing the package of the system.');
  const problem = sources.install();
  const installed = problem === undefined ? sources.find() : undefined;
  if (installed !== undefined) return { path: installed };
  return {
    problem: `There is no Chromium: Playwright could not download one, and ${problem ?? 'the package brought none'}. Set ${chromiumVariable} to the path of one.`,
  };
}
