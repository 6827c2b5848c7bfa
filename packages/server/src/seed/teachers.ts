import { fullNameOf } from '../modules/teachers/index.ts';
import { teacherBiographies, teachers } from '../modules/teachers/teachers.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { personaId } from './people.ts';
import { teacherPlans } from './teacher-plans.ts';

/** The id of a teacher by the name under which courses name them. */
export const teacherId = (fullName: string): string =>
  `teacher-${fullName.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

/** The college's teachers with what is told of them. */
export async function seedTeachers(db: Db, now: Date): Promise<void> {
  const stamp = {
    createdAt: daysFrom(now, -160).toISOString(),
    updatedAt: daysFrom(now, -95).toISOString(),
    createdBy: personaId('admin'),
    updatedBy: personaId('admin'),
  };
  for (const { account, biographies, ...plan } of teacherPlans) {
    const _id = teacherId(fullNameOf(plan));
    const userId = account ? personaId(account) : null;
    await db.insert(teachers).values({ ...stamp, ...plan, _id, userId });
    if (biographies.length === 0) continue;
    await db
      .insert(teacherBiographies)
      .values(biographies.map((each) => ({ ...each, teacherId: _id })));
  }
}
