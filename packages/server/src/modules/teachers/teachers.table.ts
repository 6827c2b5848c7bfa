import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';
import { files } from '../files/files.table.ts';
import { users } from '../identity/identity.table.ts';

/** Who teaches courses: also people without an account. */
export const teachers = pgTable(
  'teachers',
  {
    ...recordColumns(),
    name: text().notNull(),
    /** What stands before the name: Dr, Prof., Rev. */
    title: text(),
    email: text(),
    userId: text().references(() => users._id, { onDelete: 'set null' }),
    pictureFileId: text().references(() => files._id),
  },
  (table) => [
    index('teachers_name_idx').on(table.name, table._id),
    index('teachers_created_at_idx').on(table.createdAt, table._id),
    index('teachers_updated_at_idx').on(table.updatedAt, table._id),
    index('teachers_user_idx').on(table.userId),
    index('teachers_picture_idx').on(table.pictureFileId),
    index('teachers_search_idx').using(
      'gin',
      sql`lower(coalesce(${table.title}, '') || ' ' || ${table.name} || ' ' || coalesce(${table.email}, '')) gin_trgm_ops`,
    ),
  ],
);

/** A teacher's biography in one language. */
export const teacherBiographies = pgTable(
  'teacher_biographies',
  {
    teacherId: text()
      .notNull()
      .references(() => teachers._id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teacherId, table.locale] })],
);

export type TeacherRow = typeof teachers.$inferSelect;
