import type { SQL } from 'drizzle-orm';

/** What lowers a course's grade besides exams and assignments, such as absences. */
export interface GradeDeduction {
  /** Per cent points of one person (`user_id`) in one course (`course_id`), down to hundredths. */
  readonly points: (userId: SQL, courseId: SQL) => SQL<number>;
}

const deductions: GradeDeduction[] = [];

/** Says what else lowers grades; called once, when the owning module is loaded. */
export function registerGradeDeduction(deduction: GradeDeduction): void {
  deductions.push(deduction);
}

export const gradeDeductions = (): readonly GradeDeduction[] => deductions;
