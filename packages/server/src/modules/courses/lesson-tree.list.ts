import { sql } from 'drizzle-orm';
import { jsonList, jsonObject, type JsonRow } from '../../platform/json.ts';
import { files } from '../files/files.table.ts';
import { lessonDownloads, lessons, lessonSubtitles } from './courses.table.ts';

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
  mediaFileId: lessons.mediaFileId,
  createdAt: lessons.createdAt,
  updatedAt: lessons.updatedAt,
};

export type LessonColumns = JsonRow<typeof lessonFields>;

const lessonMediaFields = {
  contentType: sql<
    string | null
  >`(select ${files.contentType} from ${files} where ${files._id} = ${lessons.mediaFileId})`,
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

/** The files of a lesson's row: what it plays, subtitles, downloads. */
export const lessonMedia = jsonObject(lessonMediaFields);
