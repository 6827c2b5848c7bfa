import { lessonProgress } from '../../modules/learning/learning.table.ts';
import type { TestApp } from '../test-app.ts';

type Columns = typeof lessonProgress.$inferInsert;

/** Somebody's way through a lesson: begun an hour ago, nothing of it seen. */
export async function someProgress(
  app: TestApp,
  {
    userId,
    lessonId,
    ...overrides
  }: Partial<Columns> & { readonly userId: string; readonly lessonId: string },
): Promise<void> {
  const now = app.clock.now();
  await app.services.database.db.insert(lessonProgress).values({
    userId,
    lessonId,
    positionSeconds: 0,
    playedAt: now.toISOString(),
    begunAt: new Date(now.getTime() - 3_600_000).toISOString(),
    updatedAt: now.toISOString(),
    ...overrides,
  });
}
