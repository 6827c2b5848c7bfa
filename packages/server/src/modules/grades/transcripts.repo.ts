import type { GradeBand } from '@lampstand/grades';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { RegionScope } from '../../platform/viewer.ts';
import { personFields } from '../groups/index.ts';
import { userRegions, users } from '../identity/identity.table.ts';
import { gradedCourses, type RawCourseGrade } from './grade-parts.list.ts';
import { bandsOr, storedBands } from './grade-scale.repo.ts';
import { type TranscriptRow, transcripts } from './grades.table.ts';
import { transcriptFields, type IssuedTranscript } from './transcripts.list.ts';

/** Who asks: for themselves, or for the people of regions. */
export interface Reader {
  readonly userId: string;
  readonly regions: RegionScope;
}

const parametersOf = ({ userId, regions }: Reader) => ({
  readerId: userId,
  everywhere: regions === 'all',
  regions: regions === 'all' ? [] : [...regions],
});

const reaches = (owner: typeof users._id | typeof transcripts.userId) =>
  sql`(${owner} = ${sql.placeholder('readerId')}::text or ${sql.placeholder('everywhere')}::boolean or exists (select 1 from ${userRegions} where ${userRegions.userId} = ${owner} and ${userRegions.regionId} = any(${sql.placeholder('regions')}::text[])))`;

/** What the transcript of a person is made of. */
export interface RawTranscript {
  readonly student: JsonRow<typeof personFields>;
  readonly scale: readonly GradeBand[];
  readonly courses: RawCourseGrade[];
}

const ofPerson = defineStatement('transcript_of_person', (db) =>
  db
    .select({
      student: jsonObject(personFields),
      scale: storedBands,
      courses: gradedCourses({ people: sql`array[${sql.placeholder('userId')}::text]` }),
    })
    .from(users)
    .where(sql`${users._id} = ${sql.placeholder('userId')}::text and ${reaches(users._id)}`),
);

/** All grades of a person, in one statement; undefined where the reader may not see them. */
export async function findTranscript(
  db: Db,
  reader: Reader,
  asked: { readonly userId: string; readonly now: string },
): Promise<RawTranscript | undefined> {
  const [row] = await ofPerson.run(db, { ...parametersOf(reader), ...asked });
  return row && { ...row, scale: bandsOr(row.scale) };
}

const issued = defineStatement('transcript_issued', (db) =>
  db
    .select()
    .from(transcripts)
    .where(sql`${transcripts._id} = ${sql.placeholder('id')} and ${reaches(transcripts.userId)}`),
);

/** A transcript with what stands in it; undefined where the reader may not see it. */
export async function findIssued(
  db: Db,
  reader: Reader,
  id: string,
): Promise<TranscriptRow | undefined> {
  const [row] = await issued.run(db, { ...parametersOf(reader), id });
  return row;
}

const own = defineStatement('transcripts_own', (db) =>
  db
    .select({
      items: jsonList(
        jsonObject(transcriptFields),
        sql`${transcripts} where ${transcripts.userId} = ${sql.placeholder('userId')}`,
        sql`${transcripts.issuedAt} desc, ${transcripts._id} desc`,
      ),
    })
    .from(sql`(select 1) as one`),
);

/** What was issued to a person, the newest first. */
export async function findOwnTranscripts(db: Db, userId: string): Promise<IssuedTranscript[]> {
  const [row] = await own.run(db, { userId });
  return row?.items ?? [];
}

const byCode = defineStatement('transcript_by_code', (db) =>
  db
    .select()
    .from(transcripts)
    .where(eq(transcripts.code, sql.placeholder('code'))),
);

export async function findByCode(db: Db, code: string): Promise<TranscriptRow | undefined> {
  const [row] = await byCode.run(db, { code });
  return row;
}

/** @returns false where the id was used before: by the same call, sent again. */
export async function insertTranscript(db: Db, row: TranscriptRow): Promise<boolean> {
  const saved = await db
    .insert(transcripts)
    .values(row)
    .onConflictDoNothing({ target: transcripts._id })
    .returning({ _id: transcripts._id });
  return saved.length > 0;
}

/** The row, held until the transaction ends. */
export async function lockTranscript(db: Db, id: string): Promise<TranscriptRow | undefined> {
  const [row] = await db.select().from(transcripts).where(eq(transcripts._id, id)).for('update');
  return row;
}

export async function saveRevocation(
  db: Db,
  id: string,
  change: Pick<TranscriptRow, 'version' | 'revokedAt' | 'revokedBy' | 'revokeReason'>,
): Promise<void> {
  await db.update(transcripts).set(change).where(eq(transcripts._id, id));
}
