import { type CourseRow, courses, type OfferingRow } from '../../modules/courses/courses.table.ts';
import { insertOfferings } from '../../modules/courses/offerings.repo.ts';
import { newId } from '../../platform/id.ts';
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
    programme: null,
    year: null,
    imageFileId: null,
    publishedAt: null,
    locale: 'en',
    published: true,
    ...overrides,
  };
  await db.insert(courses).values(row);
  await insertOfferings(
    db,
    offeredTo.map((groupId) => anOffering({ courseId: row._id, groupId })),
  );
  return row;
}

/** An offering that has begun long ago and goes on, not stored yet. */
export const anOffering = (
  given: Partial<OfferingRow> & Pick<OfferingRow, 'courseId' | 'groupId'>,
): OfferingRow => ({
  _id: newId(),
  version: 1,
  termId: null,
  startsOn: '2020-01-06',
  endsOn: '2099-12-18',
  ...given,
});
