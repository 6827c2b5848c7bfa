/** The caller's environment: the only place where this package reads it. */

/**
 * What a child process gets: the caller's environment with some variables set or (undefined) removed.
 * @param {Record<string, string | undefined>} [changes]
 * @returns {Record<string, string>}
 */
export function childEnv(changes = {}) {
  /** @type {Record<string, string>} */
  const env = {};
  for (const [name, value] of Object.entries({ ...process.env, ...changes })) {
    if (value !== undefined) env[name] = value;
  }
  return env;
}

/**
 * One variable of the caller; an empty value counts as not set.
 * @param {string} name
 * @returns {string | undefined}
 */
export function readEnv(name) {
  return process.env[name] || undefined;
}
