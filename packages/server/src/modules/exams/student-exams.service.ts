import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { conditionsFor, NO_ACCOMMODATION } from '../accommodations/index.ts';
import { settleAttempt } from './attempt-end.service.ts';
import { decideStart, offerFor } from './attempt.rules.ts';
import type { StudentExam } from './student-exams.list.ts';
import { findStudentExam } from './student-exams.repo.ts';

/** A record as the person of the request sees it now. */
export const asStudent = (context: Context, id: string) => ({
  id,
  userId: signedIn(context)._id,
  now: context.services.clock.now().toISOString(),
});

/** An exam as the student has it, with what the law has ended by now; undefined where they have none. */
export async function lookAtStudentExam(
  context: Context,
  id: string,
  asked: ReadonlySet<string> = new Set(),
): Promise<StudentExam | undefined> {
  const look = () => findStudentExam(context.db, asStudent(context, id), asked);
  const exam = await look();
  if (!exam || exam.overIds.length === 0) return exam;
  for (const over of exam.overIds) await settleAttempt(context.services, over);
  return look();
}

/** An exam that is open to the student. @throws DomainError NOT_FOUND. */
export async function readStudentExam(
  context: Context,
  id: string,
  asked: ReadonlySet<string> = new Set(),
): Promise<StudentExam> {
  const exam = await lookAtStudentExam(context, id, asked);
  if (!exam) throw new DomainError('NOT_FOUND', 'errors.notFound');
  return exam;
}

/** Through which group the student sits an exam now, and on which conditions. */
export function termsOf({ services }: Context, exam: StudentExam) {
  const now = services.clock.now();
  const inOfflineApp = services.env.APP_ENV === 'offline-app';
  const offer = offerFor(exam.offers, { inOfflineApp, now });
  const accommodation = offer?.accommodation ?? NO_ACCOMMODATION;
  return { offer, accommodation, conditions: conditionsFor(exam, accommodation), now };
}

/** Why the exam cannot be started or gone on with, in the person's language; null if it can. */
export function blockedText(context: Context, exam: StudentExam): string | null {
  const { offer, conditions, now } = termsOf(context, exam);
  const standing = { ...exam, allowedAttempts: conditions.allowedAttempts };
  const start = decideStart(standing, offer, now);
  return start.kind === 'refuse' ? context.t.dynamic(start.reason) : null;
}

/** What of the exam's own texts the person reads: in their language where it has them. */
export function textsOf(context: Context, exam: StudentExam) {
  return exam.translations[context.locale] ?? exam;
}

/** What is different for this student, told in the person's language. */
export function accommodationTexts(context: Context, exam: StudentExam): string[] {
  const { accommodation: given } = termsOf(context, exam);
  const { t } = context;
  const texts = [
    given.timeFactorPercent > 100 &&
      t('explain.exam.moreTime', { factor: given.timeFactorPercent / 100 }),
    given.breakMinutes > 0 && t('explain.exam.breaks', { minutes: given.breakMinutes }),
    given.extraAttempts > 0 && t('explain.exam.extraAttempts', { count: given.extraAttempts }),
    given.noLeaveRule && t('explain.exam.mayLeave'),
    (given.graceSeconds ?? 0) > Math.min(exam.graceSeconds, exam.connectionGraceSeconds) &&
      t('explain.exam.grace', { seconds: given.graceSeconds ?? 0 }),
    given.largerType && t('explain.exam.largerType'),
    given.readAloud && t('explain.exam.readAloud'),
  ];
  return texts.filter((text) => text !== false);
}
