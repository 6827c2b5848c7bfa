import type { Work } from '../../platform/work.ts';

/** What a submission counts as. */
export interface Grade {
  readonly score: number | null;
  readonly completed: boolean | null;
}

/** A grade that came, went or became another one. */
export interface GradeChange {
  readonly subjectKind: 'SUBMISSION_GRADE';
  readonly subjectId: string;
  /** The student. */
  readonly userId: string;
  readonly courseId: string;
  readonly groupId: string;
  readonly regionId: string;
  /** Null: not graded. */
  readonly before: Grade | null;
  readonly after: Grade | null;
  readonly reason: string | null;
  readonly by: string;
}

type Listener = (work: Work, change: GradeChange) => Promise<void>;

const listeners: Listener[] = [];

/** Says who writes down changes of grades; called once, when the owning module is loaded. */
export function registerGradeChanges(listener: Listener): void {
  listeners.push(listener);
}

/** Tells of a change in the transaction that makes it. */
export async function tellGradeChange(work: Work, change: GradeChange): Promise<void> {
  for (const listener of listeners) await listener(work, change);
}
