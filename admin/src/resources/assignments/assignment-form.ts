import type { AssignmentInput, AssignmentRecordFragment } from './assignments.generated.ts';

/** Text apart from other texts: a conflict says that it changed instead of showing its HTML. */
interface Content {
  readonly html: string;
}

/** An assignment as pages and forms have it. */
export type AssignmentRecord = Omit<AssignmentRecordFragment, 'content'> & {
  readonly content: Content;
};

export type AssignmentForm = Omit<AssignmentInput, 'content'> & {
  readonly content?: Content | null;
};

export const toForm = (assignment: AssignmentRecordFragment): AssignmentRecord => ({
  ...assignment,
  content: { html: assignment.content },
});

export const toInput = (form: AssignmentForm): AssignmentInput => ({
  courseId: form.courseId,
  title: form.title,
  content: form.content?.html ?? '',
  locale: form.locale,
  kind: form.kind,
  position: form.position,
  published: form.published,
  weight: form.weight,
  maxFiles: form.maxFiles,
  allowText: form.allowText,
});
