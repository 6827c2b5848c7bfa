import { lessonChecks } from '../../modules/courses/lesson-checks.table.ts';
import { questions, questionVersions } from '../../modules/questions/questions.table.ts';
import { newId } from '../../platform/id.ts';
import type { TestApp } from '../test-app.ts';
import { questionOf } from './exam.ts';

/** A question of two choices in the bank of a course, which no exam asks. */
export async function aQuestion(app: TestApp, courseId: string) {
  const { db } = app.services.database;
  const { row, version, right, wrong } = questionOf(app, { courseId, points: 1, position: 1 });
  await db.insert(questions).values(row);
  await db.insert(questionVersions).values(version);
  return { _id: row._id, right, wrong };
}

/** A second at which the recording of a lesson asks a question of its own. */
export async function aCheck(
  app: TestApp,
  lesson: { readonly _id: string; readonly courseId: string },
  atSeconds: number,
) {
  const { _id: questionId, right, wrong } = await aQuestion(app, lesson.courseId);
  const _id = newId();
  const row = { _id, lessonId: lesson._id, questionId, atSeconds };
  await app.services.database.db.insert(lessonChecks).values(row);
  return { ...row, right, wrong };
}
