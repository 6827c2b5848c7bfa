import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { regions } from '../regions/regions.table.ts';
import { ERASED_NAME } from './erased.rules.ts';

export const roleNames = ['user', 'manager', 'admin', 'superadmin', 'reportsAdmin'] as const;

export const users = pgTable(
  'users',
  {
    ...recordColumns(),
    /** Kept in lower case: one account per address whatever its spelling. */
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** argon2id of the SHA-256 that the browser sends; null until a password was set. */
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    fullName: text()
      .notNull()
      .generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(first_name || ' ' || last_name || ' ' || email)`),
    locale: text().notNull().default('en'),
    cloudinaryId: text(),
    selectedGroup: text(),
    gradYear: integer(),
    gradLocation: text(),
    subscribeAlumniEmail: boolean().notNull().default(true),
    termsAcceptedAt: instant(),
    showAlumniWelcome: boolean().notNull().default(true),
    showVideo: boolean().notNull().default(true),
    /** ISO 4217. */
    currency: text(),
    /** IANA name. */
    timezone: text(),
    location: text(),
    url: text(),
    homePage: text(),
    socialUserName: text(),
    notificationsLastRead: instant(),
    /** Null while the person may sign in. */
    deactivatedAt: instant(),
    /** The account that took this one over, where two were of one person. */
    mergedIntoId: text().references((): AnyPgColumn => users._id),
    /** Since when nothing of the person is here any more but a number in the place of the name. */
    erasedAt: instant(),
  },
  (table) => [
    index('users_erased_idx')
      .on(table.erasedAt)
      .where(sql`${table.erasedAt} is not null`),
    // Whatever is brought in, merged or put back later: an erased person stays without data.
    check(
      'users_erased_empty',
      sql`${table.erasedAt} is null or (${table.firstName} = ${sql.raw(`'${ERASED_NAME}'`)} and ${table.email} like ${sql.raw(`'erased-%@lampstand.invalid'`)} and ${table.passwordHash} is null and ${table.deactivatedAt} is not null and num_nonnulls(${table.cloudinaryId}, ${table.location}, ${table.timezone}, ${table.currency}, ${table.url}, ${table.homePage}, ${table.socialUserName}, ${table.gradYear}, ${table.gradLocation}) = 0)`,
    ),
    index('users_merged_into_idx')
      .on(table.mergedIntoId)
      .where(sql`${table.mergedIntoId} is not null`),
    uniqueIndex('users_email_key').on(table.email),
    // Lists leave erased people out: a page far behind is found, and all are counted, in these alone.
    index('users_full_name_idx').on(table.fullName, table._id, table.erasedAt),
    index('users_created_at_idx').on(table.createdAt, table._id, table.erasedAt),
    index('users_updated_at_idx').on(table.updatedAt, table._id, table.erasedAt),
    index('users_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Roles that hold everywhere. Implied roles are not stored. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    role: text({ enum: roleNames }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    index('user_roles_role_idx').on(table.role),
  ],
);

/** Roles that hold in one region only. */
export const userRegionRoles = pgTable(
  'user_region_roles',
  {
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    regionId: text()
      .notNull()
      .references(() => regions._id, { onDelete: 'cascade' }),
    role: text({ enum: roleNames }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.regionId, table.role] }),
    index('user_region_roles_region_idx').on(table.regionId),
  ],
);

/** The regions that a person belongs to. */
export const userRegions = pgTable(
  'user_regions',
  {
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    regionId: text()
      .notNull()
      .references(() => regions._id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.regionId] }),
    index('user_regions_region_idx').on(table.regionId, table.userId),
  ],
);

/** One signed-in browser. The cookie's 256 random bits are kept hashed. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** What the person and the audit call this session: it opens nothing. */
    _id: text('id')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    userId: text()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    impersonatorId: text().references(() => users._id, { onDelete: 'cascade' }),
    /** Why somebody looks through this person's eyes. */
    impersonationReason: text(),
    /** Until when they act for the person as well, and why. */
    raisedUntil: instant(),
    raiseReason: text(),
    /** The session of the member of staff that waits meanwhile; when it ends, so does this one. */
    parentId: text().references((): AnyPgColumn => sessions._id, { onDelete: 'cascade' }),
    /** Opened with a second factor, or a passkey, which is two. */
    strong: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    address: text(),
    userAgent: text(),
  },
  (table) => [
    unique('sessions_id_key').on(table._id),
    index('sessions_parent_idx').on(table.parentId),
    index('sessions_user_idx').on(table.userId),
    index('sessions_expires_idx').on(table.expiresAt),
  ],
);

export type UserRow = typeof users.$inferSelect;
