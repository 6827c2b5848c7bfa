import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { callbackify } from 'node:util';

/** After so many bytes the disk begins with them. */
const FLUSHED_BYTES = 32 * 1024 * 1024;

/** A file that several write to at once, each at a place of its own. */
export interface SharedFile {
  /**
   * A stream that writes from `offset` on; it finishes once its bytes are on the disk.
   * @param waitingBytes so many may wait in memory.
   */
  writeAt: (offset: number, waitingBytes: number) => Writable;
  /** To be called by each who opened it. */
  close: () => Promise<void>;
}

/**
 * Files by path, each opened once for all who write to it. A flush takes along what everybody wrote, so
 * one at a time is enough: several at once would wait for the same bytes and keep the threads from
 * writing. The system tells of a failed write once only; so nobody may count on the file once one has
 * failed, until all of them are gone and it is opened anew.
 */
export function sharedFiles(): (path: string) => Promise<SharedFile> {
  const opened = new Map<string, Opened>();
  return async (path) => {
    const file = opened.get(path) ?? new Opened(path);
    opened.set(path, file);
    const forget = () => {
      if (opened.get(path) === file) opened.delete(path);
    };
    file.users += 1;
    await file.handle.catch((error: unknown) => {
      forget();
      throw error;
    });
    return {
      writeAt: (offset, waitingBytes) => writer(file, offset, waitingBytes),
      async close() {
        file.users -= 1;
        if (file.users > 0) return;
        forget();
        await (await file.handle).close();
      },
    };
  };
}

class Opened {
  readonly handle: Promise<FileHandle>;
  users = 0;
  #unflushed = 0;
  #failure: Error | undefined;
  /** The flush that has not begun: it will take along all that is written by then. */
  #next: Promise<void> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    this.handle = open(path, 'r+');
  }

  async write(pieces: readonly Buffer[], place: number): Promise<void> {
    if (this.#failure) throw this.#failure;
    const handle = await this.handle;
    const wanted = pieces.reduce((sum, { length }) => sum + length, 0);
    const { bytesWritten } = await handle.writev(pieces, place);
    this.#unflushed += bytesWritten;
    // The disk works while bytes arrive, or all would wait for it at the same time.
    if (this.#unflushed > FLUSHED_BYTES) this.flush().catch(() => {});
    // A disk that is nearly full takes a part of it, and tells why at the rest.
    if (bytesWritten === wanted) return;
    await this.write([Buffer.concat(pieces).subarray(bytesWritten)], place + bytesWritten);
  }

  flush(): Promise<void> {
    if (!this.#next) {
      this.#next = this.#last.then(async () => {
        this.#next = undefined;
        await this.#sync();
      });
      this.#last = this.#next.catch(() => {});
    }
    return this.#next;
  }

  async #sync(): Promise<void> {
    this.#unflushed = 0;
    try {
      await (await this.handle).datasync();
    } catch (error) {
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
    }
    if (this.#failure) throw this.#failure;
  }
}

function writer(file: Opened, offset: number, highWaterMark: number): Writable {
  let place = offset;
  let underWay: Promise<unknown> = Promise.resolve();
  const write = callbackify((pieces: readonly Buffer[]) => {
    const from = place;
    for (const { length } of pieces) place += length;
    const written = file.write(pieces, from);
    underWay = written.catch(() => {});
    return written;
  });
  const settled = callbackify(() => underWay);
  return new Writable({
    highWaterMark,
    write: (piece: Buffer, _encoding, done) => {
      write([piece], done);
    },
    writev: (pieces: { chunk: Buffer }[], done) => {
      const chunks = pieces.map(({ chunk }) => chunk);
      write(chunks, done);
    },
    final: callbackify(() => file.flush()),
    // Nobody else may write at its place while something of it may still come.
    destroy: (error, done) => {
      settled(() => {
        done(error);
      });
    },
  });
}
