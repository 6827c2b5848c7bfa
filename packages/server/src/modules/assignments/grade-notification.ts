import { localeOf, type Translator } from '@lampstand/i18n';
import type { Services } from '../../platform/services.ts';
import type { NewNotification } from '../notifications/index.ts';
import type { Grade } from './grade-changes.ts';
import type { HeldSubmission } from './submissions.repo.ts';

/** The words of a person's language, whoever writes to them. */
export function translatorOf(translators: Services['translators'], locale: string): Translator {
  const t = translators.get(localeOf(locale).code);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  return t;
}

type Told = Pick<HeldSubmission, 'assignment' | 'student'>;

/** What a student is told when their work was graded. */
export function gradedNotification(
  translators: Services['translators'],
  told: Told,
  { score, completed }: Grade,
): NewNotification {
  const t = translatorOf(translators, told.student.locale);
  const assignment = told.assignment.title;
  const description = () => {
    if (score !== null) {
      return t('notifications.assignment.graded', { assignment, score: score / 100 });
    }
    return completed === true
      ? t('notifications.assignment.complete', { assignment })
      : t('notifications.assignment.incomplete', { assignment });
  };
  return toStudent(t, told, description());
}

/** What a student is told when a grade was taken back. */
export function ungradedNotification(
  translators: Services['translators'],
  told: Told,
): NewNotification {
  const t = translatorOf(translators, told.student.locale);
  const assignment = told.assignment.title;
  return toStudent(t, told, t('notifications.assignment.ungraded', { assignment }));
}

/** What a student is told who may hand in once more. @param until in their language, with the zone. */
export function reopenedNotification(
  translators: Services['translators'],
  told: Told,
  until: string,
): NewNotification {
  const t = translatorOf(translators, told.student.locale);
  const assignment = told.assignment.title;
  return toStudent(t, told, t('notifications.assignment.reopened', { assignment, until }));
}

const toStudent = (t: Translator, { assignment, student }: Told, description: string) => ({
  userId: student._id,
  title: t('notifications.assignment.title'),
  description,
  link: `/student/assignments/${assignment._id}`,
});
