import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../source-hash.ts';

const texts = new Set(['.js', '.css', '.html', '.svg', '.json', '.map', '.webmanifest', '.vtt']);
/** Below this a compressed answer saves no packet. */
const smallestBytes = 1024;

const brotliBest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes the `.br` and `.gz` that the server sends beside every text file of a build, once and at
 * the best quality, so that no request pays for it. Returns how many files got them.
 */
export async function compressBuild(folder: string): Promise<number> {
  const files = listFiles(folder, ['.'], (path) => texts.has(extname(path)));
  const made = await Promise.all(files.map((file) => compressFile(join(folder, file))));
  return made.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < smallestBytes || existsSync(`${file}.br`)) return false;
  const [small, zipped] = await Promise.all([
    promisify(brotliCompress)(content, brotliBest),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
  return true;
}
