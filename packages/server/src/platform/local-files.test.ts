import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { localFiles } from './local-files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-files-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const signer = { clock: systemClock, signingSecret: 'a secret' };
const words = () => Readable.from([Buffer.from('words')]);

describe.runIf(existsSync('/dev/full'))('a file on a full disk', () => {
  test('leaves nothing behind, and is kept once there is room', async () => {
    const files = localFiles(folder, signer);
    const place = path.join(folder, 'ta');
    mkdirSync(place);
    symlinkSync('/dev/full', path.join(place, 'talk.draft'));
    await expect(files.write('talk', words())).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(place)).toEqual([]);
    expect(await files.size('talk')).toBeUndefined();

    expect(await files.write('talk', words())).toMatchObject({ size: 5 });
    expect(await text(files.read('talk'))).toBe('words');
  });
});

describe('a file whose folder cannot be looked into', () => {
  test('is not called missing', async () => {
    const files = localFiles(path.join(folder, 'no-folder'), signer);
    symlinkSync('no-folder', path.join(folder, 'no-folder'));
    await expect(files.size('talk')).rejects.toMatchObject({ code: 'ELOOP' });
  });
});

describe('a file that was closed for parts when the server was killed', () => {
  test('has its parts still, and becomes whole the next time', async () => {
    const files = localFiles(folder, signer);
    const token = await files.parts.begin('film');
    const file = { key: 'film', token };
    await files.parts.receive?.({ ...file, partNumber: 1, size: 5, offset: 0 }, words());
    const [parts] = readdirSync(path.join(folder, 'fi'));
    renameSync(path.join(folder, 'fi', `${parts}`), path.join(folder, 'fi', `${parts}.closed`));

    const listed = await files.parts.list(file);
    expect(listed?.parts).toMatchObject([{ partNumber: 1, size: 5 }]);
    expect(await files.parts.complete(file, listed?.parts ?? [])).toBeDefined();
    expect(await text(files.read('film'))).toBe('words');
    expect(await files.parts.list(file)).toBeUndefined();
  });
});
