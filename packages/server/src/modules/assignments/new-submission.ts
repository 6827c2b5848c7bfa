import type { SubmissionRow } from './assignments.table.ts';

type Begun = Pick<
  SubmissionRow,
  '_id' | 'assignmentId' | 'courseId' | 'userId' | 'groupId' | 'regionId'
>;

/** A draft as it begins. @param begun.now ISO text. */
export const newSubmission = ({
  now,
  ...begun
}: Begun & Partial<SubmissionRow> & { readonly now: string }): SubmissionRow => ({
  version: 1,
  status: 'DRAFT',
  number: 0,
  text: '',
  sequence: 0,
  lateReason: null,
  createdAt: now,
  updatedAt: now,
  submittedAt: null,
  receiptHash: null,
  receiptCode: null,
  dueAt: null,
  score: null,
  completed: null,
  feedback: null,
  gradedAt: null,
  gradedBy: null,
  reopenedUntil: null,
  reopenedBy: null,
  reopenReason: null,
  ...begun,
});
