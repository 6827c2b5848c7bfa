import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressBuild } from './compress.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('compressBuild', () => {
  it('writes both encodings of a text file, and they hold the same text', async () => {
    const text = 'export const lamp = 1;\n'.repeat(200);
    writeFileSync(join(folder, 'app.js'), text);
    expect(await compressBuild(folder)).toBe(1);
    expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(text);
  });

  it('leaves small files, pictures and finished work alone', async () => {
    writeFileSync(join(folder, 'small.js'), 'x');
    writeFileSync(join(folder, 'photo.webp'), 'x'.repeat(5000));
    writeFileSync(join(folder, 'done.css'), 'x'.repeat(5000));
    writeFileSync(join(folder, 'done.css.br'), 'made by the bundler');
    expect(await compressBuild(folder)).toBe(0);
    expect(existsSync(join(folder, 'photo.webp.br'))).toBe(false);
    expect(readFileSync(join(folder, 'done.css.br'), 'utf8')).toBe('made by the bundler');
  });
});
