import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cleanHtml, filesNamedIn, readableHtml } from './clean-html.ts';
import type { Db } from './database.ts';
import { DomainError } from './errors.ts';
import { Loader } from './loader.ts';
import type { Services } from './services.ts';
import { FILES_PATH, signedFileUrl } from './signed-url.ts';
import { defineStatement } from './statement.ts';

/** Columns of one table by which files belong to a record. */
export interface FilesOfRecord {
  readonly recordId: AnyPgColumn;
  readonly fileId: AnyPgColumn;
}

interface Declaration {
  /** The column that keeps the cleaned HTML. */
  readonly column: AnyPgColumn;
  /** Where the record's own files are. Its text leads to these, and to no others. */
  readonly files: readonly FilesOfRecord[];
}

interface Reader {
  readonly db: Db;
  readonly services: Pick<Services, 'clock' | 'signingSecret'>;
}

/**
 * A field that holds rich text. Its text may show and link to the files of its own record only:
 * whoever writes it may read those, and whoever reads it gets no file by the text that they do not get
 * beside it. Asked when it is written and whenever it is read.
 */
export interface RichText {
  readonly column: AnyPgColumn;
  /**
   * Cleans what somebody wrote.
   * @param recordId null for a record that is being created: it has no files yet.
   * @throws DomainError INVALID with the field, for a file that is not the record's.
   */
  write(db: Db, recordId: string | null, html: string): Promise<string>;
  /** The text for a reader, with signed links to the files that are the record's today. */
  read(reader: Reader, recordId: string, html: string): Promise<string>;
}

const known: RichText[] = [];

/** All fields that hold rich text; tests walk them. */
export const richTexts = (): readonly RichText[] => known;

const NONE: ReadonlySet<string> = new Set();

/** Declares a field that holds rich text. Called once, when its module is loaded. */
export function defineRichText({ column, files }: Declaration): RichText {
  const { filesOf, loader } = filesByRecord(column, files);
  const richText: RichText = {
    column,
    async write(db, recordId, html) {
      const cleaned = await cleanHtml(html);
      if (!cleaned.includes(FILES_PATH)) return cleaned;
      const own =
        recordId === null ? NONE : ((await filesOf(db, [recordId])).get(recordId) ?? NONE);
      const named = await filesNamedIn(cleaned);
      if (named.every((fileId) => own.has(fileId))) return cleaned;
      throw new DomainError('INVALID', 'errors.invalid', {
        [column.name]: 'errors.uploads.foreignFile',
      });
    },
    async read(reader, recordId, html) {
      const own = html.includes(FILES_PATH)
        ? ((await loader.load(reader, recordId)) ?? NONE)
        : NONE;
      return readableHtml(html, (fileId) =>
        own.has(fileId) ? signedFileUrl(reader.services, fileId) : undefined,
      );
    },
  };
  known.push(richText);
  return richText;
}

type FilesByRecord = ReadonlyMap<string, ReadonlySet<string>>;

function filesByRecord(column: AnyPgColumn, places: readonly FilesOfRecord[]) {
  const owned = sql.join(
    places.map(
      ({ recordId, fileId }) =>
        sql`select ${recordId} as record_id, ${fileId} as file_id from ${recordId.table} where ${recordId} = any(${sql.placeholder('ids')}::text[])`,
    ),
    sql` union all `,
  );
  const statement = defineStatement(`files_of_${column.uniqueName ?? column.name}`, (db) =>
    db
      .select({ recordId: sql<string>`record_id`, fileId: sql<string | null>`file_id` })
      .from(sql`(${owned}) as owned`),
  );
  const filesOf = async (db: Db, ids: readonly string[]): Promise<FilesByRecord> => {
    const found = new Map<string, Set<string>>();
    if (places.length === 0) return found;
    for (const { recordId, fileId } of await statement.run(db, { ids: [...ids] })) {
      const own = found.get(recordId) ?? new Set<string>();
      found.set(recordId, own);
      if (fileId !== null) own.add(fileId);
    }
    return found;
  };
  return { filesOf, loader: new Loader<ReadonlySet<string>>(filesOf) };
}
