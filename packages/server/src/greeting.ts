import type { Env } from './env.ts';
import { demoAccountsSay } from './modules/identity/index.ts';
import { SETUP_HOURS } from './modules/setup/index.ts';
import type { Database } from './platform/database.ts';
import { emailOf, passwordOf, personas } from './seed/personas.ts';
import type { RunningServer } from './start-server.ts';

/** What of a server the terminal tells. */
type Started = { readonly database: Pick<Database, 'engine'> } & Pick<
  RunningServer,
  'demoAccounts' | 'filesAreLost' | 'setupLink'
>;

/**
 * What the terminal says once the server answers.
 * @param advice settings that are worth a look.
 */
export function greeting(
  env: Env,
  server: Started,
  url: string,
  seconds: string,
  advice: readonly string[],
): string {
  const lines = [`Lampstand is ready at ${url} (${seconds} s)`];
  if (server.database.engine === 'pglite' && env.APP_ENV === 'development') {
    lines.push(
      'Embedded database: for trying things out. A college in earnest sets DATABASE_URL to a PostgreSQL server.',
    );
  }
  if (server.setupLink !== undefined) {
    lines.push(
      `The college has nobody yet. Set it up with this link, once, within ${SETUP_HOURS} hours ("npm run setup" makes a new one):`,
      `  ${server.setupLink}`,
    );
  } else if (env.APP_ENV === 'development') {
    lines.push(
      'Development: the login page offers these people of the demonstration college; mails are at /_outbox.',
    );
    for (const { key } of personas) lines.push(`  ${emailOf(key).padEnd(36)} ${passwordOf(key)}`);
  }
  if (server.filesAreLost) {
    lines.push(
      `None of the newest files of this college is in the store (${env.FILE_STORE === 's3' ? `bucket ${env.S3_BUCKET}` : `${env.DATA_DIR}/files`}).`,
      '  → stop, mount the disk or correct the setting, or put the files back from a backup that belongs to the database',
    );
  }
  for (const { says, mend } of demoAccountsSay(server.demoAccounts)) {
    lines.push(`People ${says}`, `  → ${mend}`);
  }
  if (advice.length > 0) {
    lines.push('Worth a look (npm run doctor -- --production tells more):');
    for (const line of advice) lines.push(`  ${line}`);
  }
  return `\n${lines.join('\n')}\n\n`;
}
