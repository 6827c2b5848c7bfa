import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from './modules/identity/identity.table.ts';
import type { Database } from './platform/database.ts';
import { lockFolder } from './platform/folder-lock.ts';
import { printSetupLink } from './print-setup-link.ts';
import { emptyDatabase, type EmptyDatabase } from './testing/empty-database.ts';
import { testEnv } from './testing/env.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-setup-'));
const env = testEnv({
  APP_ENV: 'production',
  PUBLIC_URL: 'https://college.example',
  DATA_DIR: folder,
});

let place: EmptyDatabase;
let database: Database;
beforeAll(async () => {
  place = await emptyDatabase();
  database = await place.open();
});
afterAll(async () => {
  await place.drop();
  rmSync(folder, { recursive: true });
});

/** What is printed, with the exit code. */
async function run() {
  const said: string[] = [];
  const open = async () => ({ ...database, close: async () => {} });
  const code = await printSetupLink(env, (text) => void said.push(text), open);
  return { code, text: said.join('') };
}
const linkIn = (text: string) => /https:\/\/college\.example\/setup\/[\w-]{43}/.exec(text)?.[0];

describe('npm run setup', () => {
  it('prints a link to the configured address, and another one each time', async () => {
    const [one, other] = [await run(), await run()];
    expect([one.code, other.code]).toEqual([0, 0]);
    expect(linkIn(one.text)).toBeDefined();
    expect(linkIn(other.text)).not.toBe(linkIn(one.text));
  });

  it('says so when a server keeps the embedded database to itself', async () => {
    mkdirSync(path.join(folder, 'database'));
    const release = lockFolder(path.join(folder, 'database'));
    const print = () => expect.unreachable();
    await expect(printSetupLink(env, print)).rejects.toThrow(/Stop it first/);
    release();
  });

  it('says so when the college has people, and makes no link', async () => {
    const now = '2026-03-02T12:00:00Z';
    await database.db.insert(users).values({
      _id: 'somebody',
      email: 'somebody@college.example',
      firstName: 'Some',
      lastName: 'Body',
      createdAt: now,
      updatedAt: now,
    });
    const { code, text } = await run();
    expect(code).toBe(1);
    expect(text).toContain('set up already');
    expect(linkIn(text)).toBeUndefined();
  });
});
