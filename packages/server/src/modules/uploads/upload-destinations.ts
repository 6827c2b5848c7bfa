import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Work } from '../../platform/work.ts';
import type { Probe } from './probe.types.ts';
import type { UploadItemType } from './uploads.rules.ts';

/** A file as it is kept once its upload is complete: type and size are those of its bytes. */
export interface KeptFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

export interface CompleteUpload {
  readonly itemId: string;
  /** The language that the file is for, where it is for one. */
  readonly locale: string | null;
  readonly title: string;
  readonly fileId: string;
  readonly file: KeptFile;
  readonly probe: Probe;
  readonly uploadedBy: string;
}

export interface AudioOfRecording {
  readonly itemId: string;
  readonly locale: string | null;
  /** The recording whose sound it is: by now the item may have another one, and nothing is to do. */
  readonly recordingFileId: string;
  readonly fileId: string;
  readonly file: KeptFile;
  readonly probe: Probe;
  readonly uploadedBy: string;
}

/** What files of one kind are for: it decides who may send them and what becomes of them. */
export interface UploadDestination {
  /**
   * Asked at every step of an upload.
   * @throws DomainError NOT_FOUND, FORBIDDEN
   */
  mayUpload(context: Context, itemId: string): Promise<void>;
  readonly accepts: {
    /** Content types by bytes; `video/*` stands for all of a kind. Empty where `media` says enough. */
    readonly contentTypes: readonly string[];
    readonly maxBytes: number;
    /** `recording`: plays in browsers; `subtitles`: WebVTT, made of SubRip where needed. */
    readonly media: 'recording' | 'subtitles' | 'picture' | 'any';
  };
  /** Columns that hold ids of its files: what stands in none of them any more is removed. */
  readonly fileColumns: readonly AnyPgColumn[];
  /**
   * Puts the file in its place, in the transaction that completes the upload. It notes its own audit
   * rows and must do the same when it is called again with the same file.
   * @throws DomainError what the item refuses; the upload stays as it is and can be completed again.
   */
  attach(work: Work, upload: CompleteUpload): Promise<void>;
  /** Takes the sound of a video, copied out of it some time later. Without it none is copied. */
  attachAudio?(work: Work, audio: AudioOfRecording): Promise<void>;
}

const destinations = new Map<UploadItemType, UploadDestination>();

/** Says where files of a kind go; called once, when the owning module is loaded. */
export function registerUploadDestination(
  itemType: UploadItemType,
  destination: UploadDestination,
): void {
  destinations.set(itemType, destination);
}

/** Where files of a kind go. @throws DomainError INVALID where nobody takes them. */
export function destinationOf(itemType: UploadItemType): UploadDestination {
  const destination = destinations.get(itemType);
  if (!destination) throw new DomainError('INVALID', 'errors.uploads.notTaken');
  return destination;
}

/** Every column that keeps an uploaded file. */
export const fileColumns = (): AnyPgColumn[] =>
  [...destinations.values()].flatMap((destination) => destination.fileColumns);
