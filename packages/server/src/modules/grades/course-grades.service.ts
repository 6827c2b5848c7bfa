import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { type CourseGrade, courseGrade } from './course-grade.rules.ts';
import { findGrades } from './course-grades.repo.ts';

/** What the person has come to in all courses, the newest first. */
export async function readOwnGrades(context: Context): Promise<CourseGrade[]> {
  const now = context.services.clock.now().toISOString();
  const { courses, scale } = await findGrades(context.db, { userId: signedIn(context)._id, now });
  return courses.map((raw) => courseGrade(raw, scale, now));
}

/** What the person has come to in one of their courses. @throws DomainError NOT_FOUND. */
export async function readOwnGrade(context: Context, courseId: string): Promise<CourseGrade> {
  const now = context.services.clock.now().toISOString();
  const asked = { userId: signedIn(context)._id, courseId, now };
  const { courses, scale } = await findGrades(context.db, asked);
  const [raw] = courses;
  if (!raw) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return courseGrade(raw, scale, now);
}
