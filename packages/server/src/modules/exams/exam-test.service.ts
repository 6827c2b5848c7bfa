import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { dueAtOf } from './attempt-clock.rules.ts';
import { beginAttempt } from './attempt-start.repo.ts';
import { findAttemptOwner } from './attempts.repo.ts';
import { type ExamAttempt, readAttempt } from './attempts.service.ts';
import { chance } from './chance.ts';
import { drawQuestions } from './draw.rules.ts';
import { findDrawable } from './draw.repo.ts';
import { findTestPlace, removeOwnTest } from './exam-test.repo.ts';
import { readExam } from './exams.service.ts';

/**
 * Lets staff sit an exam as it stands, published or not: drawn and marked as a real one, counted
 * nowhere, and taken away after a day. The browser makes the id; sent twice it begins once.
 * @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT (an id of another exam).
 */
export async function startExamTest(
  context: Context,
  id: string,
  { examId, locale }: { readonly examId: string; readonly locale: string | null },
  asked: ReadonlySet<string>,
): Promise<ExamAttempt> {
  const viewer = signedIn(context);
  const exam = await readExam(context, examId);
  const made = await findAttemptOwner(context.db, id);
  if (made && made.userId !== viewer._id) throw new DomainError('NOT_FOUND', 'errors.notFound');
  if (made && made.examId !== examId) throw new DomainError('CONFLICT', 'errors.conflict');
  if (made) return readAttempt(context, id, asked);
  const place = await findTestPlace(context.db);
  if (!place) throw new DomainError('CONFLICT', 'errors.conflict');
  const drawn = drawQuestions(
    await findDrawable(context.db, examId),
    { questions: exam.shuffleQuestions, parts: exam.shuffleParts },
    chance,
  );
  const startedAt = context.services.clock.now().toISOString();
  const attempt = {
    ...place,
    _id: id,
    examId,
    courseId: exam.courseId,
    userId: viewer._id,
    number: 0,
    status: 'OPEN' as const,
    mode: 'TEST' as const,
    locale: locale ?? context.locale,
    startedAt,
    dueAt: dueAtOf(startedAt, exam.timeLimitMinutes),
    deadline: null,
    leavingFails: false,
    graceSeconds: exam.graceSeconds,
    connectionGraceSeconds: exam.connectionGraceSeconds,
  };
  await context.db.transaction(async (tx) => {
    await removeOwnTest(tx, attempt);
    await beginAttempt(tx, context.actor, {
      attempt,
      drawn,
      device: context.userAgent ?? '',
      action: 'startExamTest',
    });
  });
  await context.services.database.flush();
  return readAttempt(context, id, asked);
}
