import type { Readable } from 'node:stream';

/** Part of a file: first and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** One part of a file that is on its way. */
export interface StoredPart {
  /** From 1. */
  readonly partNumber: number;
  /** Bytes. */
  readonly size: number;
  /**
   * What the store calls its content; with quotes, as in the header of that name. On our own disk the
   * SHA-256 (hex) of what the sender told it of.
   */
  readonly etag: string;
}

/** A file of which parts arrive, as the store knows it. */
export interface PartedFile {
  readonly key: string;
  /** What the store gave when it was begun. */
  readonly token: string;
}

/** Where one part goes. */
export interface PartPlace extends PartedFile {
  readonly partNumber: number;
  /** Bytes that it has, and those of the file before it. */
  readonly size: number;
  readonly offset: number;
}

/** A file of which all parts are there. */
export interface WholeFile {
  /** What stands for its content. */
  readonly sha256: string;
  /** See `wholeSum`; null where its sender did not tell the sums of all parts. */
  readonly checksum: string | null;
}

/** Files that arrive in parts, in any order, several at a time, over hours or days. */
export interface PartStore {
  /** Where browsers send parts to, if that is not our own origin. */
  readonly origin?: string;
  /** Makes room for a file. @returns the token that its parts need. */
  begin(key: string): Promise<string>;
  /**
   * A link to which the part can be sent (PUT) for an hour. The answer has its ETag.
   * @returns an address, or a path on our own origin.
   */
  sign(place: PartPlace): Promise<string>;
  /** What is there and when the last of it came; undefined once the file is whole, or given up. */
  list(file: PartedFile): Promise<{ parts: StoredPart[]; lastAt: Date } | undefined>;
  /**
   * Makes one file of all parts. May be called again after a crash.
   * @returns what stands for its content, or undefined where the store knows nothing of it.
   * @throws OutageError while a part is being sent once more.
   */
  complete(file: PartedFile, parts: readonly StoredPart[]): Promise<WholeFile | undefined>;
  /** Forgets what was only needed until the whole file was written down. */
  settle(file: PartedFile): Promise<void>;
  /** Removes all parts, and refuses those that are still to come. */
  abort(file: PartedFile): Promise<void>;
  /** What was begun before a moment and is still open: perhaps nobody knows of it. */
  strays(before: Date): Promise<PartedFile[]>;
  /**
   * Takes a part that was sent to us; missing where browsers send them to the store itself.
   * @param sha256 of the content (hex), where the sender told it.
   */
  readonly receive?: (
    place: PartPlace,
    content: Readable,
    sha256?: string,
  ) => Promise<ReceivedPart>;
}

/** The part's ETag, or why it was not taken: the file is not open (any more), or bytes were lost. */
export type ReceivedPart = { readonly etag: string } | 'not open' | 'damaged';

/** Where the bytes of files lie: the local disk, or any S3-compatible store. */
export interface FileStore {
  readonly parts: PartStore;
  /** Stores a stream under a key and returns its size and SHA-256 (hex). */
  write(key: string, content: Readable): Promise<{ size: number; sha256: string }>;
  /** Opens a file, or a part of it, for reading. */
  read(key: string, range?: ByteRange): Readable;
  /** Size in bytes, or undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  remove(key: string): Promise<void>;
}
