import type { UploadRow } from '../../modules/uploads/uploads.table.ts';

const AT = '2026-03-01T12:00:00Z';

/** An upload to a lesson of Cape Town that is complete, so that nothing becomes of it any more. */
export const anUpload = (overrides: Partial<UploadRow> = {}): UploadRow => ({
  _id: 'upload-spare',
  status: 'COMPLETED',
  itemType: 'LESSON_DOWNLOAD',
  itemId: 'lesson-bib101-1',
  locale: null,
  title: 'Notes',
  fileName: 'notes.pdf',
  fileSize: 1000,
  type: 'application/pdf',
  fingerprint: null,
  storageKey: 'upload-spare',
  storeToken: 'spare',
  error: null,
  checksum: null,
  fileId: null,
  audioFileId: null,
  createdAt: AT,
  updatedAt: AT,
  createdBy: 'user-admin',
  lastPartAt: AT,
  ...overrides,
});
