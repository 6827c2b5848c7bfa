import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@lampstand/server/laboratory';
import { type Findings } from './verify-sittings.ts';
import type { SentFile } from './sendings.ts';

const look = `
  select u.id, u.status, u.file_id, f.size::int as size, f.storage_key,
    (select count(*)::int from lesson_downloads d where d.title = u.id) as downloads,
    (select count(*)::int from lesson_downloads d where d.file_id = u.file_id) as attached,
    (select count(*)::int from files x where x.file_name = u.id || '.pdf') as files,
    (select count(*)::int from audit_entries t where t.entity = 'upload' and t.entity_id = u.id and t.after->>'status' = 'COMPLETED' and t.before->>'status' = 'UPLOADING') as completions
  from uploads u left join files f on f.id = u.file_id where u.id = any($1)`;

interface Row {
  readonly id: string;
  readonly status: string;
  readonly file_id: string | null;
  readonly size: number | null;
  readonly storage_key: string | null;
  readonly downloads: number;
  readonly attached: number;
  readonly files: number;
  readonly completions: number;
}

const placeOf = (folder: string, key: string) => path.join(folder, 'files', key.slice(0, 2), key);
const sumOf = (place: string) => createHash('sha256').update(readFileSync(place)).digest('hex');

/** Compares uploads with what their senders were told, in the database and on the disk. */
export async function verifySendings(
  database: Database,
  folder: string,
  files: readonly SentFile[],
  { lost, torn, twice }: Findings,
): Promise<void> {
  const { rows } = await database.jobs.executeSql(look, [files.map(({ videoId }) => videoId)]);
  const found = new Map(rows.map((row: Row) => [row.id, row]));
  for (const file of files) {
    const { videoId: id, arrived, step } = file;
    const row = found.get(id);
    if (!row) {
      if (step !== 'register') lost.push(`upload ${id}`);
      continue;
    }
    const whole = row.status === 'COMPLETED' ? 1 : 0;
    if (arrived && !whole) lost.push(`upload ${id}: ${row.status}`);
    const parts = [row.downloads, row.attached, row.files, row.completions];
    if (parts.some((part) => part < whole)) torn.push(`upload ${id}: ${JSON.stringify(row)}`);
    if (parts.some((part) => part > whole)) twice.push(`upload ${id}: ${JSON.stringify(row)}`);
    if (!whole) continue;
    const place = placeOf(folder, row.storage_key ?? '');
    if (!existsSync(place)) lost.push(`bytes of ${id}`);
    else if (sumOf(place) !== file.sha256) torn.push(`bytes of ${id}`);
  }
}

const kept = 'select storage_key from files union select storage_key from uploads';

/** A folder of parts: what a crash leaves of it the hourly sweep takes away. */
const PARTS = /\.parts(?:\.closed)?(?:\/|$)/;

/** Files on the disk that neither a file nor an upload of the database knows. */
export async function findStrayFiles(database: Database, folder: string): Promise<string[]> {
  const { rows } = await database.jobs.executeSql(kept, []);
  const known = new Set(rows.map((row: { storage_key: string }) => row.storage_key));
  return readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PARTS.test(entry.parentPath))
    .filter((entry) => !known.has(entry.name))
    .map((entry) => `${path.join(entry.parentPath, entry.name)} belongs to nobody`);
}
