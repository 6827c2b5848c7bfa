import { courseGroups, type CourseRow, courses } from '../../modules/courses/courses.table.ts';
import type { TestApp } from '../test-app.ts';
import { recordOf } from './record.ts';

/** A published course, offered to the given groups. */
export async function aCourse(
  app: TestApp,
  { offeredTo = [], ...overrides }: Partial<CourseRow> & { offeredTo?: readonly string[] } = {},
): Promise<CourseRow> {
  const { db } = app.services.database;
  const record = recordOf(app);
  const row: CourseRow = {
    ...record,
    code: `T-${record._id.slice(-12)}`,
    name: 'The letters of Paul',
    description: null,
    teacherName: 'Ruth Steyn',
    categoryId: null,
    programme: null,
    year: null,
    imageFileId: null,
    publishedAt: null,
    locale: 'en',
    published: true,
    ...overrides,
  };
  await db.insert(courses).values(row);
  const links = offeredTo.map((groupId) => ({ courseId: row._id, groupId }));
  if (links.length > 0) await db.insert(courseGroups).values(links);
  return row;
}
