/** How a step's result is counted: as one check, or by the report of its test runner. */
type Kind = 'check' | 'vitest' | 'playwright';

export interface Step {
  /** What people read and type: `pnpm check lint unit`. */
  name: string;
  /** The root script that does it. */
  script: string;
  kind: Kind;
  args?: readonly string[];
  /** Variables to set or (undefined) to remove. */
  env?: Record<string, string | undefined>;
  needsBrowser?: boolean;
  /** A step that takes longer hangs. */
  minutes: number;
}

/** PostgreSQL servers on which tests make databases of their own; none of them touches another. */
export interface TestServers {
  /** For the second run of the database suites. */
  suites?: string | undefined;
  /** For the journeys, which otherwise walk through an embedded college. */
  journeys?: string | undefined;
}

/**
 * `TEST_DATABASE_URL` gives the database suites a PostgreSQL beside PGlite; where the product itself
 * is served from one (`DATABASE_URL`), the journeys walk through a college on the same server too.
 */
export function testServers(test: string | undefined, served: string | undefined): TestServers {
  return { suites: test ?? served, journeys: served };
}

/**
 * Set: of the database suites only those that know the engine and each module's first. Where both
 * engines are tried, PostgreSQL answers all of them (`vitest.config.ts`).
 */
const onlyEngine = 'ONLY_ENGINE';

/** Everything `pnpm check` does, cheap and telling steps first. */
export function allSteps({ suites, journeys }: TestServers): Step[] {
  const onPglite = { TEST_DATABASE_URL: undefined, DATABASE_URL: undefined };
  const onPostgres: Step[] = suites
    ? [
        {
          name: 'integration-postgres',
          script: 'test:int',
          kind: 'vitest',
          env: { TEST_DATABASE_URL: suites, DATABASE_URL: undefined, [onlyEngine]: undefined },
          minutes: 10,
        },
      ]
    : [];
  const otherwise = { ...onPglite, [onlyEngine]: suites === undefined ? undefined : '1' };
  return [
    { name: 'codegen', script: 'codegen', kind: 'check', minutes: 2 },
    { name: 'types', script: 'types', kind: 'check', minutes: 5 },
    { name: 'lint', script: 'lint', kind: 'check', minutes: 3 },
    { name: 'format', script: 'format:check', kind: 'check', minutes: 3 },
    { name: 'boundaries', script: 'boundaries', kind: 'check', minutes: 3 },
    { name: 'deadcode', script: 'deadcode', kind: 'check', minutes: 3 },
    { name: 'unit', script: 'test:unit', kind: 'vitest', env: onPglite, minutes: 5 },
    { name: 'integration', script: 'test:int', kind: 'vitest', env: otherwise, minutes: 10 },
    ...onPostgres,
    { name: 'component', script: 'test:component', kind: 'vitest', env: onPglite, minutes: 12 },
    { name: 'numbers', script: 'numbers', kind: 'check', minutes: 3 },
    { name: 'build-storybook', script: 'build-storybook', kind: 'check', minutes: 8 },
    { name: 'story', script: 'test:story', kind: 'playwright', needsBrowser: true, minutes: 14 },
    { name: 'build', script: 'build', kind: 'check', args: ['--if-stale'], minutes: 8 },
    {
      name: 'browser',
      script: 'test:e2e',
      kind: 'playwright',
      env: { TEST_DATABASE_URL: journeys, DATABASE_URL: undefined },
      needsBrowser: true,
      minutes: 20,
    },
  ];
}
