import { type LessonRow, lessons, recordings } from '../../modules/courses/courses.table.ts';
import type { TestApp } from '../test-app.ts';
import { recordOf } from './record.ts';

/**
 * A published video lesson of ten minutes, first in its course unless said otherwise.
 * @param given.mediaFileId what it plays, if anything, in `locale`.
 */
export async function aLesson(
  app: TestApp,
  {
    courseId,
    mediaFileId,
    locale = 'en',
    ...overrides
  }: Partial<LessonRow> &
    Pick<LessonRow, 'courseId'> & { readonly mediaFileId?: string; readonly locale?: string },
): Promise<LessonRow> {
  const row: LessonRow = {
    ...recordOf(app),
    courseId,
    title: 'Introduction',
    description: null,
    kind: 'VIDEO',
    position: 1,
    published: true,
    durationSeconds: 600,
    content: null,
    releaseAfterDays: null,
    noSkipping: false,
    minimumSeenPercent: null,
    ...overrides,
  };
  const { db } = app.services.database;
  await db.insert(lessons).values(row);
  if (mediaFileId !== undefined) {
    const { _id: lessonId, durationSeconds } = row;
    await db.insert(recordings).values({ lessonId, locale, fileId: mediaFileId, durationSeconds });
  }
  return row;
}

/** Published lessons with these titles, in this order. */
export async function lessonsTitled(
  app: TestApp,
  courseId: string,
  ...titles: readonly string[]
): Promise<LessonRow[]> {
  const made: LessonRow[] = [];
  for (const title of titles) {
    made.push(await aLesson(app, { courseId, title, position: made.length + 1 }));
  }
  return made;
}
