import { Loader } from '../../platform/loader.ts';
import { type Teacher, teacherRelations, teachersList } from './teachers.list.ts';

const EVERYTHING = new Set(Object.keys(teacherRelations));

/** Teachers with all that hangs on them, for those that were read without it. */
export const wholeTeacherLoader = new Loader<Teacher>(async (db, ids) => {
  const { items } = await teachersList.read(db, {
    filter: { ids: [...ids] },
    page: { page: 1, perPage: ids.length },
    regions: 'all',
    relations: EVERYTHING,
  });
  return new Map(items.map((teacher) => [teacher._id, teacher]));
});
