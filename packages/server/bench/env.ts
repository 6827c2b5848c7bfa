/**
 * Environment for the servers that the bench starts: this process's, with changes, in production mode
 * as `npm start` runs them (the library that executes GraphQL checks more in any other mode).
 */
export const childEnv = (changes: Record<string, string>): Record<string, string | undefined> => ({
  ...process.env,
  NODE_ENV: 'production',
  ...changes,
});

/** How many rounds each comparison takes: the first argument, 5 by default. */
export const rounds = Number(process.argv[2] ?? 5);

/** Minutes that the growth of memory is watched for: the second argument, 2 by default. */
export const growthMinutes = Number(process.argv[3] ?? 2);
