import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { groups } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { regions } from '../regions/regions.table.ts';
import { myRequest } from './request-answers.list.ts';
import { forViewer, studentRequestForm } from './request-forms.list.ts';
import {
  requestFormAnswers,
  type RequestFormAnswerRow,
  requestFormGroups,
  requestFormRegions,
  type RequestFormRow,
  requestForms,
} from './request-forms.table.ts';

/** Most of somebody's own requests that are read at once: the newest. */
const MOST_OWN = 100;

/** What a person may fill in, by title. */
export const formsForViewer = defineStatement('request_forms_for_viewer', (db) =>
  db
    .select({ item: studentRequestForm })
    .from(requestForms)
    .where(forViewer)
    .orderBy(requestForms.title, requestForms._id),
);

/** One of them by its id. */
export const formForViewer = defineStatement('request_form_for_viewer', (db) =>
  db
    .select({ item: studentRequestForm })
    .from(requestForms)
    .where(sql`${requestForms._id} = ${sql.placeholder('id')} and ${forViewer}`),
);

/** What a person asked for, newest first. */
export const requestsOfViewer = defineStatement('requests_of_viewer', (db) =>
  db
    .select({ item: myRequest })
    .from(requestFormAnswers)
    .where(eq(requestFormAnswers.userId, sql.placeholder('viewer')))
    .orderBy(desc(requestFormAnswers.createdAt), desc(requestFormAnswers._id))
    .limit(MOST_OWN),
);

/** One of them by its id. */
export const requestOfViewer = defineStatement('request_of_viewer', (db) =>
  db
    .select({ item: myRequest })
    .from(requestFormAnswers)
    .where(
      and(
        eq(requestFormAnswers._id, sql.placeholder('id')),
        eq(requestFormAnswers.userId, sql.placeholder('viewer')),
      ),
    ),
);

/** The form's row, held until the transaction ends. */
export async function lockForm(db: Db, id: string): Promise<RequestFormRow | undefined> {
  const [row] = await db.select().from(requestForms).where(eq(requestForms._id, id)).for('update');
  return row;
}

export async function insertForm(db: Db, row: RequestFormRow): Promise<void> {
  await db.insert(requestForms).values(row);
}

export async function saveForm(db: Db, row: RequestFormRow): Promise<void> {
  await db.update(requestForms).set(row).where(eq(requestForms._id, row._id));
}

export async function deleteForm(db: Db, id: string): Promise<void> {
  await db.delete(requestForms).where(eq(requestForms._id, id));
}

export interface Places {
  readonly regionIds: readonly string[];
  readonly groupIds: readonly string[];
}

/** Puts these regions and groups in the place of the former ones. */
export async function replacePlaces(db: Db, formId: string, places: Places): Promise<void> {
  await db.delete(requestFormRegions).where(eq(requestFormRegions.formId, formId));
  await db.delete(requestFormGroups).where(eq(requestFormGroups.formId, formId));
  const regionRows = [...new Set(places.regionIds)].map((regionId) => ({ formId, regionId }));
  const groupRows = [...new Set(places.groupIds)].map((groupId) => ({ formId, groupId }));
  if (regionRows.length > 0) await db.insert(requestFormRegions).values(regionRows);
  if (groupRows.length > 0) await db.insert(requestFormGroups).values(groupRows);
}

/** How many of the regions and groups there are. */
export async function countPlaces(db: Db, { regionIds, groupIds }: Places) {
  const [foundRegions] = await db
    .select({ count: count() })
    .from(regions)
    .where(inArray(regions._id, [...regionIds]));
  const [foundGroups] = await db
    .select({ count: count() })
    .from(groups)
    .where(inArray(groups._id, [...groupIds]));
  return { regions: foundRegions?.count ?? 0, groups: foundGroups?.count ?? 0 };
}

/** A request by its id, whoever made it. */
export async function findRequest(db: Db, id: string): Promise<RequestFormAnswerRow | undefined> {
  const [row] = await db.select().from(requestFormAnswers).where(eq(requestFormAnswers._id, id));
  return row;
}

/** The request's row, held until the transaction ends. */
export async function lockRequest(db: Db, id: string): Promise<RequestFormAnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(requestFormAnswers)
    .where(eq(requestFormAnswers._id, id))
    .for('update');
  return row;
}

/** How many requests of a person nobody has taken up yet. */
export async function countWaiting(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(requestFormAnswers)
    .where(and(eq(requestFormAnswers.userId, userId), eq(requestFormAnswers.status, 'NEW')));
  return row?.count ?? 0;
}

/** @returns whether it is new: the same id may be sent twice at the same moment. */
export async function insertRequest(db: Db, row: RequestFormAnswerRow): Promise<boolean> {
  const made = await db
    .insert(requestFormAnswers)
    .values(row)
    .onConflictDoNothing()
    .returning({ _id: requestFormAnswers._id });
  return made.length > 0;
}

export async function saveRequest(db: Db, row: RequestFormAnswerRow): Promise<void> {
  await db.update(requestFormAnswers).set(row).where(eq(requestFormAnswers._id, row._id));
}

/** The language of a person. */
export async function localeOfPerson(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ locale: users.locale }).from(users).where(eq(users._id, userId));
  return row?.locale ?? '';
}
