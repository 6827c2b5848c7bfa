import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../platform/file-store.ts';

/** Bytes by which a file is known; documents of office programs name themselves a little later. */
const LOOKED_AT = 256 * 1024;

const UNKNOWN = 'application/octet-stream';

/** The content type of a stored file, by its first bytes. Text of any kind is plain text. */
export async function contentTypeOf(files: FileStore, key: string, size: number): Promise<string> {
  const end = Math.min(size, LOOKED_AT) - 1;
  const head = await buffer(files.read(key, { start: 0, end }));
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // Mark-up is text to us: nothing that a browser would run.
  if (found && !/xml|html/.test(found.mime)) return found.mime;
  return isText(head, size > LOOKED_AT) ? 'text/plain' : UNKNOWN;
}

function isText(head: Buffer, cut: boolean): boolean {
  try {
    // A character may be cut in two at the end.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: cut });
    return !/[^\P{Cc}\t\n\v\f\r]/u.test(text);
  } catch {
    return false;
  }
}
