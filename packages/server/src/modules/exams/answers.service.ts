import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { mayEnd } from './attempt.rules.ts';
import { type GivenAnswer, type SavedAnswer, saveAnswer } from './answers.repo.ts';

/**
 * Keeps an answer of the person's open attempt. An answer that was given earlier than the kept one
 * changes nothing and gets the kept one back, so answers may arrive in any order and more than once.
 * Returns when the answer is on the disk.
 * @throws DomainError NOT_FOUND (no such attempt of this person), CONFLICT once it has ended, INVALID
 *   where question, choice and exam do not belong together.
 */
export async function saveExamAnswer(context: Context, answer: GivenAnswer): Promise<SavedAnswer> {
  signedIn(context);
  const { services, actor } = context;
  const stamp = { auditId: newId(), now: services.clock.now().toISOString() };
  const { status, kept } = await saveAnswer(context.db, actor, answer, stamp);
  if (status === null) throw new DomainError('NOT_FOUND', 'errors.notFound');
  if (!mayEnd(status)) throw new DomainError('CONFLICT', 'errors.examAttemptOver');
  if (!kept) {
    throw new DomainError('INVALID', 'errors.invalid', { choiceId: 'errors.invalidValue' });
  }
  await services.database.flush();
  return kept;
}
