import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, recordColumns } from '../../platform/columns.ts';
import { files } from '../files/files.table.ts';
import { groups } from '../groups/groups.table.ts';
import { categories } from '../site/categories.table.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { terms } from '../terms/terms.table.ts';

export const lessonKinds = ['VIDEO', 'AUDIO', 'TEXT'] as const;

export const courses = pgTable(
  'courses',
  {
    ...recordColumns(),
    code: text().notNull(),
    name: text().notNull(),
    description: text(),
    /** Its teachers in one text, for readers and the search; kept by `renewTeacherNames`. */
    teacherName: text(),
    /** What it is a part of, in the college's words. */
    programme: text(),
    /** Of the programme, from 1. */
    year: integer(),
    imageFileId: text().references(() => files._id),
    locale: text().notNull(),
    published: boolean().notNull().default(false),
    /** When it was last published; what changed since then is told. */
    publishedAt: instant(),
  },
  (table) => [
    uniqueIndex('courses_code_key').on(table.code),
    index('courses_name_idx').on(table.name, table._id),
    index('courses_created_at_idx').on(table.createdAt, table._id),
    index('courses_updated_at_idx').on(table.updatedAt, table._id),
    index('courses_programme_idx').on(table.programme, table._id),
    index('courses_year_idx').on(table.year, table._id),
    index('courses_image_idx').on(table.imageFileId),
    index('courses_published_at_idx').on(table.publishedAt, table._id),
    index('courses_search_idx').using(
      'gin',
      sql`lower(${table.code} || ' ' || ${table.name} || ' ' || coalesce(${table.teacherName}, '')) gin_trgm_ops`,
    ),
  ],
);

/** Under which categories a course is looked for. */
export const courseCategories = pgTable(
  'course_categories',
  {
    courseId: text()
      .notNull()
      .references(() => courses._id, { onDelete: 'cascade' }),
    categoryId: text()
      .notNull()
      .references(() => categories._id),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.categoryId] }),
    index('course_categories_category_idx').on(table.categoryId, table.courseId),
  ],
);

/** Which groups a course is offered to, and when it runs there. */
export const courseOfferings = pgTable(
  'course_offerings',
  {
    _id: text('id').primaryKey(),
    /** Against silent overwrites. */
    version: integer().notNull().default(1),
    courseId: text()
      .notNull()
      .references(() => courses._id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => groups._id, { onDelete: 'cascade' }),
    termId: text().references(() => terms._id),
    /** The first day on which its people see it, where the group is. */
    startsOn: date().notNull(),
    /** Its last day; it stays readable after it. */
    endsOn: date().notNull(),
  },
  (table) => [
    uniqueIndex('course_offerings_key').on(table.courseId, table.groupId),
    index('course_offerings_group_idx').on(table.groupId, table.courseId),
    index('course_offerings_term_idx').on(table.termId),
  ],
);

/** Who teaches a course, in the order in which they are named. */
export const courseTeachers = pgTable(
  'course_teachers',
  {
    courseId: text()
      .notNull()
      .references(() => courses._id, { onDelete: 'cascade' }),
    teacherId: text()
      .notNull()
      .references(() => teachers._id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.teacherId] }),
    index('course_teachers_teacher_idx').on(table.teacherId),
  ],
);

export const lessons = pgTable(
  'lessons',
  {
    ...recordColumns(),
    courseId: text()
      .notNull()
      .references(() => courses._id),
    title: text().notNull(),
    description: text(),
    kind: text({ enum: lessonKinds }).notNull(),
    /** Order within the course, from 1. */
    position: integer().notNull(),
    published: boolean().notNull().default(false),
    /** What a lesson of the kind TEXT says: cleaned HTML (see clean-html.ts). */
    content: text(),
    /** Days after the course began in a group; null: at once. */
    releaseAfterDays: integer(),
    /** Whether nobody goes further than they have seen, the first time. */
    noSkipping: boolean().notNull().default(false),
    /** How much of it is seen before the course's exams open, in per cent; null: nothing. */
    minimumSeenPercent: integer(),
    /** By which the way through it is measured; kept by `renewDuration`. */
    durationSeconds: integer(),
  },
  (table) => [
    index('lessons_course_idx').on(table.courseId, table.position),
    index('lessons_title_idx').on(table.title, table._id),
    index('lessons_created_at_idx').on(table.createdAt, table._id),
    index('lessons_position_idx').on(table.position, table._id),
    index('lessons_search_idx').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/** What a lesson plays in each language, and its sound alone. */
export const recordings = pgTable(
  'lesson_media',
  {
    lessonId: text()
      .notNull()
      .references(() => lessons._id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    fileId: text()
      .notNull()
      .references(() => files._id),
    audioFileId: text().references(() => files._id),
    durationSeconds: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.locale] }),
    index('lesson_media_file_idx').on(table.fileId),
    index('lesson_media_audio_idx').on(table.audioFileId),
  ],
);

export const lessonSubtitles = pgTable(
  'lesson_subtitles',
  {
    lessonId: text()
      .notNull()
      .references(() => lessons._id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    fileId: text()
      .notNull()
      .references(() => files._id),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.locale] }),
    index('lesson_subtitles_file_idx').on(table.fileId),
  ],
);

export const lessonDownloads = pgTable(
  'lesson_downloads',
  {
    _id: text('id').primaryKey(),
    lessonId: text()
      .notNull()
      .references(() => lessons._id, { onDelete: 'cascade' }),
    fileId: text()
      .notNull()
      .references(() => files._id),
    title: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index('lesson_downloads_lesson_idx').on(table.lessonId, table.position),
    index('lesson_downloads_file_idx').on(table.fileId),
  ],
);

export type CourseRow = typeof courses.$inferSelect;
export type LessonRow = typeof lessons.$inferSelect;
export type OfferingRow = typeof courseOfferings.$inferSelect;
export type RecordingRow = typeof recordings.$inferSelect;
