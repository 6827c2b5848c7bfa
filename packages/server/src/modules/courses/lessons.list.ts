import { sql } from 'drizzle-orm';
import { jsonObject } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { type Course, courseFields } from './courses.list.ts';
import { courses, lessons } from './courses.table.ts';
import {
  type LessonCheck,
  lessonChecksTree,
  type LessonColumns,
  lessonFields,
  type LessonMedia,
  lessonMedia,
} from './lesson-tree.list.ts';

/** A lesson as reads give it; relations where they were asked for. */
export type Lesson = LessonColumns & {
  readonly media?: LessonMedia;
  readonly course?: Course;
  readonly content?: string | null;
  readonly checks?: LessonCheck[];
};

const courseOfLesson = sql<Course>`(select ${jsonObject(courseFields)} from ${courses} where ${courses._id} = ${lessons.courseId})`;

/** The back-office's list of lessons, of one course or of all. */
export const lessonsList = defineList<Lesson>({
  name: 'lessons',
  table: lessons,
  id: lessons._id,
  filters: {
    ids: { where: (value) => sql`${lessons._id} = any(${value}::text[])` },
    q: { where: (value) => sql`lower(${lessons.title}) like ${value}`, parameter: containing },
    courseId: { where: (value) => sql`${lessons.courseId} = ${value}` },
    kind: { where: (value) => sql`${lessons.kind} = ${value}` },
    published: { where: (value) => sql`${lessons.published} = ${value}` },
  },
  sorts: { position: lessons.position, title: lessons.title, createdAt: lessons.createdAt },
  defaultSort: { field: 'position', order: 'ASC' },
  item: (asked) =>
    jsonObject({
      ...lessonFields,
      ...(asked.has('media') && { media: lessonMedia }),
      ...(asked.has('content') && { content: lessons.content }),
      ...(asked.has('checks') && { checks: lessonChecksTree }),
      ...(asked.has('course') && { course: courseOfLesson }),
    }),
});
