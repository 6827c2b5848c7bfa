import { type ExamRow, examItems, exams } from '../../modules/exams/exams.table.ts';
import {
  type QuestionKind,
  questions,
  questionVersions,
} from '../../modules/questions/questions.table.ts';
import { newId } from '../../platform/id.ts';
import { groupId } from '../../seed/places.ts';
import type { TestApp } from '../test-app.ts';
import { aCourse } from './course.ts';
import { emptyKey } from '../../modules/questions/empty-key.rules.ts';
import { recordOf } from './record.ts';

interface Extra {
  /** Ids of groups that the course is offered to. */
  readonly offeredTo?: readonly string[];
  /** Worth of each question; each has a right and a wrong choice. */
  readonly points?: readonly number[];
}

const exam = {
  instructions: null,
  locale: 'en',
  translations: {},
  passMark: 70,
  allowedAttempts: 2,
  openBook: false,
  shuffleQuestions: false,
  shuffleParts: false,
  timeLimitMinutes: null,
  leavingFails: true,
  graceSeconds: 60,
  connectionGraceSeconds: 300,
  answersShown: 'AT_END',
  practice: false,
  weight: 1,
} as const;

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
  const asked = points.map((worth, index) =>
    questionOf(app, { courseId, points: worth, position: index + 1 }),
  );
  await db.insert(exams).values(row);
  if (asked.length > 0) {
    await db.insert(questions).values(asked.map((question) => question.row));
    await db.insert(questionVersions).values(asked.map((question) => question.version));
    await db
      .insert(examItems)
      .values(asked.map((question) => ({ ...question.item, examId: row._id })));
  }
  return {
    ...row,
    questions: asked.map(({ row: { _id }, version, right, wrong }) => ({
      _id,
      versionId: version._id,
      right,
      wrong,
    })),
  };
}

export type TestExam = Awaited<ReturnType<typeof anExam>>;

interface Asked {
  readonly courseId: string;
  readonly points: number;
  readonly position: number;
}

/** A question of two choices with its only version, and the item that asks it. */
export function questionOf(app: TestApp, { courseId, points, position }: Asked) {
  const [right, wrong, versionId] = [newId(), newId(), newId()];
  const kind: QuestionKind = 'SINGLE_CHOICE';
  const text = `Question ${position}`;
  const row = { ...recordOf(app), courseId, kind, title: text, latest: 1 };
  const version = {
    _id: versionId,
    questionId: row._id,
    number: 1,
    content: {
      texts: { en: text },
      parts: [
        { _id: right, role: 'CHOICE', texts: { en: 'Right' } },
        { _id: wrong, role: 'CHOICE', texts: { en: 'Wrong' } },
      ],
      maxWords: null,
      unit: null,
    } as const,
    key: { ...emptyKey, choiceIds: [right] },
    createdAt: row.createdAt,
  };
  const item = { _id: newId(), position, points, questionId: row._id, versionId };
  return { right, wrong, row, version, item };
}
