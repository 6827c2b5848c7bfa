import { inArray, like } from 'drizzle-orm';
import { accommodations } from '../../modules/accommodations/accommodations.table.ts';
import { appeals } from '../../modules/appeals/appeals.table.ts';
import type { Db } from '../../platform/database.ts';
import { seats } from './owners.ts';

const at = '2026-03-01T12:00:00Z';
const stamp = { version: 1, createdAt: at, updatedAt: at };

const whose = ['own', 'anotherUser', 'anotherGroup', 'anotherRegion'] as const;

/** Conditions and appeals of the owners, as they were before anything changed them. */
export async function makeCaseSpares(
  db: Db,
  owners: Readonly<Record<(typeof whose)[number], string>>,
): Promise<void> {
  const people = whose.map((name) => owners[name]);
  await db.delete(accommodations).where(inArray(accommodations.userId, people));
  await db.delete(appeals).where(inArray(appeals.userId, people));
  await db.delete(appeals).where(like(appeals._id, 'sample-%'));
  await db.insert(accommodations).values(
    whose.map((name) => ({
      ...stamp,
      _id: `accommodation-${name}`,
      userId: owners[name],
      timeFactorPercent: 150,
      graceSeconds: 120,
      validUntil: '2026-12-31',
      reason: 'Spare',
    })),
  );
  await db.insert(appeals).values(
    whose.map((name) => ({
      ...stamp,
      ...seats[name],
      _id: `appeal-${name}`,
      subjectKind: 'EXAM_ATTEMPT' as const,
      subjectId: `spare-${name}`,
      title: 'Spare',
      userId: owners[name],
      reason: 'Spare',
      firstReaderId: 'user-manager',
      opinion: 'Spare',
      minutes: 10,
    })),
  );
}
