import type { Env } from './env.ts';
import { emailOf, passwordOf, personas } from './seed/personas.ts';
import type { RunningServer } from './start-server.ts';

/** What the terminal says once the server answers. */
export function greeting(env: Env, server: RunningServer, url: string, seconds: string): string {
  const lines = [`Lampstand is ready at ${url} (${seconds} s)`];
  if (server.database.engine === 'pglite') {
    lines.push(
      'Embedded database: for trying things out. A college in earnest sets DATABASE_URL to a PostgreSQL server.',
    );
  }
  if (env.APP_ENV === 'development') {
    lines.push(
      'Development: the login page offers these people of the demonstration college; mails are at /_outbox.',
    );
    for (const { key } of personas) lines.push(`  ${emailOf(key).padEnd(36)} ${passwordOf(key)}`);
  }
  return `\n${lines.join('\n')}\n\n`;
}
