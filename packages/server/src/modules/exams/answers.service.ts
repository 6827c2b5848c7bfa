import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { inPerson } from '../identity/index.ts';
import { saveAnswer } from './answers.repo.ts';
import type { SavedAnswer } from './answers-together.repo.ts';
import { settleAttempt } from './attempt-end.service.ts';
import { mayEnd } from './attempt.rules.ts';
import { type Given, readGiven } from './given-answer.rules.ts';
import { heedClock } from './server-absence.service.ts';

/** An answer as a browser sends it; null takes it back. */
export interface SentAnswer {
  readonly attemptId: string;
  readonly questionId: string;
  readonly sequence: number;
  readonly answer: Given | null;
}

/**
 * Keeps an answer of the person's open attempt. An answer that was given earlier than the kept one
 * changes nothing and gets the kept one back, so answers may arrive in any order and more than once.
 * Returns when the answer is on the disk.
 * @throws DomainError NOT_FOUND (no such attempt of this person), CONFLICT once it has ended, INVALID
 *   where question, answer and attempt do not belong together, and with the field `sequence` where that
 *   is further ahead than a page can be, FORBIDDEN through another person's eyes.
 */
export async function saveExamAnswer(context: Context, sent: SentAnswer): Promise<SavedAnswer> {
  inPerson(context);
  const { services, actor } = context;
  await heedClock(services);
  const { answer, ...names } = sent;
  const toSave = { ...names, ...readGiven(answer) };
  const save = () => {
    const stamp = { auditId: newId(), now: services.clock.now().toISOString() };
    return saveAnswer(context.db, actor, toSave, stamp);
  };
  let saving = await save();
  if (saving.over) {
    await settleAttempt(services, sent.attemptId);
    saving = await save();
  }
  const { status, over, counted, kept } = saving;
  if (status === null) throw new DomainError('NOT_FOUND', 'errors.notFound');
  if (over || !mayEnd(status)) throw new DomainError('CONFLICT', 'errors.examAttemptOver');
  if (counted === false) {
    throw new DomainError('INVALID', 'errors.invalid', { sequence: 'errors.exam.numberAhead' });
  }
  if (!kept) {
    throw new DomainError('INVALID', 'errors.invalid', { answer: 'errors.invalidValue' });
  }
  await services.database.flush();
  return kept;
}
