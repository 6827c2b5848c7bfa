import type { ChosenFile, UploadItemType, UploadTarget } from './upload.ts';

/** A part that the server has. */
export interface UploadedPart {
  readonly partNumber: number;
  readonly size: number;
  readonly etag: string;
}

export interface RemoteUploadInfo {
  readonly multipartUploadId: string;
  readonly multipartUploadToken: string;
  readonly partsCount: number;
  /** Bytes of every part but the last. */
  readonly partSize: number;
  /** In order; empty for a part that is already there. */
  readonly partUploadUrls: readonly string[];
  readonly uploadedParts: readonly UploadedPart[];
  /** What proves the whole file, once all parts are there and each came with its sum. */
  readonly checksum: string | null;
  readonly completed: boolean;
}

/** An upload as the server knows it. */
export interface RemoteUpload {
  readonly videoId: string;
  readonly itemId: string;
  readonly itemType: UploadItemType;
  readonly locale: string | null;
  readonly title: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly type: string;
  readonly fingerprint: string | null;
  readonly status: 'UPLOADING' | 'COMPLETED' | 'ABORTED' | 'FAILED';
  /** Why it failed, in words for people. */
  readonly error: string | null;
  readonly uploadInfo: RemoteUploadInfo;
}

/** One that somebody began, perhaps on another machine. */
export interface UnfinishedUpload extends Omit<RemoteUpload, 'uploadInfo' | 'error'> {
  readonly uploadInfo: Pick<RemoteUploadInfo, 'uploadedParts'>;
}

/** What is told when an upload is registered, or asked for again. */
export interface RegisteredUpload extends UploadTarget {
  readonly videoId: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly type: string;
  readonly fingerprint: string | null;
}

/** The same before it is registered: nobody has looked at the file yet. */
export interface NewUpload extends Omit<RegisteredUpload, 'fingerprint'> {
  readonly fingerprint: string | null | undefined;
}

/**
 * The server's calls.
 * @throws NoAnswer when nothing came back; NotTaken where the same would be refused again; anything else is
 *   the server's refusal too, told by its message
 */
export interface UploadApi {
  /** The same id twice answers what is there. */
  readonly register: (upload: RegisteredUpload) => Promise<RemoteUpload>;
  readonly find: (id: string) => Promise<RemoteUpload>;
  readonly sign: (
    id: string,
    parts: readonly number[],
  ) => Promise<readonly { readonly partNumber: number; readonly url: string }[]>;
  readonly complete: (id: string) => Promise<RemoteUpload>;
  readonly abort: (id: string) => Promise<unknown>;
  /** The person's own that have not ended. */
  readonly mine: () => Promise<readonly UnfinishedUpload[]>;
}

/** Nothing came back: no connection, or a server that is starting. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The server takes no such file, whenever it is sent: it is empty, too large, or of another kind. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

export interface PutAnswer {
  /** 0 where no answer came. */
  readonly status: number;
  readonly etag: string | null;
}

export interface PutOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends one part. Rejects only when it is aborted. */
export type PutPart = (url: string, body: Blob, options: PutOptions) => Promise<PutAnswer>;

export type SumKind = 'sha-256' | 'md5';

/** Undefined where the browser has no means, or cannot read the part. Never rejects. */
export type SumPart = (part: Blob, kind: SumKind) => Promise<Uint8Array | undefined>;

/** What is remembered of an upload until it ends. */
export interface StoredUpload extends RegisteredUpload {
  /** ETags by part number. Only a hint: the server says what it has. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface UploadStorage {
  readonly load: () => readonly StoredUpload[];
  readonly save: (upload: StoredUpload) => void;
  readonly remove: (id: string) => void;
}

/** A file whose handle the browser kept. */
export interface KeptFile {
  /** Whether it can be read without asking the person. */
  readonly allowed: () => Promise<boolean>;
  /** Asks, where that is needed; undefined where the person says no or the file is gone. */
  readonly open: () => Promise<ChosenFile | undefined>;
}

export interface KeptFiles {
  readonly keep: (id: string, handle: FileSystemFileHandle) => Promise<void>;
  readonly find: (id: string) => Promise<KeptFile | undefined>;
  readonly drop: (id: string) => Promise<void>;
}

/** Keeps two windows from sending the same upload. */
export interface UploadLocks {
  /** What gives it back; undefined where another window has it. */
  readonly take: (id: string) => Promise<(() => void) | undefined>;
  readonly taken: () => Promise<ReadonlySet<string>>;
}

export interface Clock {
  /** Milliseconds. */
  readonly now: () => number;
  /** Rejects with the signal's reason when it is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface Online {
  readonly isOnline: () => boolean;
  /** Calls back at every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The line over which the browser sends, as far as it tells. */
export interface Link {
  /** Whether sending may cost by the byte. */
  readonly isMetered: () => boolean;
  /** Calls back at every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Uploads that the person wants sent over any line, remembered while the tab is open. */
export interface Anyway {
  readonly has: (id: string) => boolean;
  readonly add: (id: string) => void;
}

export interface EnginePorts {
  readonly api: UploadApi;
  readonly put: PutPart;
  readonly sum: SumPart;
  readonly link: Link;
  readonly anyway: Anyway;
  readonly storage: UploadStorage;
  readonly files: KeptFiles;
  readonly locks: UploadLocks;
  readonly clock: Clock;
  readonly online: Online;
  readonly newId: () => string;
  /** Whether many requests to this address share one connection. */
  readonly multiplexed: (url: string) => boolean;
}
