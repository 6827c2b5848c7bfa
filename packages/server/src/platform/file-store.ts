import type { Readable } from 'node:stream';

/** Part of a file: first and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of files lie: the local disk, or later any S3-compatible store. */
export interface FileStore {
  /** Stores a stream under a key and returns its size and SHA-256 (hex). */
  write(key: string, content: Readable): Promise<{ size: number; sha256: string }>;
  /** Opens a file, or a part of it, for reading. */
  read(key: string, range?: ByteRange): Readable;
  /** Size in bytes, or undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
}
