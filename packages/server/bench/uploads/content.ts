import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const PART_BYTES = 50 * 1024 * 1024;

export type StoreKind = 'local' | 's3';

const film = readFileSync(new URL('../../src/seed/media/lecture-dawn.mp4', import.meta.url));
const BOX_BYTES = 16;
const HEAD_BYTES = film.length + BOX_BYTES;

const body = randomBytes(PART_BYTES - HEAD_BYTES);

/** A film with a long box of noise behind it: so many whole parts, no two alike, of which one part lies in memory. */
export interface Content {
  readonly parts: number;
  readonly bytes: number;
  /** A part in pieces, numbered from 1. */
  part(number: number): readonly Buffer[];
  /** The headers with which a browser tells its sum, made before anything is measured. */
  told(number: number): Readonly<Record<string, string>>;
  /** SHA-256 of the whole file. */
  sum(): string;
}

export function contentOf(parts: number, store: StoreKind): Content {
  const part = (number: number) => {
    const head = Buffer.alloc(HEAD_BYTES);
    film.copy(head);
    head.writeUInt32BE(1, film.length);
    head.write('free', film.length + 4);
    head.writeBigUInt64BE(BigInt(parts * PART_BYTES - film.length), film.length + 8);
    // Every part but the first begins with its number.
    if (number > 1) head.writeUInt32BE(number);
    return [head, body];
  };
  const told = Array.from({ length: parts }, (_, index) => {
    const hash = createHash(store === 's3' ? 'md5' : 'sha256');
    for (const piece of part(index + 1)) hash.update(piece);
    const sum = hash.digest('base64');
    return store === 's3' ? { 'content-md5': sum } : { 'content-digest': `sha-256=:${sum}:` };
  });
  return {
    parts,
    bytes: parts * PART_BYTES,
    part,
    told: (number) => told[number - 1] ?? {},
    sum() {
      const hash = createHash('sha256');
      for (let number = 1; number <= parts; number += 1) {
        for (const piece of part(number)) hash.update(piece);
      }
      return hash.digest('hex');
    },
  };
}
