import {
  examChoices,
  examQuestions,
  type ExamRow,
  exams,
} from '../../modules/exams/exams.table.ts';
import { newId } from '../../platform/id.ts';
import { groupId } from '../../seed/places.ts';
import type { TestApp } from '../test-app.ts';
import { aCourse } from './course.ts';
import { recordOf } from './record.ts';

interface Extra {
  /** Ids of groups that the course is offered to. */
  readonly offeredTo?: readonly string[];
  /** Worth of each question; each has a right and a wrong choice. */
  readonly points?: readonly number[];
}

const exam = { instructions: null, passMark: 70, allowedAttempts: 2, openBook: false };

/** A published exam in a course of its own, offered to the student persona's group. */
export async function anExam(app: TestApp, given: Partial<ExamRow> & Extra = {}) {
  const { offeredTo = [groupId('cape-town-1')], points = [1, 1, 2], ...overrides } = given;
  const { db } = app.services.database;
  const courseId = overrides.courseId ?? (await aCourse(app, { offeredTo }))._id;
  const row = {
    ...recordOf(app),
    ...exam,
    title: 'Romans',
    published: true,
    courseId,
    ...overrides,
  };
  const questions = points.map((worth, index) => questionOf(row._id, worth, index + 1));
  await db.insert(exams).values(row);
  if (questions.length > 0) {
    await db.insert(examQuestions).values(questions.map((question) => question.row));
    await db.insert(examChoices).values(questions.flatMap((question) => question.choices));
  }
  return {
    ...row,
    questions: questions.map(({ row: { _id }, right, wrong }) => ({ _id, right, wrong })),
  };
}

export type TestExam = Awaited<ReturnType<typeof anExam>>;

function questionOf(examId: string, points: number, position: number) {
  const [_id, right, wrong] = [newId(), newId(), newId()];
  const kind = 'SINGLE_CHOICE' as const;
  return {
    right,
    wrong,
    row: { _id, examId, kind, text: `Question ${position}`, points, position },
    choices: [
      { _id: right, questionId: _id, text: 'Right', correct: true, position: 1 },
      { _id: wrong, questionId: _id, text: 'Wrong', correct: false, position: 2 },
    ],
  };
}
