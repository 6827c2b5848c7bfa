import { type SQL, sql } from 'drizzle-orm';
import { jsonList, jsonObject, jsonOne, type JsonRow } from '../../platform/json.ts';
import { lessonCheckAnswers } from '../learning/learning.table.ts';
import { questions, questionVersions } from '../questions/questions.table.ts';
import { courses, lessons } from './courses.table.ts';
import { lessonChecks } from './lesson-checks.table.ts';
import { shortestSeconds } from './lesson-length.list.ts';

/** Checks that come in every recording of the lesson's row: after `from`, to be narrowed by an `and`. */
const checksOfLesson = sql`${lessonChecks} join ${questions} on ${questions._id} = ${lessonChecks.questionId} join ${questionVersions} on ${questionVersions.questionId} = ${questions._id} and ${questionVersions.number} = ${questions.latest}`;

/** What a check asks: nothing in it tells the answer. */
const checkFields = {
  _id: lessonChecks._id,
  atSeconds: lessonChecks.atSeconds,
  kind: questions.kind,
  content: questionVersions.content,
  courseLocale: courses.locale,
  answered: sql<boolean>`${lessonCheckAnswers.answeredAt} is not null`,
  tries: sql<number>`coalesce(${lessonCheckAnswers.tries}, 0)`,
};

/** What the recording of a lesson's row asks the person, in its order; `courses` is joined. */
export const studentChecks = (userId: SQL) =>
  jsonList(
    jsonObject(checkFields),
    sql`${checksOfLesson} left join ${lessonCheckAnswers} on ${lessonCheckAnswers.checkId} = ${lessonChecks._id} and ${lessonCheckAnswers.userId} = ${userId} where ${lessonChecks.lessonId} = ${lessons._id} and ${lessonChecks.atSeconds} < coalesce(${shortestSeconds}, ${lessonChecks.atSeconds} + 1)`,
    sql`${lessonChecks.atSeconds}, ${lessonChecks._id}`,
  );

/** What a recording asks at one of its seconds, as one student sees it. */
export type StudentCheck = JsonRow<typeof checkFields>;

/** What decides whether an answer is right; never sent to anybody. */
export const checkToMark = {
  _id: lessonChecks._id,
  lessonId: lessonChecks.lessonId,
  kind: questions.kind,
  content: questionVersions.content,
  key: questionVersions.key,
};

export type CheckToMark = JsonRow<typeof checkToMark>;

/** One check with its key. */
export const checkWithKey = (id: SQL) =>
  jsonOne(jsonObject(checkToMark), sql`${checksOfLesson} where ${lessonChecks._id} = ${id}`);
