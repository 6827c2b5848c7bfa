import { eq, inArray } from 'drizzle-orm';
import {
  assignmentDates,
  assignmentDownloads,
  assignments,
  feedbackFiles,
  savedComments,
  submissionFiles,
  submissions,
} from '../../modules/assignments/assignments.table.ts';
import { newSubmission } from '../../modules/assignments/new-submission.ts';
import { courseOfferings } from '../../modules/courses/courses.table.ts';
import { anOffering } from '../factories/course.ts';
import type { Db } from '../../platform/database.ts';
import { seats } from './owners.ts';

const at = '2026-03-01T12:00:00Z';
const stamp = { version: 1, createdAt: at, updatedAt: at };

const assignmentOf = (_id: string) => ({
  ...stamp,
  _id,
  courseId: 'course-spare',
  title: 'Spare',
  content: '<p>Spare</p>',
  locale: 'en',
  kind: 'GRADED' as const,
  position: 1,
  published: true,
  weight: 1,
  maxFiles: 5,
  allowText: true,
});

const file = {
  fileId: 'file-talk',
  fileName: 'spare.m4a',
  contentType: 'audio/mp4',
  size: 1,
  sha256: 'spare',
  createdAt: at,
};

/** Assignments, work that was handed in and saved comments, as they were before anything changed them. */
export async function makeAssignmentSpares(
  db: Db,
  owners: Readonly<Record<keyof typeof seats, string>>,
): Promise<void> {
  const ids = ['assignment-spare', 'assignment-unused'];
  await db.delete(submissions).where(inArray(submissions.assignmentId, ids));
  await db.delete(assignments).where(inArray(assignments._id, ids));
  await db.insert(assignments).values(ids.map(assignmentOf));
  await db
    .insert(courseOfferings)
    .values(
      ['group-cape-town-1', 'group-cape-town-2', 'group-berlin-1'].map((groupId) => ({
        ...anOffering({ courseId: 'course-spare', groupId }),
      })),
    )
    .onConflictDoNothing();
  await db.insert(assignmentDownloads).values({
    _id: 'assignment-download-spare',
    assignmentId: 'assignment-spare',
    fileId: 'file-talk',
    title: 'Spare',
    position: 1,
  });
  for (const [whose, groupId] of [
    ['own', 'group-cape-town-1'],
    ['anotherRegion', 'group-berlin-1'],
  ] as const) {
    const dates = { _id: `assignment-dates-${whose}`, assignmentId: 'assignment-spare', groupId };
    await db.insert(assignmentDates).values(dates);
  }
  for (const whose of ['own', 'anotherUser', 'anotherGroup', 'anotherRegion'] as const) {
    const userId = owners[whose];
    await db.insert(submissions).values(submissionOf(whose, userId));
    const belongs = { ...file, submissionId: `submission-${whose}` };
    await db.insert(submissionFiles).values({ ...belongs, _id: `submission-file-${whose}` });
    await db.insert(feedbackFiles).values({ ...belongs, _id: `feedback-file-${whose}` });
    const commentId = `saved-comment-${whose}`;
    await db.delete(savedComments).where(eq(savedComments._id, commentId));
    await db
      .insert(savedComments)
      .values({ ...stamp, _id: commentId, ownerId: userId, locale: 'en', text: 'Spare' });
  }
}

const submissionOf = (whose: keyof typeof seats, userId: string) => ({
  ...newSubmission({
    _id: `submission-${whose}`,
    assignmentId: 'assignment-spare',
    courseId: 'course-spare',
    userId,
    ...seats[whose],
    now: at,
  }),
  status: 'SUBMITTED' as const,
  number: 1,
  text: 'Spare',
  submittedAt: at,
  receiptHash: 'spare',
  receiptCode: 'SPAR-ESPA-RESP',
});
