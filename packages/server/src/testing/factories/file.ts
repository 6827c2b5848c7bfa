import { type FileRow, files } from '../../modules/files/files.table.ts';
import { newId } from '../../platform/id.ts';
import type { TestApp } from '../test-app.ts';

/** A stored file's record; its bytes are left out. */
export async function aFile(app: TestApp, overrides: Partial<FileRow> = {}): Promise<FileRow> {
  const _id = newId();
  const row: FileRow = {
    _id,
    storageKey: `tests/${_id}`,
    fileName: 'notes.pdf',
    contentType: 'application/pdf',
    size: 1234,
    sha256: '0'.repeat(64),
    createdAt: app.clock.now().toISOString(),
    createdBy: null,
    unusedSince: null,
    ...overrides,
  };
  await app.services.database.db.insert(files).values(row);
  return row;
}
