import type { StoredUpload, UploadStorage } from '../engine/ports.ts';
import type { UploadItemType } from '../engine/upload.ts';
import { pendingKey } from '../pending.ts';

const itemTypes: Readonly<Record<UploadItemType, true>> = {
  LESSON_RECORDING: true,
  LESSON_AUDIO: true,
  LESSON_SUBTITLES: true,
  LESSON_DOWNLOAD: true,
  COURSE_IMAGE: true,
  TEACHER_PICTURE: true,
  TRANSCRIPT_SEAL: true,
  ASSIGNMENT_DOWNLOAD: true,
  SUBMISSION_FILE: true,
  FEEDBACK_FILE: true,
};

/** Keeps the uploads of a person in local storage until they end (specification §9). */
export const storedUploads: UploadStorage = {
  load: read,
  save: (upload) => {
    write([...read().filter(({ videoId }) => videoId !== upload.videoId), upload]);
  },
  remove: (id) => {
    const now = read();
    const left = now.filter(({ videoId }) => videoId !== id);
    if (left.length < now.length) write(left);
  },
};

/** What is no upload is left away. */
function read(): readonly StoredUpload[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(pendingKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStored) : [];
  } catch {
    return [];
  }
}

function write(uploads: readonly StoredUpload[]): void {
  try {
    if (uploads.length === 0) localStorage.removeItem(pendingKey);
    else localStorage.setItem(pendingKey, JSON.stringify(uploads));
  } catch {
    // Storage may be refused or full: the server knows of the upload too.
  }
}

const textNames = ['videoId', 'itemId', 'title', 'fileName', 'type'] as const;

function isStored(value: unknown): value is StoredUpload {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const isTextOrNull = (name: string) =>
    fields.get(name) === null || typeof fields.get(name) === 'string';
  const parts = fields.get('parts');
  return (
    textNames.every((name) => typeof fields.get(name) === 'string') &&
    typeof fields.get('fileSize') === 'number' &&
    Object.hasOwn(itemTypes, String(fields.get('itemType'))) &&
    isTextOrNull('locale') &&
    isTextOrNull('fingerprint') &&
    typeof parts === 'object' &&
    parts !== null
  );
}
