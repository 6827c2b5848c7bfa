import { examChoices, examQuestions, exams } from '../modules/exams/exams.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { courseId, examId } from './course-plans.ts';
import { type ExamPlan, examPlans } from './exam-plans.ts';

/** The right choice does not always stand first: its place follows from the question's number. */
function choicesOf(plan: ExamPlan, index: number): { text: string; correct: boolean }[] {
  const right = plan.questions[index]?.right ?? true;
  if (typeof right === 'boolean') {
    return [
      { text: 'True', correct: right },
      { text: 'False', correct: !right },
    ];
  }
  const [correct, ...wrong] = right;
  const all = wrong.map((text) => ({ text, correct: false }));
  return all.toSpliced(index % right.length, 0, { text: correct, correct: true });
}

export const questionId = (exam: string, position: number): string => `${exam}-q${position}`;
export const choiceId = (question: string, position: number): string => `${question}-c${position}`;

/** Exams with their questions and choices. */
export async function seedExams(db: Db, now: Date): Promise<void> {
  const stamp = {
    version: 1,
    createdAt: daysFrom(now, -120).toISOString(),
    updatedAt: daysFrom(now, -80).toISOString(),
  };
  for (const plan of examPlans) {
    const _id = examId(plan.code, plan.part);
    await db.insert(exams).values({
      ...stamp,
      _id,
      courseId: courseId(plan.code),
      title: plan.title,
      instructions: plan.openBook
        ? 'You may use your notes and your Bible. Read every question to its end before you answer.'
        : 'Please put away your notes. Read every question to its end before you answer.',
      openBook: plan.openBook ?? false,
      published: true,
    });
    await db.insert(examQuestions).values(
      plan.questions.map((question, index) => ({
        _id: questionId(_id, index + 1),
        examId: _id,
        kind:
          typeof question.right === 'boolean'
            ? ('TRUE_FALSE' as const)
            : ('SINGLE_CHOICE' as const),
        text: question.text,
        points: question.points,
        position: index + 1,
      })),
    );
    await db.insert(examChoices).values(
      plan.questions.flatMap((_question, index) =>
        choicesOf(plan, index).map((choice, at) => ({
          ...choice,
          _id: choiceId(questionId(_id, index + 1), at + 1),
          questionId: questionId(_id, index + 1),
          position: at + 1,
        })),
      ),
    );
  }
}
