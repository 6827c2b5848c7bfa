import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ENGINE_RELEASE, inspectFolder } from './cluster-folder.ts';
import { prepareDataFolder, refuseLostDatabase } from './data-folder.ts';
import { engineFault, openPglite } from './pglite.ts';
import { StartFault } from './start-fault.ts';

let root = '';
/** A data folder with a database that holds a table. */
let college = '';
/** A copy of it for each test. */
let data = '';
let folder = '';
let cluster = '';

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'lampstand-cluster-'));
  college = path.join(root, 'college');
  const database = await openPglite(path.join(college, 'database'));
  await database.jobs.executeSql('create table kept as select 7 as seven');
  await database.flush();
  await database.close();
}, 60_000);
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  data = mkdtempSync(path.join(root, 'copy-'));
  cpSync(college, data, { recursive: true });
  folder = path.join(data, 'database');
  cluster = path.join(folder, 'cluster');
});

const inCluster = (name: string) => path.join(cluster, name);
const remove = (name: string) => {
  rmSync(inCluster(name), { recursive: true });
};

const writtenAt = (file: string) => {
  const { mtimeMs, size, ino } = statSync(file);
  return { mtimeMs, size, ino };
};

/** Every file below a folder, its size and when it was last written. */
const stateOf = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ file, ...writtenAt(file) }));

const rowsKept = async () => {
  const database = await openPglite(folder);
  const { rows } = await database.jobs.executeSql('select seven from kept');
  await database.close();
  return z.array(z.object({ seven: z.number() })).parse(rows);
};

describe('a folder of the embedded database', () => {
  it('that is whole is opened', async () => {
    expect(inspectFolder(folder)).toBe('whole');
    expect(readFileSync(inCluster('PG_VERSION'), 'utf8').trim()).toBe(ENGINE_RELEASE);
    expect(await rowsKept()).toEqual([{ seven: 7 }]);
    expect(readdirSync(folder)).toEqual(['cluster']);
  }, 30_000);

  it.each<[string, string, () => void]>([
    ['PG_VERSION is missing', 'PG_VERSION', () => remove('PG_VERSION')],
    ['PG_VERSION is empty', 'PG_VERSION', () => truncateSync(inCluster('PG_VERSION'))],
    ['pg_control is missing', 'global/pg_control', () => remove('global/pg_control')],
    ['pg_control is cut', 'pg_control', () => truncateSync(inCluster('global/pg_control'), 100)],
    ['the base is missing', 'base', () => remove('base')],
    ['the write-ahead log is missing', 'pg_wal', () => remove('pg_wal')],
    ['its states of transactions are missing', 'pg_xact', () => remove('pg_xact')],
    ['its configuration is missing', 'postgresql.conf', () => remove('postgresql.conf')],
    [
      'another release made it',
      'PostgreSQL 15',
      () => writeFileSync(inCluster('PG_VERSION'), '15\n'),
    ],
    [
      'only a backup beside it is left',
      'cluster',
      () => cpSync(cluster, path.join(folder, 'old'), { recursive: true }),
    ],
  ])('is not written to when %s', async (how, named, damage) => {
    damage();
    if (how.startsWith('only')) rmSync(cluster, { recursive: true });
    const before = stateOf(data);
    const open = openPglite(folder);
    await expect(open).rejects.toThrow(StartFault);
    await expect(open).rejects.toThrow(named);
    await expect(open).rejects.toThrow(/Nothing was written[\s\S]*backup/);
    expect(stateOf(data)).toEqual(before);
  });

  it('is told as damaged when the engine finds so', async () => {
    for (const name of readdirSync(inCluster('base/5'))) truncateSync(inCluster(`base/5/${name}`));
    await expect(openPglite(folder)).rejects.toThrow(/damaged[\s\S]*backup/);
  }, 30_000);

  it('is begun anew where the first start was cut short, and what it left is moved aside', async () => {
    remove('PG_VERSION');
    writeFileSync(path.join(folder, 'initialising'), '');
    const database = await openPglite(folder);
    const { rows } = await database.jobs.executeSql(`select to_regclass('kept') as kept`);
    await database.close();
    expect(rows).toEqual([{ kept: null }]);
    expect(readdirSync(folder)).toEqual(['cluster', expect.stringMatching(/^cluster-unfinished-/)]);
    expect(inspectFolder(folder)).toBe('whole');
  }, 30_000);
});

describe('a data folder', () => {
  it.each<[string, () => void]>([
    ['was lost', () => rmSync(folder, { recursive: true })],
    ['is empty', () => rmSync(cluster, { recursive: true })],
  ])('whose database %s is not begun anew beside the files of a college', (_how, lose) => {
    lose();
    expect(() => refuseLostDatabase(data)).not.toThrow();
    mkdirSync(path.join(data, 'files/ab'), { recursive: true });
    expect(() => refuseLostDatabase(data)).toThrow(/database .* is missing[\s\S]*backup/);
  });

  it('may not be a file, nor lie in one, nor have a file where files belong', () => {
    const file = path.join(data, 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(file)).toThrow(/cannot be a folder[\s\S]*DATA_DIR/);
    expect(() => prepareDataFolder(path.join(file, 'data'))).toThrow(StartFault);
    writeFileSync(path.join(data, 'files'), '');
    expect(() => prepareDataFolder(data)).toThrow(StartFault);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    expect(() => refuseLostDatabase(data)).toThrow(/is a file/);
  });
});

describe('a failure of the embedded engine', () => {
  it('is a full disk where there is no room, and a damaged database elsewhere', () => {
    const words = new Error('PGlite failed to initialize properly');
    expect(engineFault(words, '/data', 1024).message).toMatch(/disk .* is full: 0 MB[\s\S]*room/);
    expect(engineFault(words, '/data', 1024 ** 4).message).toMatch(/damaged[\s\S]*backup/);
  });
});
