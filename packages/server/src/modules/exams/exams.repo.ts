import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { examAnswers, examChoices, examQuestions, type ExamRow, exams } from './exams.table.ts';
import type { KnownQuestion, PlannedQuestion, QuestionPlan } from './question-plan.rules.ts';

export async function insertExam(db: Db, row: ExamRow): Promise<void> {
  await db.insert(exams).values(row);
}

export async function updateExamRow(db: Db, row: ExamRow): Promise<void> {
  await db.update(exams).set(row).where(eq(exams._id, row._id));
}

export async function deleteExam(db: Db, id: string): Promise<void> {
  await db.delete(exams).where(eq(exams._id, id));
}

/** The exam for a change: nobody else changes it meanwhile. */
export async function lockExam(db: Db, id: string): Promise<ExamRow | undefined> {
  const [row] = await db.select().from(exams).where(eq(exams._id, id)).for('update');
  return row;
}

/**
 * The questions as they are stored, and which of them have been answered. Their choices are locked
 * first, so that no answer arrives between the look and the change.
 */
export async function readKnownQuestions(db: Db, examId: string): Promise<KnownQuestion[]> {
  const questions = await db.select().from(examQuestions).where(eq(examQuestions.examId, examId));
  const choices = await db
    .select()
    .from(examChoices)
    .where(
      inArray(
        examChoices.questionId,
        questions.map((question) => question._id),
      ),
    )
    .for('update');
  const answered = await db
    .select({ questionId: examChoices.questionId })
    .from(examChoices)
    .where(
      and(
        inArray(
          examChoices._id,
          choices.map((choice) => choice._id),
        ),
        exists(db.select().from(examAnswers).where(eq(examAnswers.choiceId, examChoices._id))),
      ),
    );
  const answeredIds = new Set(answered.map((row) => row.questionId));
  return questions.map((question) => ({
    ...question,
    answered: answeredIds.has(question._id),
    choices: choices.filter((choice) => choice.questionId === question._id),
  }));
}

/** Makes the stored questions and choices those of the plan. */
export async function saveQuestions(db: Db, examId: string, plan: QuestionPlan): Promise<void> {
  if (plan.removedChoiceIds.length > 0) {
    await db.delete(examChoices).where(inArray(examChoices._id, [...plan.removedChoiceIds]));
  }
  if (plan.removedQuestionIds.length > 0) {
    await db.delete(examQuestions).where(inArray(examQuestions._id, [...plan.removedQuestionIds]));
  }
  if (plan.questions.length === 0) return;
  await db
    .insert(examQuestions)
    .values(plan.questions.map(({ choices: _choices, ...question }) => ({ ...question, examId })))
    .onConflictDoUpdate({
      target: examQuestions._id,
      set: {
        kind: sql`excluded.kind`,
        text: sql`excluded.text`,
        points: sql`excluded.points`,
        position: sql`excluded.position`,
      },
    });
  const choices = plan.questions.flatMap((question) =>
    question.choices.map((choice) => ({ ...choice, questionId: question._id })),
  );
  await db
    .insert(examChoices)
    .values(choices)
    .onConflictDoUpdate({
      target: examChoices._id,
      set: {
        text: sql`excluded.text`,
        correct: sql`excluded.correct`,
        position: sql`excluded.position`,
      },
    });
}

/** The exams of a course. */
export const examsOf = (db: Db, courseId: string): Promise<ExamRow[]> =>
  db
    .select()
    .from(exams)
    .where(eq(exams.courseId, courseId))
    .orderBy(asc(exams.createdAt), asc(exams._id));

/** The questions of an exam with their choices, in their order. */
export async function questionsOf(db: Db, examId: string): Promise<PlannedQuestion[]> {
  const questions = await db
    .select()
    .from(examQuestions)
    .where(eq(examQuestions.examId, examId))
    .orderBy(asc(examQuestions.position));
  const ids = questions.map(({ _id }) => _id);
  const choices = await db
    .select()
    .from(examChoices)
    .where(inArray(examChoices.questionId, ids))
    .orderBy(asc(examChoices.position));
  return questions.map(({ examId: _exam, ...question }) => ({
    ...question,
    choices: choices
      .filter(({ questionId }) => questionId === question._id)
      .map(({ questionId: _question, ...choice }) => choice),
  }));
}
