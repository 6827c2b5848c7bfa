import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import { userEmails, userPhones } from './contacts.table.ts';
import type { UserProfileInput } from './profile.rules.ts';

/** Telephone numbers and further e-mail addresses of a person, as somebody would write them. */
export async function contactsOf(db: Db, userId: string) {
  const phones = await db
    .select({ type: userPhones.type, number: userPhones.number })
    .from(userPhones)
    .where(eq(userPhones.userId, userId))
    .orderBy(asc(userPhones.position));
  const emails = await db
    .select({ type: userEmails.type, email: userEmails.email })
    .from(userEmails)
    .where(eq(userEmails.userId, userId))
    .orderBy(asc(userEmails.position));
  return { phones, emails };
}

/** Puts these telephone numbers in the place of the former ones. */
export async function replacePhones(
  db: Db,
  userId: string,
  phones: NonNullable<UserProfileInput['phones']>,
): Promise<void> {
  await db.delete(userPhones).where(eq(userPhones.userId, userId));
  if (phones.length === 0) return;
  await db
    .insert(userPhones)
    .values(phones.map((phone, position) => ({ ...phone, _id: newId(), userId, position })));
}

/** Puts these further e-mail addresses in the place of the former ones. */
export async function replaceEmails(
  db: Db,
  userId: string,
  emails: NonNullable<UserProfileInput['emails']>,
): Promise<void> {
  await db.delete(userEmails).where(eq(userEmails.userId, userId));
  if (emails.length === 0) return;
  await db
    .insert(userEmails)
    .values(emails.map((email, position) => ({ ...email, _id: newId(), userId, position })));
}
