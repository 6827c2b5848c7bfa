import {
  assignmentDates,
  type AssignmentDatesRow,
  type AssignmentRow,
  assignments,
  submissions,
} from '../../modules/assignments/assignments.table.ts';
import { newSubmission } from '../../modules/assignments/new-submission.ts';
import { newId } from '../../platform/id.ts';
import type { TestApp } from '../test-app.ts';
import { recordOf } from './record.ts';

/** A published assignment of a course, without dates. */
export async function anAssignment(
  app: TestApp,
  overrides: Partial<AssignmentRow> & Pick<AssignmentRow, 'courseId'>,
): Promise<AssignmentRow> {
  const row: AssignmentRow = {
    ...recordOf(app),
    title: 'The letter to Philemon',
    content: '<p>Write what Paul asks for.</p>',
    locale: 'en',
    kind: 'GRADED',
    position: 1,
    published: true,
    weight: 1,
    maxFiles: 3,
    allowText: true,
    ...overrides,
  };
  await app.services.database.db.insert(assignments).values(row);
  return row;
}

/** When a group hands an assignment in. */
export async function datesOf(
  app: TestApp,
  given: Partial<AssignmentDatesRow> & Pick<AssignmentDatesRow, 'assignmentId' | 'groupId'>,
): Promise<AssignmentDatesRow> {
  const row = { _id: newId(), version: 1, opensAt: null, dueAt: null, ...given };
  await app.services.database.db.insert(assignmentDates).values(row);
  return row;
}

/** Work of a student that was graded with 55. @returns its id. */
export async function aGradedSubmission(
  app: TestApp,
  place: Omit<Parameters<typeof newSubmission>[0], '_id' | 'now'> & { readonly gradedBy: string },
): Promise<string> {
  const now = app.clock.now().toISOString();
  const row = newSubmission({
    _id: newId(),
    now,
    status: 'GRADED',
    submittedAt: now,
    receiptHash: 'hash',
    receiptCode: 'CODE',
    score: 55,
    gradedAt: now,
    ...place,
  });
  await app.services.database.db.insert(submissions).values(row);
  return row._id;
}
