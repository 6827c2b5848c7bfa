import { localeOf, type MessageId } from '@lampstand/i18n';
import type { Services } from '../../platform/services.ts';
import type { Outcome } from './scoring.rules.ts';

/** A result that is new or has changed, as its student is told of it. */
interface Told {
  readonly _id: string;
  readonly userId: string;
  readonly examId: string;
  /** The student's own language, whoever wrote the result. */
  readonly locale: string;
  readonly title: string;
}

const messageOf = (outcome: Pick<Outcome, 'passed'>, status: 'FINISHED' | 'ABANDONED') => {
  if (status === 'ABANDONED') return 'notifications.exam.abandoned';
  return outcome.passed ? 'notifications.exam.passed' : 'notifications.exam.failed';
};

/** What the student is told when an attempt has ended, with the way to its result. */
export const resultNotification = (
  translators: Services['translators'],
  attempt: Told,
  outcome: Pick<Outcome, 'score' | 'passed'>,
  status: 'FINISHED' | 'ABANDONED',
) => notificationOf(translators, attempt, messageOf(outcome, status), { score: outcome.score });

/** What the student is told when the result of a paper exam was written down. */
export const recordedNotification = (
  translators: Services['translators'],
  result: Told & { readonly score: number },
) => notificationOf(translators, result, 'notifications.exam.recorded', { score: result.score });

/** What the student is told when somebody corrected a score. @param before the score until now. */
export const correctedNotification = (
  translators: Services['translators'],
  result: Told,
  scores: { readonly before: number; readonly score: number },
) => notificationOf(translators, result, 'notifications.exam.corrected', scores);

/** What the student is told when marks were taken back: no score stands until there are new ones. */
export const takenBackNotification = (translators: Services['translators'], result: Told) =>
  notificationOf(translators, result, 'notifications.exam.takenBack', {});

/** What the student is told when an attempt was opened again, with the way back to the exam. */
export const restoredNotification = (translators: Services['translators'], attempt: Told) => ({
  ...notificationOf(translators, attempt, 'notifications.exam.restored', {}),
  link: `/student/exams/${attempt.examId}`,
});

function notificationOf(
  translators: Services['translators'],
  result: Told,
  message: MessageId,
  scores: Readonly<Record<string, number>>,
) {
  const t = translators.get(localeOf(result.locale).code);
  if (!t) throw new Error('The messages of the default locale are not loaded');
  const shares = Object.entries(scores).map(([name, score]) => [name, score / 100] as const);
  return {
    userId: result.userId,
    title: t('notifications.exam.title'),
    description: t.dynamic(message, { exam: result.title, ...Object.fromEntries(shares) }),
    link: `/student/exams/${result.examId}/results/${result._id}`,
  };
}
