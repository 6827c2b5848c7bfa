import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from './modules/identity/identity.table.ts';
import { createLogger } from './platform/logger.ts';
import { printSetupLink } from './print-setup-link.ts';
import { openDatabase } from './start-server.ts';
import { testEnv } from './testing/env.ts';

/** The embedded database in a folder of its own, as a first start has it. */
const fresh = () =>
  testEnv({
    APP_ENV: 'production',
    PUBLIC_URL: 'https://college.example',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'lampstand-setup-')),
  });

let env = fresh();
let said: string[] = [];
const print = (text: string) => void said.push(text);
beforeEach(() => {
  env = fresh();
});
afterEach(() => {
  said = [];
});

describe('npm run setup', () => {
  it('prints a link to the configured address, and another one each time', async () => {
    expect(await printSetupLink(env, print)).toBe(0);
    expect(await printSetupLink(env, print)).toBe(0);
    const links = said.map(
      (text) => /https:\/\/college\.example\/setup\/[\w-]{43}/.exec(text)?.[0],
    );
    expect(links.filter((link) => link === undefined)).toEqual([]);
    expect(new Set(links).size).toBe(2);
  });

  it('says so when a server keeps the embedded database to itself', async () => {
    const database = await openDatabase(env, createLogger('silent'));
    await expect(printSetupLink(env, print)).rejects.toThrow(/Stop it first/);
    await database.close();
    expect(said).toEqual([]);
  });

  it('says so when the college has people, and makes no link', async () => {
    await printSetupLink(env, print);
    const database = await openDatabase(env, createLogger('silent'));
    const now = '2026-03-02T12:00:00Z';
    await database.db.insert(users).values({
      _id: 'somebody',
      email: 'somebody@college.example',
      firstName: 'Some',
      lastName: 'Body',
      createdAt: now,
      updatedAt: now,
    });
    await database.close();
    expect(await printSetupLink(env, print)).toBe(1);
    expect(said.at(-1)).toContain('set up already');
  });
});
