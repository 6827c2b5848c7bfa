/** Environment for the servers that the bench starts: this process's, with changes. */
export const childEnv = (changes: Record<string, string>): Record<string, string | undefined> => ({
  ...process.env,
  ...changes,
});

/** How many rounds each comparison takes: the first argument, 5 by default. */
export const rounds = Number(process.argv[2] ?? 5);
