import type { GradeRequest, SubmissionRecord } from './assignment-submissions.binding.ts';

/** A grade as the form has it; the feedback as the editor of texts does. */
export interface GradeValues {
  readonly score?: number | null;
  readonly completed?: boolean | null;
  readonly content?: { readonly html: string } | null;
}

export const toValues = ({ score, completed, feedback }: SubmissionRecord): GradeValues => ({
  score,
  completed,
  content: feedback ? { html: feedback } : null,
});

export const toRequest = (
  { score = null, completed = null, content }: GradeValues,
  savedCommentIds: readonly string[],
): GradeRequest => ({
  score,
  completed,
  feedback: content?.html ?? null,
  savedCommentIds: [...savedCommentIds],
});

/** A grade that was just given, with what was there before: what undoing puts back. */
export interface GivenGrade {
  readonly id: string;
  readonly student: string;
  /** Of the submission since. */
  readonly version: number;
  readonly before: GradeRequest;
}

export const givenGrade = (before: SubmissionRecord, version: number): GivenGrade => ({
  id: before.id,
  student: before.student.fullName,
  version,
  before: before.status === 'GRADED' ? toRequest(toValues(before), []) : { ungrade: true },
});
