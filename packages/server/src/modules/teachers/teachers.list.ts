import { sql } from 'drizzle-orm';
import { jsonList, jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { courses, courseTeachers } from '../courses/courses.table.ts';
import { users } from '../identity/identity.table.ts';
import { teacherBiographies, teachers } from './teachers.table.ts';

/** A teacher as they leave the database in one JSON tree. */
export const teacherFields = {
  _id: teachers._id,
  version: teachers.version,
  name: teachers.name,
  title: teachers.title,
  email: teachers.email,
  userId: teachers.userId,
  pictureFileId: teachers.pictureFileId,
  createdAt: teachers.createdAt,
  updatedAt: teachers.updatedAt,
};

const taught = sql`${courseTeachers} join ${courses} on ${courses._id} = ${courseTeachers.courseId} where ${courseTeachers.teacherId} = ${teachers._id}`;

/** What hangs on a teacher and is read only where it is asked for. */
export const teacherRelations = {
  user: jsonOne(
    jsonObject({ _id: users._id, fullName: users.fullName, cloudinaryId: users.cloudinaryId }),
    sql`${users} where ${users._id} = ${teachers.userId}`,
  ),
  biographies: jsonList(
    jsonObject({ locale: teacherBiographies.locale, text: teacherBiographies.text }),
    sql`${teacherBiographies} where ${teacherBiographies.teacherId} = ${teachers._id}`,
    sql`${teacherBiographies.locale}`,
  ),
  courses: jsonList(
    jsonObject({ _id: courses._id, code: courses.code, name: courses.name }),
    taught,
    sql`${courses.code}`,
  ),
  courseCount: sql<number>`(select count(*)::int from ${courseTeachers} where ${courseTeachers.teacherId} = ${teachers._id})`,
};

/** A teacher as reads give them; relations where they were asked for. */
export type Teacher = JsonRow<typeof teacherFields> & Partial<JsonRow<typeof teacherRelations>>;

/** The college's teachers: they belong to no region, so no region cuts them. */
export const teachersList = defineList<Teacher>({
  name: 'teachers',
  table: teachers,
  id: teachers._id,
  filters: {
    ids: { where: (value) => sql`${teachers._id} = any(${value}::text[])` },
    q: {
      where: (value) =>
        sql`lower(coalesce(${teachers.title}, '') || ' ' || ${teachers.name} || ' ' || coalesce(${teachers.email}, '')) like ${value}`,
      parameter: containing,
    },
    courseId: {
      where: (value) =>
        sql`exists (select 1 from ${courseTeachers} where ${courseTeachers.teacherId} = ${teachers._id} and ${courseTeachers.courseId} = ${value})`,
    },
    hasAccount: { where: (value) => sql`(${teachers.userId} is not null) = ${value}` },
  },
  sorts: { name: teachers.name, createdAt: teachers.createdAt, updatedAt: teachers.updatedAt },
  defaultSort: { field: 'name', order: 'ASC' },
  relations: Object.keys(teacherRelations),
  item: (asked) =>
    jsonObject({
      ...teacherFields,
      ...Object.fromEntries(Object.entries(teacherRelations).filter(([name]) => asked.has(name))),
    }),
});
