import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { childEnv } from '../launch/env.mjs';
import { diagnoseForServer, type Facts, type Finding } from './diagnose.ts';

type Settings = Record<string, string | undefined>;

/** The settings as `npm start` hands them to the server: a file's stand in for what is not set. */
export function productionSettings(own: Settings, file: string | undefined): Settings {
  const inFile = file === undefined ? {} : parseEnv(readFileSync(file, 'utf8'));
  // As start.ts does where nothing is said.
  return { APP_ENV: 'development', ...inFile, ...own };
}

/**
 * Names every unsafe (`problem`) or missing (`note`) setting of a server in earnest; a problem keeps it
 * from starting.
 */
export async function diagnoseProduction(
  facts: Facts,
  file: string | undefined,
): Promise<Finding[]> {
  const machine = diagnoseForServer(facts);
  if (!facts.packagesInstalled) return machine;
  const { examineProduction } = await import('@lampstand/server/production');
  const found = await examineProduction(productionSettings(childEnv({}), file));
  if (found.length === 0) {
    return [...machine, { subject: 'settings', state: 'ok', says: 'nothing is unsafe or missing' }];
  }
  const settings = found.map(({ setting, level, says, mend }): Finding => {
    return { subject: setting, state: level === 'refuse' ? 'problem' : 'note', says, mend };
  });
  return [...machine, ...settings];
}
