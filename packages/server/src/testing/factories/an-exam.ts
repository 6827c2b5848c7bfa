import { courseGroups, courses } from '../../modules/courses/courses.table.ts';
import {
  examChoices,
  examQuestions,
  type ExamRow,
  exams,
} from '../../modules/exams/exams.table.ts';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/id.ts';
import { groupId } from '../../seed/places.ts';

const stamp = { version: 1, createdAt: '2026-02-01T00:00:00Z', updatedAt: '2026-02-01T00:00:00Z' };

/** A published exam of a course of its own; `points` makes one question with a right and a wrong choice each. */
export async function anExam(
  db: Db,
  {
    groups = ['cape-town-1'],
    points = [1, 1, 2],
    coursePublished = true,
    ...exam
  }: ExamOptions = {},
) {
  const _id = newId();
  const courseId = newId();
  const course = { ...stamp, _id: courseId, code: courseId, name: 'A course', locale: 'en' };
  const questions = points.map((worth) => ({
    _id: newId(),
    points: worth,
    right: newId(),
    wrong: newId(),
  }));
  await db.insert(courses).values({ ...course, published: coursePublished });
  await db.insert(courseGroups).values(groups.map((key) => ({ courseId, groupId: groupId(key) })));
  await db
    .insert(exams)
    .values({ ...stamp, _id, courseId, title: 'An exam', published: true, ...exam });
  for (const [at, { _id: questionId, points: worth, right, wrong }] of questions.entries()) {
    const kind = 'SINGLE_CHOICE' as const;
    await db
      .insert(examQuestions)
      .values({
        _id: questionId,
        examId: _id,
        kind,
        text: `Question ${at}`,
        points: worth,
        position: at + 1,
      });
    await db.insert(examChoices).values([
      { _id: right, questionId, text: 'Right', correct: true, position: 1 },
      { _id: wrong, questionId, text: 'Wrong', correct: false, position: 2 },
    ]);
  }
  return { _id, courseId, questions };
}

interface ExamOptions extends Partial<ExamRow> {
  /** Keys of groups that the course is offered to. */
  readonly groups?: readonly string[];
  readonly points?: readonly number[];
  readonly coursePublished?: boolean;
}
