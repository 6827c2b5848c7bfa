import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import { copyChecks, type CourseCopy } from '../courses/index.ts';
import { copyBank } from './exams-copy.repo.ts';
import { examsOf, insertExam, itemsOf, saveItems } from './exams.repo.ts';
import type { ExamRow } from './exams.table.ts';

/**
 * Gives a copied course the questions of the one that it was copied from, and what asks them: its
 * lessons' recordings, and exams of its own, unpublished and unsat.
 */
export async function copyExams(
  { db, now, audit }: Work,
  { fromId, toId, lessons, userId }: CourseCopy,
): Promise<void> {
  const bank = await copyBank(db, { fromId, toId, userId, now });
  await copyChecks(db, { lessons, questions: bank.questions });
  const { size } = bank.questions;
  if (size > 0)
    audit({ entity: 'questionBank', entityId: toId, after: { fromId, questions: size } });
  const copyOf = (map: ReadonlyMap<string, string>, id: string | null) =>
    id === null ? null : (map.get(id) ?? null);
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
    const items = (await itemsOf(db, exam._id)).map((item) => ({
      ...item,
      _id: newId(),
      examId: row._id,
      questionId: copyOf(bank.questions, item.questionId),
      versionId: copyOf(bank.versions, item.versionId),
      poolId: copyOf(bank.pools, item.poolId),
    }));
    await insertExam(db, row);
    await saveItems(db, row._id, items);
    audit({ entity: 'exam', entityId: row._id, after: { ...row, items } });
  }
}
