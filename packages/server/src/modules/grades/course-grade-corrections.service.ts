import { defaultLocale, localeOf } from '@lampstand/i18n';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError, found } from '../../platform/errors.ts';
import { isOwn, reaches } from '../../platform/viewer.ts';
import { notify } from '../notifications/index.ts';
import { type CourseGrade, courseGrade } from './course-grade.rules.ts';
import { findGrades } from './course-grades.repo.ts';
import type { GradeCorrectionInput } from './course-grade-corrections.rules.ts';
import { correctableRegions } from './grades.policy.ts';
import { localeOfStudent, placeOfGrade } from './standing-grade.repo.ts';
import { correctCourseGrade } from './standing-grade.service.ts';

/**
 * Puts another grade of a course in the place of what a student's work comes to, or takes that back,
 * and tells the student.
 * @param version of the correction as it was read, 0 where there was none.
 * @throws DomainError NOT_FOUND, FORBIDDEN for one's own, CONFLICT on an older version, INVALID with
 * the field `score` where nothing would change.
 */
export async function correctGradeOf(
  context: Context,
  version: number,
  { studentId: userId, courseId, score = null, reason }: GradeCorrectionInput,
): Promise<CourseGrade> {
  const viewer = signedIn(context);
  const whose = { userId, courseId };
  const place = await placeOfGrade(context.db, whose);
  if (!place || !reaches(correctableRegions(viewer), place.regionId)) {
    throw new DomainError('NOT_FOUND', 'errors.notFound');
  }
  if (isOwn(viewer, userId)) throw new DomainError('FORBIDDEN', 'errors.exam.ownResult');
  await write(context, 'correctCourseGrade', async (work) => {
    const decided = { score, reason, version, by: viewer._id };
    const { after, course } = await correctCourseGrade(work, whose, decided);
    const t = context.services.translators.get(
      localeOf((await localeOfStudent(work.db, userId)) ?? defaultLocale).code,
    );
    if (!t) throw new Error('The messages of the default locale are not loaded');
    notify(work, {
      userId,
      title: t('notifications.exam.gradeTitle'),
      description:
        after === null
          ? t('notifications.exam.gradeWithdrawn', { course })
          : t('notifications.exam.gradeCorrected', { course, score: after / 100 }),
      link: `/student/courses/${courseId}/grades`,
    });
  });
  const now = context.services.clock.now().toISOString();
  const { courses, scale } = await findGrades(context.db, { ...whose, now });
  return courseGrade(found(courses[0]), scale, now);
}
