import { sql } from 'drizzle-orm';
import { lessons, recordings } from './courses.table.ts';

/** The length of the shortest recording of a lesson's row: who sees it has seen the lesson too. */
export const shortestSeconds = sql<
  number | null
>`least(${lessons.durationSeconds}, (select min(${recordings.durationSeconds}) from ${recordings} where ${recordings.lessonId} = ${lessons._id}))`;
