import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Facts } from './diagnose.ts';
import { diagnoseProduction, productionSettings } from './production.ts';

const facts: Facts = {
  node: '24.1.0',
  pnpm: '10.34.9',
  packagesInstalled: true,
  chromium: undefined,
  chromiumConfigured: undefined,
  postgres: undefined,
  testDatabase: undefined,
  port: 4000,
  portIsFree: true,
  freeBytes: 50 * 1024 ** 3,
  dataFolder: 'data',
  dataHolder: undefined,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-doctor-'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const file = (lines: readonly string[]): string => {
  const place = join(folder, 'college.env');
  writeFileSync(place, lines.join('\n'));
  return place;
};

describe('the doctor for production', () => {
  it('reads the settings as the server would: its own before those of a file, development by default', () => {
    expect(productionSettings({}, undefined)).toEqual({ APP_ENV: 'development' });
    const settings = file(['APP_ENV=production', 'PORT=4001 # beside the other', 'HOST="::1"']);
    expect(productionSettings({ PORT: '4002' }, settings)).toEqual({
      APP_ENV: 'production',
      PORT: '4002',
      HOST: '::1',
    });
  });

  it('names what is unsafe as a problem, what is missing as a note, each with a way to mend it', async () => {
    for (const name of ['APP_ENV', 'DATABASE_URL', 'NODE_ENV', 'SMTP_URL'])
      vi.stubEnv(name, undefined);
    const settings = file([
      'APP_ENV=production',
      'PUBLIC_URL=http://college.org',
      `DATA_DIR=${folder}/data`,
    ]);
    const findings = await diagnoseProduction(facts, settings);
    const stateOf = Object.fromEntries(findings.map(({ subject, state }) => [subject, state]));
    expect(stateOf).toMatchObject({
      Node: 'ok',
      disk: 'ok',
      PUBLIC_URL: 'problem',
      SMTP_URL: 'note',
      DATABASE_URL: 'note',
    });
    for (const { state, mend } of findings) {
      if (state !== 'ok') expect(mend).not.toBe('');
    }
  });

  it('asks for the packages where there are none', async () => {
    const findings = await diagnoseProduction({ ...facts, packagesInstalled: false }, undefined);
    expect(findings.find(({ subject }) => subject === 'packages')?.state).toBe('problem');
  });
});
