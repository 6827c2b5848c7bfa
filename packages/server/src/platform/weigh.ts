import { createHash } from 'node:crypto';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Pours a stream into another and returns its bytes and their SHA-256 (hex). */
export async function weigh(
  content: Readable,
  into: Writable,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, count, into);
  return { size, sha256: hash.digest('hex') };
}
