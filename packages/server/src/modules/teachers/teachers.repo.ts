import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { courses, courseTeachers } from '../courses/courses.table.ts';
import type { TeacherInput } from './teachers.rules.ts';
import { teacherBiographies, type TeacherRow, teachers } from './teachers.table.ts';

type Biographies = TeacherInput['biographies'];

/** The teacher's row, held until the transaction ends. */
export async function lockTeacher(db: Db, id: string): Promise<TeacherRow | undefined> {
  const [row] = await db.select().from(teachers).where(eq(teachers._id, id)).for('update');
  return row;
}

export async function insertTeacher(db: Db, row: TeacherRow): Promise<void> {
  await db.insert(teachers).values(row);
}

export async function saveTeacher(db: Db, row: TeacherRow): Promise<void> {
  await db.update(teachers).set(row).where(eq(teachers._id, row._id));
}

export async function deleteTeacher(db: Db, id: string): Promise<void> {
  await db.delete(teachers).where(eq(teachers._id, id));
}

export async function biographiesOf(db: Db, teacherId: string): Promise<Biographies> {
  return db
    .select({ locale: teacherBiographies.locale, text: teacherBiographies.text })
    .from(teacherBiographies)
    .where(eq(teacherBiographies.teacherId, teacherId))
    .orderBy(asc(teacherBiographies.locale));
}

/** Brings a teacher's biographies to exactly these. */
export async function replaceBiographies(
  db: Db,
  teacherId: string,
  given: Biographies,
): Promise<void> {
  await db.delete(teacherBiographies).where(eq(teacherBiographies.teacherId, teacherId));
  if (given.length === 0) return;
  await db.insert(teacherBiographies).values(given.map((each) => ({ ...each, teacherId })));
}

/** Codes of the courses that a teacher gives. */
export async function courseCodesOf(db: Db, teacherId: string): Promise<string[]> {
  const rows = await db
    .select({ code: courses.code })
    .from(courseTeachers)
    .innerJoin(courses, eq(courses._id, courseTeachers.courseId))
    .where(eq(courseTeachers.teacherId, teacherId))
    .orderBy(asc(courses.code));
  return rows.map(({ code }) => code);
}

const called = sql`coalesce(${teachers.title} || ' ', '') || ${teachers.name}`;

/** Writes the names of their teachers anew into courses: readers and the search find them there. */
async function renewTeacherNames(db: Db, which: SQL): Promise<void> {
  await db
    .update(courses)
    .set({
      teacherName: sql`(select string_agg(${called}, ', ' order by ${courseTeachers.position}) from ${courseTeachers} join ${teachers} on ${teachers._id} = ${courseTeachers.teacherId} where ${courseTeachers.courseId} = ${courses._id})`,
    })
    .where(which);
}

/** After the teachers of a course were chosen. */
export const renewTeacherNamesOf = (db: Db, courseId: string): Promise<void> =>
  renewTeacherNames(db, eq(courses._id, courseId));

/** After a teacher was given another name. */
export const renewCoursesOfTeacher = (db: Db, teacherId: string): Promise<void> =>
  renewTeacherNames(
    db,
    sql`${courses._id} in (select ${courseTeachers.courseId} from ${courseTeachers} where ${courseTeachers.teacherId} = ${teacherId})`,
  );
