import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';
import type { RunningServer } from './start-server.ts';
import { testEnv } from './testing/env.ts';

const server = (
  engine: 'pglite' | 'postgres',
  demoAccounts: RunningServer['demoAccounts'] = [],
  setupLink?: string,
) => {
  return { database: { engine }, demoAccounts, setupLink, filesAreLost: false };
};
const said = (APP_ENV: string, of: ReturnType<typeof server>, advice: string[] = []) =>
  greeting(testEnv({ APP_ENV }), of, 'https://college.org', '1.0', advice);

describe('what the terminal says at the start', () => {
  it('is for trying out in development: the people with their passwords', () => {
    const text = said('development', server('pglite'));
    expect(text).toContain('Embedded database: for trying things out');
    expect(text).toMatch(/superadmin@lampstand\.example +lampstand-superadmin/);
  });

  it('is short where nothing is missing', () => {
    expect(said('production', server('postgres')).trim()).toBe(
      'Lampstand is ready at https://college.org (1.0 s)',
    );
  });

  it('shows the link to the first set-up where the college has nobody, and only there', () => {
    const link = 'https://college.org/setup/abc';
    expect(said('production', server('postgres', [], link))).toContain(link);
    const text = said('development', server('postgres', [], link));
    expect(text).toContain(link);
    expect(text).not.toContain('student@');
  });

  it('names settings that are worth a look', () => {
    expect(said('production', server('pglite'), ['SMTP_URL is missing'])).toMatch(
      /Worth a look[\s\S]*SMTP_URL is missing/,
    );
  });

  it('names people of the demonstration college in a college in earnest, and how to remove them', () => {
    const account = { _id: 'user-admin', email: 'admin@lampstand.example' };
    const text = said('production', server('postgres', [{ ...account, known: true }]));
    expect(text).toMatch(
      /everybody knows and cannot sign in here: admin@[\s\S]*deactivate or erase/,
    );
    expect(text).not.toContain('lampstand-admin');
  });

  it('tells of a store that holds none of the files', () => {
    const text = said('production', { ...server('postgres'), filesAreLost: true });
    expect(text).toMatch(/None of the newest files .*data\/files[\s\S]*mount the disk/);
  });
});
