import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnName } from '../../platform/column-name.ts';
import { auditEntries, logits } from '../../platform/audit.table.ts';
import type { Db } from '../../platform/database.ts';
import { attemptEvents, attemptQuestions } from '../exams/attempt-questions.table.ts';
import { examAttempts } from '../exams/exams.table.ts';
import { userTokens } from '../identity/account-tokens.table.ts';
import { userEmails } from '../identity/contacts.table.ts';
import { users } from '../identity/identity.table.ts';
import { importRows } from '../imports/imports.table.ts';
import { renewCoursesOfTeacher } from '../teachers/index.ts';
import { teacherBiographies, teachers } from '../teachers/teachers.table.ts';
import { uploads } from '../uploads/uploads.table.ts';
import { sweptCopies, sweptTexts } from './erasure-texts.ts';

const Texts = z.object({ rows: z.array(z.object({ text: z.string() })) });

/** Stands for a text that may not be missing. */
const NO_TEXT = '—';

/** Addresses by which the person is or was known, but those that are somebody else's now. */
export async function addressesOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const of = (column: PgColumn) => inArray(column, [...ids]);
  const audited = sql`${auditEntries} where ${auditEntries.entity} = 'user' and ${of(auditEntries.entityId)}`;
  const found = await db.execute(sql`
    with known as (
      select ${users.email} as text from ${users} where ${of(users._id)}
      union select ${userEmails.email} from ${userEmails} where ${of(userEmails.userId)}
      union select ${userTokens.email} from ${userTokens} where ${of(userTokens.userId)}
      union select ${teachers.email} from ${teachers} where ${of(teachers.userId)}
      union select jsonb_path_query(${auditEntries.before}, '$.**.email') #>> '{}' from ${audited}
      union select jsonb_path_query(${auditEntries.after}, '$.**.email') #>> '{}' from ${audited}
    )
    select distinct lower(text) as text from known where text like '%@%'
    and not exists (select 1 from ${users} where ${users.email} = lower(known.text) and not ${of(users._id)})
  `);
  return Texts.parse(found).rows.map((row) => row.text);
}

/** Whole names of the person, also as a teacher. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = await db.execute(sql`
    select ${users.fullName} as text from ${users} where ${inArray(users._id, [...ids])}
    union select ${teachers.name} from ${teachers} where ${inArray(teachers.userId, [...ids])}
  `);
  return Texts.parse(found)
    .rows.map((row) => row.text.trim())
    .filter((name) => name.length > 1);
}

/** Puts another text wherever the patterns are found in texts about others, or to others. */
export async function sweepTexts(
  db: Db,
  patterns: { readonly texts: string; readonly copies: string },
  instead: string,
): Promise<void> {
  for (const column of sweptTexts) {
    const pattern = patterns.texts;
    await sweep(db, column, pattern, sql`regexp_replace(${column}, ${pattern}, ${instead}, 'gi')`);
  }
  for (const column of sweptCopies) {
    const pattern = patterns.copies;
    await sweep(
      db,
      column,
      pattern,
      sql`regexp_replace(${column}::text, ${pattern}, ${instead}, 'gi')::jsonb`,
    );
  }
}

const sweep = (db: Db, column: PgColumn, pattern: string, swept: SQL) =>
  db.execute(
    sql`update ${column.table} set ${columnName(column)} = ${swept} where ${column}::text ~* ${pattern}`,
  );

/** What the audit and the log tell of a person; that something was done, when and by whom, stays. */
export async function emptyAudit(db: Db, ids: readonly string[]): Promise<void> {
  const any = (value: SQL | PgColumn) => sql`${value} in ${[...ids]}`;
  const told = sql`coalesce(${auditEntries.after}, ${auditEntries.before})`;
  const attempts = sql`(select ${examAttempts._id} from ${examAttempts} where ${any(examAttempts.userId)})`;
  const own = sql`(select ${teachers._id} from ${teachers} where ${any(teachers.userId)})`;
  const about = or(
    and(eq(auditEntries.entity, 'user'), any(auditEntries.entityId)),
    and(eq(auditEntries.entity, 'address'), any(sql`${told} ->> 'itemId'`)),
    and(eq(auditEntries.entity, 'teacher'), sql`${auditEntries.entityId} in ${own}`),
    and(
      eq(auditEntries.entity, 'upload'),
      any(sql`${told} ->> 'createdBy'`),
      sql`${told} ->> 'itemType' = 'SUBMISSION_FILE'`,
    ),
    and(
      inArray(auditEntries.entity, ['passkey', 'calendarLink']),
      or(any(auditEntries.actorId), any(auditEntries.entityId)),
    ),
    and(eq(auditEntries.entity, 'examAnswer'), sql`${auditEntries.entityId} in ${attempts}`),
    and(sql`${auditEntries.entity} <> 'examAttempt'`, any(sql`${told} ->> 'userId'`)),
  );
  await db.update(auditEntries).set({ before: null, after: null }).where(about);
  const without = (column: PgColumn) => sql`${column} - 'recordReason' - 'correctionReason'`;
  await db
    .update(auditEntries)
    .set({ before: without(auditEntries.before), after: without(auditEntries.after) })
    .where(
      and(eq(auditEntries.entity, 'examAttempt'), sql`${auditEntries.entityId} in ${attempts}`),
    );
  await db
    .update(auditEntries)
    .set({ address: null })
    .where(or(any(auditEntries.actorId), any(auditEntries.impersonatorId)));
  await db.update(logits).set({ payload: null }).where(any(logits.userId));
}

/** Lines of files that were brought in. Their import cannot bring anything of the person back. */
export async function emptyImports(
  db: Db,
  ids: readonly string[],
  addresses: readonly string[],
): Promise<void> {
  const named = sql`exists (select 1 from unnest(${importRows.values}) as cell where ${inArray(sql`lower(trim(cell))`, [...addresses])})`;
  await db
    .update(importRows)
    .set({
      values: sql`array_fill(''::text, array[cardinality(${importRows.values})])`,
      undo: sql`case when ${importRows.undo} is null then null else jsonb_set(${importRows.undo}, '{before}', '{}') end`,
    })
    .where(or(inArray(importRows.userId, [...ids]), named));
}

/** What a student called the files that they handed in; the files go with their work. */
export async function emptyUploads(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(uploads)
    .set({ title: NO_TEXT, fileName: NO_TEXT, fingerprint: null })
    .where(and(inArray(uploads.createdBy, [...ids]), eq(uploads.itemType, 'SUBMISSION_FILE')));
}

/**
 * Why results were written down or corrected, what was answered, and what happened meanwhile: the
 * results themselves stay, and what each answer earned.
 */
export async function emptyResults(db: Db, ids: readonly string[]): Promise<void> {
  const own = inArray(examAttempts.userId, [...ids]);
  await db
    .update(examAttempts)
    .set({ recordReason: NO_TEXT })
    .where(and(own, isNotNull(examAttempts.recordReason)));
  await db
    .update(examAttempts)
    .set({ correctionReason: NO_TEXT })
    .where(and(own, isNotNull(examAttempts.correctionReason)));
  const attempts = sql`(select ${examAttempts._id} from ${examAttempts} where ${own})`;
  await db
    .update(attemptQuestions)
    .set({ answer: null, comment: null })
    .where(sql`${attemptQuestions.attemptId} in ${attempts}`);
  await db
    .update(attemptEvents)
    .set({ detail: null })
    .where(sql`${attemptEvents.attemptId} in ${attempts}`);
}

/** The person as a teacher: courses then name the number that stands for the name. */
export async function emptyTeachers(
  db: Db,
  ids: readonly string[],
  name: string,
  stamp: { readonly at: string; readonly by: string },
): Promise<void> {
  const found = await db
    .update(teachers)
    .set({
      name,
      title: null,
      email: null,
      // The file goes with those that nothing refers to any more.
      pictureFileId: null,
      version: sql`${teachers.version} + 1`,
      updatedAt: stamp.at,
      updatedBy: stamp.by,
    })
    .where(inArray(teachers.userId, [...ids]))
    .returning({ _id: teachers._id });
  for (const { _id } of found) {
    await db.delete(teacherBiographies).where(eq(teacherBiographies.teacherId, _id));
    await renewCoursesOfTeacher(db, _id);
  }
}
