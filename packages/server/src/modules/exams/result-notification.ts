import { defaultLocale, localeOf } from '@lampstand/i18n';
import type { Services } from '../../platform/services.ts';
import type { Outcome } from './scoring.rules.ts';

/** An attempt that has just ended, as its student is told of it. */
interface EndedAttempt {
  readonly _id: string;
  readonly userId: string;
  readonly examId: string;
  /** The student's own language, whoever ended the attempt. */
  readonly locale: string;
  readonly title: string;
}

const messageOf = (outcome: Outcome, status: 'FINISHED' | 'ABANDONED') => {
  if (status === 'ABANDONED') return 'notifications.exam.abandoned';
  return outcome.passed ? 'notifications.exam.passed' : 'notifications.exam.failed';
};

/** What the student is told when an attempt has ended, with the way to its result. */
export function resultNotification(
  translators: Services['translators'],
  attempt: EndedAttempt,
  outcome: Outcome,
  status: 'FINISHED' | 'ABANDONED',
) {
  const t = translators.get(localeOf(attempt.locale).code) ?? translators.get(defaultLocale);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  return {
    userId: attempt.userId,
    title: t('notifications.exam.title'),
    description: t.dynamic(messageOf(outcome, status), {
      exam: attempt.title,
      score: outcome.score / 100,
    }),
    link: `/student/exams/${attempt.examId}/results/${attempt._id}`,
  };
}
