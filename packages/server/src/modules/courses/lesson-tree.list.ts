import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { questions } from '../questions/questions.table.ts';
import { files } from '../files/files.table.ts';
import { courses, lessonDownloads, lessons, lessonSubtitles, recordings } from './courses.table.ts';
import { lessonChecks } from './lesson-checks.table.ts';

/** A lesson as it leaves the database in one JSON tree. */
export const lessonFields = {
  _id: lessons._id,
  version: lessons.version,
  courseId: lessons.courseId,
  title: lessons.title,
  description: lessons.description,
  kind: lessons.kind,
  position: lessons.position,
  published: lessons.published,
  durationSeconds: lessons.durationSeconds,
  releaseAfterDays: lessons.releaseAfterDays,
  noSkipping: lessons.noSkipping,
  minimumSeenPercent: lessons.minimumSeenPercent,
  createdAt: lessons.createdAt,
  updatedAt: lessons.updatedAt,
};

export type LessonColumns = JsonRow<typeof lessonFields>;

const sound = alias(files, 'sound');

const lessonMediaFields = {
  recordings: jsonList(
    jsonObject({
      locale: recordings.locale,
      fileId: recordings.fileId,
      fileName: files.fileName,
      contentType: files.contentType,
      size: files.size,
      audioFileId: recordings.audioFileId,
      audioSize: sql<number | null>`${sound.size}`,
      durationSeconds: recordings.durationSeconds,
    }),
    sql`${recordings} join ${files} on ${files._id} = ${recordings.fileId} left join ${files} as ${sql.identifier('sound')} on ${sound._id} = ${recordings.audioFileId} where ${recordings.lessonId} = ${lessons._id}`,
    // The course's own language first (see `bestRecording`).
    sql`${recordings.locale} <> (select ${courses.locale} from ${courses} where ${courses._id} = ${lessons.courseId}), ${recordings.locale}`,
  ),
  subtitles: jsonList(
    jsonObject({ locale: lessonSubtitles.locale, fileId: lessonSubtitles.fileId }),
    sql`${lessonSubtitles} where ${lessonSubtitles.lessonId} = ${lessons._id}`,
    sql`${lessonSubtitles.locale}`,
  ),
  downloads: jsonList(
    jsonObject({
      _id: lessonDownloads._id,
      title: lessonDownloads.title,
      fileId: lessonDownloads.fileId,
      fileName: files.fileName,
      contentType: files.contentType,
      size: files.size,
    }),
    sql`${lessonDownloads} join ${files} on ${files._id} = ${lessonDownloads.fileId} where ${lessonDownloads.lessonId} = ${lessons._id}`,
    sql`${lessonDownloads.position}, ${lessonDownloads._id}`,
  ),
};

export type LessonMedia = JsonRow<typeof lessonMediaFields>;
export type Recording = LessonMedia['recordings'][number];

/** The files of a lesson's row: what it plays in each language, subtitles, downloads. */
export const lessonMedia = jsonObject(lessonMediaFields);

const checkFields = {
  _id: lessonChecks._id,
  atSeconds: lessonChecks.atSeconds,
  questionId: lessonChecks.questionId,
  questionTitle: questions.title,
};

export type LessonCheck = JsonRow<typeof checkFields>;

/** What the recording of a lesson's row asks, in its order, for staff. */
export const lessonChecksTree = jsonList(
  jsonObject(checkFields),
  sql`${lessonChecks} join ${questions} on ${questions._id} = ${lessonChecks.questionId} where ${lessonChecks.lessonId} = ${lessons._id}`,
  sql`${lessonChecks.atSeconds}, ${lessonChecks._id}`,
);

const MEDIA_FIELDS = ['media', 'mediaUrl', 'mediaContentType', 'subtitles', 'downloads'];

/** Whether what a query asks for of a lesson needs its files. */
export const asksForMedia = (asked: ReadonlySet<string>): boolean =>
  MEDIA_FIELDS.some((name) => asked.has(name));
