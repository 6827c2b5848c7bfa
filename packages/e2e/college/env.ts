/** Environment of the servers that the browser runs and the crash runs start. */
export const serverEnv = (
  changes: Readonly<Record<string, string>>,
): Record<string, string | undefined> => ({
  ...process.env,
  NODE_ENV: 'production',
  APP_ENV: 'development',
  SEED_ANCHOR: '2026-03-02',
  LOG_LEVEL: 'error',
  DATABASE_URL: undefined,
  SMTP_URL: undefined,
  PUBLIC_URL: undefined,
  ...changes,
});

/** What any program needs to run, and nothing else of the caller's. */
export const bareEnv = (home: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? home,
});

const addressVariable = 'LAMPSTAND_E2E_URL';

/** Tells the journeys of this process where its college answers. */
export function publishCollege(url: string): void {
  process.env[addressVariable] = url;
}

/** Address of the college of this process. @throws outside a run. */
export function collegeUrl(): string {
  const url = process.env[addressVariable];
  if (url === undefined) throw new Error('The college was not started: run `pnpm test:e2e`');
  return url;
}

/** A PostgreSQL server on which the run may make a database of its own. */
export const testServer = (): string | undefined => process.env.TEST_DATABASE_URL || undefined;

/** Whether a run tries everything, which takes long: `pnpm abuse`. */
export const triesEverything = (): boolean => process.env['ABUSE'] === 'full';

/** Which of the processes that run journeys at the same time this is. */
export const lane = (): string => process.env.TEST_PARALLEL_INDEX ?? '0';
