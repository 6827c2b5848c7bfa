import type { NewUpload } from './ports.ts';
import type { Upload, UploadTarget } from './upload.ts';

/** An upload as people see it. */
export const asUpload = (of: NewUpload, state: Partial<Upload>): Upload => ({
  id: of.videoId,
  itemType: of.itemType,
  itemId: of.itemId,
  locale: of.locale,
  title: of.title,
  name: of.fileName,
  size: of.fileSize,
  status: 'loading',
  activity: undefined,
  progress: 0,
  problem: undefined,
  needsFile: false,
  ...state,
});

/** The same file for the same thing, under way or stopped: chosen once more, it goes on. */
export const isTwin = (upload: Upload, file: File, target: UploadTarget): boolean =>
  upload.status !== 'completed' &&
  upload.name === file.name &&
  upload.size === file.size &&
  upload.itemType === target.itemType &&
  upload.itemId === target.itemId &&
  upload.locale === target.locale;

/**
 * Whether two names are the same but for how systems write them: accents in one sign or two, and
 * signs that some do not allow.
 */
export const isSameName = (one: string, other: string): boolean =>
  lettersOf(one) === lettersOf(other);

const lettersOf = (name: string): string =>
  name.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
