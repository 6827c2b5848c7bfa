import { newId } from '../../platform/id.ts';
import type { Work } from '../../platform/work.ts';
import type { CourseCopy } from '../courses/index.ts';
import {
  assignmentsOf,
  downloadsOf,
  insertAssignment,
  insertAssignmentDownload,
} from './assignments.repo.ts';
import type { AssignmentRow } from './assignments.table.ts';

/** Gives a copied course the assignments of the one it was copied from, unpublished, without dates. */
export async function copyAssignments(
  { db, now, audit }: Work,
  { fromId, toId, userId }: CourseCopy,
): Promise<void> {
  for (const assignment of await assignmentsOf(db, fromId)) {
    const row: AssignmentRow = {
      ...assignment,
      _id: newId(),
      courseId: toId,
      published: false,
      version: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: userId,
      updatedBy: userId,
    };
    await insertAssignment(db, row);
    for (const download of await downloadsOf(db, assignment._id)) {
      await insertAssignmentDownload(db, { ...download, _id: newId(), assignmentId: row._id });
    }
    audit({ entity: 'assignment', entityId: row._id, after: row });
  }
}
