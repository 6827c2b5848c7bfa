import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import type { CourseCopy } from '../courses/index.ts';
import { examsOf, insertExam, questionsOf, saveQuestions } from './exams.repo.ts';
import type { ExamRow } from './exams.table.ts';

/** Gives a copied course the exams of the one that it was copied from, unpublished and unsat. */
export async function copyExams(
  { db, now, audit }: Work,
  { fromId, toId, userId }: CourseCopy,
): Promise<void> {
  for (const exam of await examsOf(db, fromId)) {
    const row: ExamRow = {
      ...exam,
      _id: newId(),
      courseId: toId,
      published: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: userId,
      updatedBy: userId,
    };
    const questions = (await questionsOf(db, exam._id)).map((question) => ({
      ...question,
      _id: newId(),
      choices: question.choices.map((choice) => ({ ...choice, _id: newId() })),
    }));
    await insertExam(db, row);
    await saveQuestions(db, row._id, { questions, removedQuestionIds: [], removedChoiceIds: [] });
    audit({ entity: 'exam', entityId: row._id, after: { ...row, questions } });
  }
}
