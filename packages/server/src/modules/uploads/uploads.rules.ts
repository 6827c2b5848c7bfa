import { z } from 'zod';
import { isLocaleCode } from '@lampstand/i18n';
import { DomainError } from '../../platform/errors.ts';
import type { PartedFile, PartPlace, StoredPart } from '../../platform/file-store.ts';

/** What an uploaded file may be for. */
export const uploadItemTypes = [
  'LESSON_RECORDING',
  'LESSON_AUDIO',
  'LESSON_SUBTITLES',
  'LESSON_DOWNLOAD',
  'COURSE_IMAGE',
  'TEACHER_PICTURE',
  'TRANSCRIPT_SEAL',
  'ASSIGNMENT_DOWNLOAD',
  'SUBMISSION_FILE',
  'FEEDBACK_FILE',
] as const;

export type UploadItemType = (typeof uploadItemTypes)[number];

export const uploadStatuses = ['UPLOADING', 'COMPLETED', 'ABORTED', 'FAILED'] as const;

/** Bytes of every part but the last (specification §9: 50 MB). */
export const PART_BYTES = 50 * 1024 * 1024;
/** Most parts of a file: what S3 takes. */
export const MOST_PARTS = 10_000;
/** Most files that are kept for one item by uploads of one kind. */
export const MOST_KEPT = 100;

const LONGEST_NAME = 200;

/** What columns hold: no control characters, no half of a character. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text));

/** What the registration of an upload must look like. */
export const VideoUploadInputSchema = z.object({
  videoId: z.string().nullish(),
  locale: z
    .string()
    .refine((code): boolean => isLocaleCode(code))
    .nullish(),
  itemId: line(64),
  title: line(LONGEST_NAME),
  fileSize: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  // The client's own idea of it: it is kept, and decides nothing.
  type: z.string().max(LONGEST_NAME),
  itemType: z.enum(uploadItemTypes),
  fileName: z.string().min(1).max(4096),
  fingerprint: line(LONGEST_NAME).nullish(),
});

export type VideoUploadInput = z.infer<typeof VideoUploadInputSchema>;

/**
 * The last step of a file's path, in any system's spelling, without what a file system or a header
 * could take for something else.
 */
export function plainFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const name = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[\s.]+/, '')
    .trim();
  const extension = /\.[^.]{1,12}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  // Cut in the middle of a character, what is left of it goes.
  const cut = stem.slice(0, LONGEST_NAME - extension.length).replace(/[\ud800-\udbff]$/, '');
  return `${cut}${extension}` || 'file';
}

const DAY_MS = 86_400_000;

/** An upload of which nothing came since is stuck. */
export const stuckBefore = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString();

/** How many parts a file has. */
export const partsCount = (fileSize: number): number => Math.ceil(fileSize / PART_BYTES);

/** Where a part of a file goes, numbered from 1. */
export function placeOfPart(
  { key, token }: PartedFile,
  fileSize: number,
  partNumber: number,
): PartPlace {
  const offset = (partNumber - 1) * PART_BYTES;
  return { key, token, partNumber, offset, size: Math.min(PART_BYTES, fileSize - offset) };
}

/** The parts that are whole, and the numbers of those that are not. */
export function sortParts(
  fileSize: number,
  stored: readonly StoredPart[],
): { whole: StoredPart[]; missing: number[] } {
  const sizeOf = (partNumber: number) =>
    placeOfPart({ key: '', token: '' }, fileSize, partNumber).size;
  const count = partsCount(fileSize);
  const whole = stored.filter(
    ({ partNumber, size }) => partNumber <= count && size === sizeOf(partNumber),
  );
  const there = new Set(whole.map(({ partNumber }) => partNumber));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return { whole, missing: numbers.filter((partNumber) => !there.has(partNumber)) };
}

/** @throws DomainError INVALID for a file that is empty or larger than what is taken. */
export function checkSize(fileSize: number, maxBytes: number): void {
  if (fileSize === 0) throw new DomainError('INVALID', 'errors.uploads.empty');
  const most = Math.min(maxBytes, MOST_PARTS * PART_BYTES);
  if (fileSize <= most) return;
  throw new DomainError('INVALID', {
    key: 'errors.uploads.tooLarge',
    args: { megabytes: Math.floor(most / 1024 ** 2) },
  });
}

/** @throws DomainError LIMIT when somebody has begun more than they may at once. */
export function checkQuota(unfinished: number, fileSize: number, gigabytes: number): void {
  if (unfinished + fileSize <= gigabytes * 1024 ** 3) return;
  throw new DomainError('LIMIT', { key: 'errors.uploads.quota', args: { gigabytes } });
}

/** @throws DomainError LIMIT when an item has as many files as it may have. */
export function checkKept(kept: number): void {
  if (kept < MOST_KEPT) return;
  throw new DomainError('LIMIT', { key: 'errors.uploads.itemFull', args: { max: MOST_KEPT } });
}

interface Begun {
  readonly itemType: UploadItemType;
  readonly itemId: string;
  readonly fileSize: number;
  readonly fingerprint: string | null;
}

/** @throws DomainError CONFLICT when another file was begun under the same id. */
export function checkSameFile(begun: Begun, input: VideoUploadInput): void {
  const same =
    begun.itemType === input.itemType &&
    begun.itemId === input.itemId &&
    begun.fileSize === input.fileSize &&
    begun.fingerprint === (input.fingerprint ?? null);
  if (!same) throw new DomainError('CONFLICT', 'errors.uploads.otherFile');
}
