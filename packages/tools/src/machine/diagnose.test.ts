import { describe, expect, it } from 'vitest';
import { type Facts, diagnose } from './diagnose.ts';

const healthy: Facts = {
  node: '24.1.0',
  pnpm: '10.34.9',
  packagesInstalled: true,
  chromium: '/usr/bin/chromium',
  chromiumConfigured: undefined,
  postgres: '/usr/lib/postgresql/15/bin',
  testDatabase: 'postgres://localhost/test',
  port: 4000,
  portIsFree: true,
  freeBytes: 50 * 1024 ** 3,
  dataFolder: 'data',
  dataHolder: undefined,
};

/** What the doctor finds about one subject when the machine differs from a healthy one. */
function findingOf(subject: string, change: Partial<Facts>) {
  return diagnose({ ...healthy, ...change }).find((finding) => finding.subject === subject);
}

describe('diagnose', () => {
  it('finds nothing wrong with a healthy machine', () => {
    expect(diagnose(healthy).map(({ state }) => state)).toEqual(Array(8).fill('ok'));
  });

  it.each<[subject: string, state: string, change: Partial<Facts>, mend: string]>([
    ['Node', 'note', { node: '20.20.2' }, 'Node 24'],
    ['Node', 'note', { node: '22.12.0' }, 'Node 24'],
    ['pnpm', 'note', { pnpm: undefined }, 'npm install -g pnpm@10'],
    ['pnpm', 'note', { pnpm: '9.1.0' }, 'npm install -g pnpm@10'],
    ['packages', 'note', { packagesInstalled: false }, 'npm start'],
    ['Chromium', 'note', { chromium: undefined }, 'npm test downloads one'],
    [
      'Chromium',
      'problem',
      { chromium: undefined, chromiumConfigured: '/opt/gone' },
      'set it to the path',
    ],
    ['PostgreSQL', 'note', { testDatabase: undefined, postgres: undefined }, 'TEST_DATABASE_URL'],
    ['port', 'problem', { portIsFree: false }, 'PORT=4001'],
    ['disk', 'problem', { freeBytes: 1024 ** 3 }, '3 GB'],
    ['data folder', 'problem', { dataHolder: 42 }, 'DATA_DIR'],
  ])('names %s as a %s and how to mend it', (subject, state, change, mend) => {
    expect(findingOf(subject, change)).toMatchObject({
      state,
      mend: expect.stringContaining(mend),
    });
  });
});
