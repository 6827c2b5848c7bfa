import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { reaches } from '../../platform/viewer.ts';
import { changeableResults } from './exams.policy.ts';
import type { ExamWindow } from './exams.list.ts';
import {
  deleteWindow,
  findWindow,
  findWindowById,
  holdExam,
  placeOf,
  putWindow,
} from './exam-windows.repo.ts';
import { type ExamWindowInput, momentsOf } from './exam-windows.rules.ts';
import type { ExamWindowRow } from './exams.table.ts';

const notFound = () => new DomainError('NOT_FOUND', 'errors.notFound');
const conflict = () => new DomainError('CONFLICT', 'errors.conflict');

/**
 * Says when a group sits an exam, on the clock of its campus.
 * @param version of the window that was read; null where there was none.
 * @throws DomainError NOT_FOUND (no such exam), INVALID with its fields (a group of other regions is
 *   none), CONFLICT where the window is another one than was read.
 */
export async function setExamWindow(
  context: Context,
  input: ExamWindowInput,
  version: number | null,
): Promise<ExamWindow> {
  const place = await placeOf(context.db, input.groupId);
  if (!place || !reaches(changeableResults(signedIn(context)), place.regionId)) {
    throw new DomainError('INVALID', 'errors.invalid', { groupId: 'errors.invalidValue' });
  }
  const moments = momentsOf(input, place.zone);
  const { examId, groupId } = input;
  const row = await write(context, 'setExamWindow', async ({ db, audit }) => {
    if (!(await holdExam(db, examId))) throw notFound();
    const before = await findWindow(db, input);
    if ((before?.version ?? null) !== version) throw conflict();
    const after: ExamWindowRow = {
      ...moments,
      _id: before?._id ?? newId(),
      version: (before?.version ?? 0) + 1,
      examId,
      groupId,
    };
    await putWindow(db, after);
    audit({ entity: 'examWindow', entityId: after._id, before: before ?? null, after });
    return after;
  });
  return told(row, place);
}

const told = (
  row: ExamWindowRow,
  place: { readonly name: string; readonly zone: string; readonly regionId: string },
): ExamWindow => ({
  ...row,
  group: { _id: row.groupId, name: place.name },
  zone: place.zone,
  regionId: place.regionId,
});

/** Takes a group's window away: the exam is open to it as long as its course is. @throws as above. */
export async function removeExamWindow(
  context: Context,
  id: string,
  version: number,
): Promise<ExamWindow> {
  return write(context, 'removeExamWindow', async ({ db, audit }) => {
    const before = await findWindowById(db, id);
    const place = before && (await placeOf(db, before.groupId));
    if (!place || !reaches(changeableResults(signedIn(context)), place.regionId)) {
      throw notFound();
    }
    if (before.version !== version) throw conflict();
    await deleteWindow(db, id);
    audit({ entity: 'examWindow', entityId: id, before });
    return told(before, place);
  });
}
