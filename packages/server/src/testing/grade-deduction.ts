import { sql } from 'drizzle-orm';
import { registerGradeDeduction } from '../modules/grades/index.ts';

/** A course whose grades are lowered, as a module of absences would do. */
export const DEDUCTED = 'course-with-deduction';

// Before any statement about grades is made: the files of a worker share its modules.
registerGradeDeduction({
  points: (_user, course) => sql<number>`case when ${course} = ${DEDUCTED} then 2.5 else 0 end`,
});
