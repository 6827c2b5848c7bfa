import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { coursesOpenTo, lessonsOpenTo } from '../courses/index.ts';
import { courses, lessons } from '../courses/courses.table.ts';
import { groupMembers } from '../groups/groups.table.ts';
import { users } from '../identity/identity.table.ts';
import { lessonNotes } from './learning.table.ts';

const me = sql`${sql.placeholder('userId')}::text`;

/** Who reads, and when. */
interface Who {
  readonly userId: string;
  readonly now: string;
}

const noteFields = {
  _id: lessonNotes._id,
  version: lessonNotes.version,
  lessonId: lessonNotes.lessonId,
  lesson: jsonObject({ _id: lessons._id, title: lessons.title }),
  atSeconds: lessonNotes.atSeconds,
  text: lessonNotes.text,
  groupId: lessonNotes.groupId,
  mine: sql<boolean>`${lessonNotes.userId} = ${me}`,
  authorName: users.fullName,
  createdAt: lessonNotes.createdAt,
  updatedAt: lessonNotes.updatedAt,
};

/** A note as somebody reads it who may. */
export type LessonNote = JsonRow<typeof noteFields>;

/** The person's own notes, and those pinned for a group of theirs. */
const readable = sql`(${lessonNotes.userId} = ${me} or exists (select 1 from ${groupMembers} where ${groupMembers.groupId} = ${lessonNotes.groupId} and ${groupMembers.userId} = ${me}))`;

/** Notes of some lessons of an open course, by their place. */
const notesWhere = (condition: SQL) =>
  jsonList(
    jsonObject(noteFields),
    sql`${lessonNotes} join ${lessons} on ${lessons._id} = ${lessonNotes.lessonId} join ${users} on ${users._id} = ${lessonNotes.userId} where ${condition} and ${readable}`,
    sql`${lessons.position}, ${lessonNotes.atSeconds}, ${lessonNotes.createdAt}, ${lessonNotes._id}`,
  );

const lessonId = sql`${sql.placeholder('lessonId')}::text`;

const notesOfLesson = defineStatement('notes_of_lesson', (db) =>
  db
    .select({ notes: notesWhere(sql`${lessonNotes.lessonId} = ${lessonId}`) })
    .from(
      sql`(select 1 where exists (select 1 from ${lessonsOpenTo(me)} and ${lessons._id} = ${lessonId})) as open`,
    ),
);

/** Notes of a lesson by their place, or undefined where it is not open to the person. */
export async function findLessonNotes(db: Db, who: Who, id: string) {
  const [row] = await notesOfLesson.run(db, { ...who, lessonId: id });
  return row?.notes;
}

const courseId = sql`${sql.placeholder('courseId')}::text`;

const notesOfCourse = defineStatement('notes_of_course', (db) =>
  db
    .select({
      notes: notesWhere(
        sql`${lessons._id} in (select ${lessons._id} from ${lessonsOpenTo(me)} and ${lessons.courseId} = ${courseId})`,
      ),
    })
    .from(
      sql`(select 1 where exists (select 1 from ${coursesOpenTo(me)} and ${courses._id} = ${courseId})) as open`,
    ),
);

/** Notes of a course's lessons in their order, or undefined where it is not open to the person. */
export async function findCourseNotes(db: Db, who: Who, id: string) {
  const [row] = await notesOfCourse.run(db, { ...who, courseId: id });
  return row?.notes;
}

const asked = sql`${sql.placeholder('lessonId')}::text`;
const openLessons = sql`${lessonsOpenTo(me)} and ${lessons.courseId} = ${courseId} and (${asked} is null or ${lessons._id} = ${asked})`;

const noteSheet = defineStatement('note_sheet', (db) =>
  db
    .select({
      courseName: sql<string>`open.name`,
      timeZone: sql<string>`(select coalesce(${users.timezone}, 'UTC') from ${users} where ${users._id} = ${me})`,
      notes: notesWhere(sql`${lessons._id} in (select ${lessons._id} from ${openLessons})`),
    })
    .from(
      sql`(select ${courses.name} as name from ${coursesOpenTo(me)} and ${courses._id} = ${courseId} and (${asked} is null or exists (select 1 from ${openLessons}))) as open`,
    ),
);

/** What a sheet of notes is made of. */
export type NoteSheet = Awaited<ReturnType<typeof noteSheet.run>>[number];

/** The notes of a course, or of one lesson of it; undefined where it is not open to the person. */
export async function findNoteSheet(
  db: Db,
  who: Who,
  sheet: { readonly courseId: string; readonly lessonId: string | null },
): Promise<NoteSheet | undefined> {
  const [row] = await noteSheet.run(db, { ...who, ...sheet });
  return row;
}

const noteById = defineStatement('lesson_note', (db) =>
  db
    .select({ note: jsonObject(noteFields) })
    .from(
      sql`${lessonNotes} join ${lessons} on ${lessons._id} = ${lessonNotes.lessonId} join ${users} on ${users._id} = ${lessonNotes.userId} where ${lessonNotes._id} = ${sql.placeholder('id')} and ${readable} and exists (select 1 from ${lessonsOpenTo(me)} and ${lessons._id} = ${lessonNotes.lessonId})`,
    ),
);

/** One note, or undefined where the person may not read it or its lesson is not open to them. */
export async function findNote(db: Db, who: Who, id: string) {
  const [row] = await noteById.run(db, { ...who, id });
  return row?.note;
}
