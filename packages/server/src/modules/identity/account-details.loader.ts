import { asc, sql } from 'drizzle-orm';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { addresses } from './addresses.table.ts';
import { userEmails, userPhones } from './contacts.table.ts';
import { users } from './identity.table.ts';

const detailsById = defineStatement('account_details', (db) =>
  db
    .select({
      _id: users._id,
      currency: users.currency,
      timezone: users.timezone,
      location: users.location,
      url: users.url,
      homePage: users.homePage,
      socialUserName: users.socialUserName,
    })
    .from(users)
    .where(sql`${users._id} = any(${sql.placeholder('ids')}::text[])`),
);

type Details = Awaited<ReturnType<typeof detailsById.run>>[number];

/** What few pages show of an account. */
export const accountDetails = new Loader<Details>(async (db, ids) => {
  const rows = await detailsById.run(db, { ids: [...ids] });
  return new Map(rows.map((row) => [row._id, row]));
});

const phonesByUser = defineStatement('phones_by_user', (db) =>
  db
    .select()
    .from(userPhones)
    .where(sql`${userPhones.userId} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(asc(userPhones.position)),
);

/** Telephone numbers of people, in their own order. */
export const phonesOf = new Loader<(typeof userPhones.$inferSelect)[]>(async (db, ids) =>
  Map.groupBy(await phonesByUser.run(db, { ids: [...ids] }), (row) => row.userId),
);

const emailsByUser = defineStatement('emails_by_user', (db) =>
  db
    .select()
    .from(userEmails)
    .where(sql`${userEmails.userId} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(asc(userEmails.position)),
);

/** Further e-mail addresses of people, in their own order. */
export const emailsOf = new Loader<(typeof userEmails.$inferSelect)[]>(async (db, ids) =>
  Map.groupBy(await emailsByUser.run(db, { ids: [...ids] }), (row) => row.userId),
);

const addressesByItem = defineStatement('addresses_by_item', (db) =>
  db
    .select()
    .from(addresses)
    .where(sql`${addresses.itemId} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(asc(addresses.createdAt), asc(addresses._id)),
);

/** Postal addresses of people and regions, the oldest first. */
export const addressesOf = new Loader<(typeof addresses.$inferSelect)[]>(async (db, ids) =>
  Map.groupBy(await addressesByItem.run(db, { ids: [...ids] }), (row) => row.itemId),
);
