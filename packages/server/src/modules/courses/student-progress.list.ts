import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { type deviceKinds, lessonPositions, lessonProgress } from '../learning/learning.table.ts';
import { lessons } from './courses.table.ts';

/** Per cent that a lesson has which is completed: it may have been, by a shorter recording. */
const ENOUGH = sql.raw('90');

/**
 * How much of a lesson's row is seen, in whole per cent, by the progress' row beside it. What has no
 * length, a text or a recording of unknown length, is seen all or not at all.
 */
export const seenPercent = sql<number>`case when ${lessons.durationSeconds} > 0 then greatest(least(100, 100::bigint * coalesce(${lessonProgress.watchedSeconds}, 0) / ${lessons.durationSeconds}), case when ${lessonProgress.completedAt} is not null then ${ENOUGH} else 0 end)::int when ${lessonProgress.completedAt} is not null then 100 else 0 end`;

/** Stretches of seconds as a JSON list in their order. */
const asStretches = (ranges: SQL) =>
  jsonList(
    jsonObject({ from: sql<number>`lower(part)`, to: sql<number>`upper(part)` }),
    sql`unnest(${ranges}) as part`,
    sql`part`,
  );

/** Two devices that differ by no more than this are at the same place. */
const SAME_PLACE_SECONDS = 10;

const otherFields = {
  deviceKind: sql<(typeof deviceKinds)[number]>`other.device_kind`,
  positionSeconds: sql<number>`other.position_seconds`,
  playedAt: sql<string>`other.played_at`,
};

/**
 * Where the person was on another device since they were there on this one; nothing where it makes no
 * difference. `own` is the row of this device, absent where it never played the lesson.
 */
const otherDevice = (userId: SQL, deviceId: SQL) =>
  jsonOne(
    jsonObject(otherFields),
    sql`(select * from ${lessonPositions} where ${lessonPositions.userId} = ${userId} and ${lessonPositions.lessonId} = ${lessons._id} and ${lessonPositions.deviceId} <> ${deviceId} order by ${lessonPositions.playedAt} desc limit 1) as other where other.played_at > own.played_at and abs(other.position_seconds - own.position_seconds) > ${sql.raw(String(SAME_PLACE_SECONDS))}`,
  );

/** The row of this device beside the lesson's row, as `own`. */
export const withOwnDevice = (userId: SQL, deviceId: SQL): SQL =>
  sql`left join lateral (select position_seconds, played_at from ${lessonPositions} where ${lessonPositions.userId} = ${userId} and ${lessonPositions.lessonId} = ${lessons._id} and ${lessonPositions.deviceId} = ${deviceId}) as own on true`;

/** Progress beside a lesson's row; needs the joins `withProgressOf` and `withOwnDevice`. */
export const progressFields = (userId: SQL, deviceId: SQL) => ({
  userId: sql<string>`${userId}`,
  lessonId: lessons._id,
  positionSeconds: sql<number>`coalesce(own.position_seconds, ${lessonProgress.positionSeconds}, 0)`,
  playbackSpeed: sql<number>`coalesce(${lessonProgress.playbackSpeed}, 1)`,
  completed: sql<boolean>`${lessonProgress.completedAt} is not null`,
  watched: asStretches(sql`${lessonProgress.watched}`),
  seenPercent,
  begunAt: sql<string | null>`${lessonProgress.begunAt}`,
  otherDevice: otherDevice(userId, deviceId),
});

/** How far a person is in a lesson; of a lesson not begun yet, its beginning. */
export type LessonProgress = JsonRow<ReturnType<typeof progressFields>>;
