import type { Work } from '../../platform/work.ts';

/** A course that is being copied to a new one, whose lessons are there already. */
export interface CourseCopy {
  readonly fromId: string;
  readonly toId: string;
  /** Its lessons: by the old id the new one. */
  readonly lessons: ReadonlyMap<string, string>;
  /** Who copies it. */
  readonly userId: string;
}

type CopyPart = (work: Work, copy: CourseCopy) => Promise<void>;

const parts: CopyPart[] = [];

/**
 * Says what else belongs to a course and is copied with it, in the same transaction; called once, when
 * the owning module is loaded.
 */
export function registerCourseCopy(part: CopyPart): void {
  parts.push(part);
}

/** Has every module copy what it keeps of the course. */
export async function copyParts(work: Work, copy: CourseCopy): Promise<void> {
  for (const part of parts) await part(work, copy);
}
