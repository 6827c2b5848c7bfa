import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { courseOfferings, lessons } from '../modules/courses/courses.table.ts';
import { lessonChecks } from '../modules/courses/lesson-checks.table.ts';
import {
  courseActivities,
  lessonCheckAnswers,
  lessonProgress,
} from '../modules/learning/learning.table.ts';
import { groupMembers } from '../modules/groups/groups.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { MEDIA_SECONDS } from './media.ts';
import { SeededRandom } from './random.ts';

/** Who studies which course: the seats that progress and results are made for. */
export interface Seat {
  readonly userId: string;
  readonly groupId: string;
  readonly courseId: string;
}

/** One seat for each person and course: who follows it in two groups sits in the first one's. */
export async function seatsOf(db: Db): Promise<Seat[]> {
  const seats = await db
    .select({
      userId: groupMembers.userId,
      groupId: groupMembers.groupId,
      courseId: courseOfferings.courseId,
    })
    .from(groupMembers)
    .innerJoin(courseOfferings, eq(courseOfferings.groupId, groupMembers.groupId))
    .where(sql`${groupMembers.role} = 'STUDENT'`)
    .orderBy(asc(groupMembers.userId), asc(courseOfferings.courseId), asc(groupMembers.groupId));
  const taken = new Set<string>();
  return seats.filter((seat) => {
    const key = `${seat.userId} ${seat.courseId}`;
    return taken.has(key) ? false : taken.add(key);
  });
}

/** Somebody who jumped over the middle third. */
const skipped = (seconds: number): string =>
  `{[0,${Math.floor(seconds / 3)}),[${Math.ceil((2 * seconds) / 3)},${seconds})}`;

/** Lessons seen, lessons half seen and course pages opened, different for everybody. */
export async function seedLearning(db: Db, now: Date, seats: readonly Seat[]): Promise<void> {
  const random = new SeededRandom(7);
  const plan = await db
    .select({
      _id: lessons._id,
      courseId: lessons.courseId,
      position: lessons.position,
      releaseAfterDays: lessons.releaseAfterDays,
    })
    .from(lessons)
    .where(isNotNull(lessons.durationSeconds))
    .orderBy(asc(lessons.courseId), asc(lessons.position));
  const progress: (typeof lessonProgress.$inferInsert)[] = [];
  const visits: (typeof courseActivities.$inferInsert)[] = [];
  for (const seat of seats) {
    const own = plan.filter((lesson) => lesson.courseId === seat.courseId);
    const seen = random.between(0, own.length);
    const days = random.between(1, 40);
    for (const lesson of own.slice(0, seen + 1)) {
      const whole = lesson.position <= seen;
      const at = daysFrom(now, -days - (seen - lesson.position)).toISOString();
      const seconds = whole ? MEDIA_SECONDS : random.between(5, 45);
      // Not open yet.
      if (lesson.releaseAfterDays !== null) continue;
      progress.push({
        userId: seat.userId,
        lessonId: lesson._id,
        positionSeconds: seconds,
        watched: whole || seconds % 3 > 0 ? `{[0,${seconds})}` : skipped(seconds),
        playedAt: at,
        begunAt: daysFrom(new Date(at), -1).toISOString(),
        completedAt: whole ? at : null,
        updatedAt: at,
      });
    }
    visits.push({
      _id: `visit-${visits.length + 1}`,
      userId: seat.userId,
      courseId: seat.courseId,
      visitedAt: daysFrom(now, -days).toISOString(),
    });
  }
  for (let from = 0; from < progress.length; from += 500) {
    await db.insert(lessonProgress).values(progress.slice(from, from + 500));
  }
  await db.insert(courseActivities).values(visits);
  // Who completed a lesson has answered what it asks.
  await db.execute(
    sql`insert into ${lessonCheckAnswers} (user_id, check_id, tries, answered_at, updated_at) select ${lessonProgress.userId}, ${lessonChecks._id}, 1 + length(${lessonProgress.userId}) % 3, ${lessonProgress.completedAt}, ${lessonProgress.completedAt} from ${lessonChecks} join ${lessonProgress} on ${lessonProgress.lessonId} = ${lessonChecks.lessonId} where ${lessonProgress.completedAt} is not null`,
  );
}
