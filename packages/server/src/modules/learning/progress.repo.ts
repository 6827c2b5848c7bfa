import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { jsonObject } from '../../platform/json.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type LessonProgress, progressFields, withOwnDevice } from '../courses/index.ts';
import { lessons } from '../courses/courses.table.ts';
import { lessonChecks } from '../courses/lesson-checks.table.ts';
import {
  type DeviceKind,
  lessonCheckAnswers,
  lessonPositions,
  lessonProgress,
} from './learning.table.ts';

/** How much faster than time somebody can see a recording. */
const FASTEST = sql.raw('2');
/** Seconds that may have been seen when the first report arrives. */
const AHEAD_OF_REPORT = sql.raw('30');
/** Seconds between what was seen and the next stretch that are no skipping. */
const NO_SKIP = sql.raw('15');
/** Devices of one person whose places in a lesson are kept. */
const MOST_DEVICES = sql.raw('10');

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const userId = given('userId', 'text');
const lessonId = given('lessonId', 'text');
const deviceId = given('deviceId', 'text');
const told = given('watched', 'int4multirange');
const position = given('positionSeconds', 'integer');
const playedAt = given('playedAt', 'timestamptz');
const now = given('now', 'timestamptz');
const shortest = given('shortestSeconds', 'integer');

/**
 * The second of the first thing that the recording asks and that the person has not answered rightly;
 * null where nothing is left. What no recording is long enough for is not asked.
 */
const firstOpenCheck = sql`(select min(${lessonChecks.atSeconds}) from ${lessonChecks} where ${lessonChecks.lessonId} = ${lessonId} and ${lessonChecks.atSeconds} < coalesce(${shortest}, ${lessonChecks.atSeconds} + 1) and not exists (select 1 from ${lessonCheckAnswers} where ${lessonCheckAnswers.checkId} = ${lessonChecks._id} and ${lessonCheckAnswers.userId} = ${userId} and ${lessonCheckAnswers.answeredAt} is not null))`;

/** Where a lesson that is not completed ends for now: nobody goes past what they have not answered. */
const barrier = (completedAt: SQL): SQL =>
  sql`case when ${completedAt} is null then ${firstOpenCheck} end`;

const furthest = (watched: SQL): SQL => sql`coalesce(upper(${watched}), 0)`;

/** Nobody goes further than they have seen, the first time, where the lesson says so. */
const isStrict = (completedAt: SQL): SQL =>
  sql`(${given('noSkipping', 'boolean')} and ${completedAt} is null)`;

/** What was told, up to the first stretch that was skipped to, or to what is not answered yet. */
const reached = (kept: SQL, completedAt: SQL): SQL =>
  sql`${told} * int4multirange(int4range(0, least(${barrier(completedAt)}, case when ${isStrict(completedAt)} then (select min(begins) from (select lower(part) as begins, greatest(${furthest(kept)}, coalesce(lag(upper(part)) over (order by part), 0)) as reach from unnest(${told}) as part) as step where begins > reach + ${NO_SKIP}) end)))`;

/** What of it is new, as much as there was time to see since the lesson was begun. */
const accepted = (kept: SQL, begunAt: SQL, completedAt: SQL): SQL =>
  sql`coalesce((select range_agg(int4range(begins, least(ends, begins + room.seconds - before)::integer)) from (select floor(greatest(0, ${FASTEST} * extract(epoch from ${now} - ${begunAt}) + ${AHEAD_OF_REPORT} - seconds_in(${kept})))::bigint as seconds) as room cross join (select lower(part) as begins, upper(part) as ends, sum(upper(part) - lower(part)) over (order by part) - (upper(part) - lower(part)) as before from unnest(${reached(kept, completedAt)} - ${kept}) as part) as fresh where before < room.seconds), '{}')`;

/**
 * Nine tenths of a recording whose length is known, of any other the word of whoever saw it; and all
 * that it asks is answered.
 */
const isEnough = (watched: SQL): SQL =>
  sql`(case when ${shortest} > 0 then 10::bigint * seconds_in(${watched}) >= 9::bigint * ${shortest} else ${given('completed', 'boolean')} end and ${firstOpenCheck} is null)`;

/** The place that is kept: one that was skipped to is put back to the furthest second seen, or to what is not answered yet. */
const place = (watched: SQL, completedAt: SQL): SQL =>
  sql`least(${barrier(completedAt)}, case when ${isStrict(completedAt)} and ${position} > ${furthest(watched)} + ${NO_SKIP} then ${furthest(watched)} else ${position} end)`;

/** What a report makes of what is kept, as a row `made`. */
const made = (kept: SQL, begunAt: SQL, completedAt: SQL): SQL =>
  sql`(select watched, completed_at, ${place(sql`watched`, sql`completed_at`)} as position_seconds from (select watched, coalesce(${completedAt}, case when ${isEnough(sql`watched`)} then ${now} end) as completed_at from (select ${kept} + ${accepted(kept, begunAt, completedAt)} as watched) as seen) as judged) as made`;

const { watched, begunAt, completedAt } = lessonProgress;
/** Reports that come late change no place: the latest by the clock on the wall holds. */
const isLatest = sql`${playedAt} >= ${lessonProgress.playedAt}`;

const saved = sql`
  insert into ${lessonProgress} (user_id, lesson_id, position_seconds, played_at, playback_speed, watched, begun_at, completed_at, updated_at)
  select ${userId}, ${lessonId}, made.position_seconds, ${playedAt}, ${given('playbackSpeed', 'double precision')}, made.watched, ${now}, made.completed_at, ${now}
  from ${made(sql`'{}'::int4multirange`, now, sql`null::timestamptz`)}
  on conflict (user_id, lesson_id) do update set (position_seconds, played_at, playback_speed, watched, completed_at, updated_at) = (
    select case when ${isLatest} then made.position_seconds else ${lessonProgress.positionSeconds} end,
      greatest(${lessonProgress.playedAt}, excluded.played_at),
      case when ${isLatest} then excluded.playback_speed else ${lessonProgress.playbackSpeed} end,
      made.watched, made.completed_at, excluded.updated_at
    from ${made(sql`${watched}`, sql`${begunAt}`, sql`${completedAt}`)}
  )
  returning *`;

const onDevice = sql`
  insert into ${lessonPositions} (user_id, lesson_id, device_id, device_kind, position_seconds, played_at)
  select ${userId}, ${lessonId}, ${deviceId}, ${given('deviceKind', 'text')}, ${place(sql`saved.watched`, sql`saved.completed_at`)}, ${playedAt}
  from saved where ${deviceId} is not null
  on conflict (user_id, lesson_id, device_id) do update
    set device_kind = excluded.device_kind, position_seconds = excluded.position_seconds, played_at = excluded.played_at
    where excluded.played_at >= ${lessonPositions.playedAt}
  returning *`;

const ofLesson = sql`${lessonPositions.userId} = ${userId} and ${lessonPositions.lessonId} = ${lessonId}`;

/** A browser that names itself anew each time fills nobody's disk. */
const forgotten = sql`
  delete from ${lessonPositions} where ${ofLesson} and ${lessonPositions.deviceId} in (
    select device_id from ${lessonPositions} where ${ofLesson} and device_id <> ${deviceId} order by played_at desc offset ${MOST_DEVICES} - 1
  )`;

/** The places as they are from now on: a statement sees its own changes nowhere else. */
const positions = sql`
  select * from on_device union all
  select * from ${lessonPositions} where ${ofLesson} and not exists (select 1 from on_device where on_device.device_id = ${lessonPositions.deviceId})`;

// The last two bear the tables' names, so that the answer reads what was just written.
const save = defineStatement('save_lesson_progress', (db) =>
  db
    .with(
      db.$with('saved', {}).as(saved),
      db.$with('on_device', {}).as(onDevice),
      db.$with('forgotten', {}).as(forgotten),
      db.$with('lesson_positions', {}).as(positions),
      db.$with('lesson_progress', {}).as(sql`select * from saved`),
    )
    .select({ progress: jsonObject(progressFields(userId, deviceId)) })
    .from(
      sql`${lessons} join ${lessonProgress} on ${lessonProgress.lessonId} = ${lessons._id} ${withOwnDevice(userId, deviceId)}`,
    ),
);

export interface Report {
  readonly userId: string;
  readonly lessonId: string;
  readonly positionSeconds: number;
  readonly playedAt: string;
  readonly playbackSpeed: number;
  /** See `asRanges`. */
  readonly watched: string;
  readonly deviceId: string | null;
  readonly deviceKind: DeviceKind | null;
  /** Counts where the length is not known. */
  readonly completed: boolean;
  /** The length of its shortest recording, null where it is not known. */
  readonly shortestSeconds: number | null;
  readonly noSkipping: boolean;
  readonly now: string;
}

/**
 * Adds a report to what is kept of a person's way through a lesson, in one statement: whatever else
 * is saved at the same moment, nothing that was seen is lost, and no bound is passed twice.
 */
export async function saveReport(db: Db, report: Report): Promise<LessonProgress | undefined> {
  const [row] = await save.run(db, { ...report });
  return row?.progress;
}

const settle = defineStatement('settle_lesson_progress', (db) =>
  db
    .update(lessonProgress)
    .set({ completedAt: now, updatedAt: now })
    .where(
      sql`${lessonProgress.userId} = ${userId} and ${lessonProgress.lessonId} = ${lessonId} and ${lessonProgress.completedAt} is null and ${isEnough(sql`${lessonProgress.watched}`)}`,
    ),
);

/** Completes a lesson of which enough was seen, once what it asks is answered. */
export async function settleProgress(
  db: Db,
  about: Pick<Report, 'userId' | 'lessonId' | 'shortestSeconds' | 'now'>,
): Promise<void> {
  await settle.run(db, { ...about, completed: false });
}
