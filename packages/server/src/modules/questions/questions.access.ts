import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { mayChangeQuestions, mayReadQuestions } from './questions.policy.ts';

/** @throws DomainError FORBIDDEN. */
export function allowReading(context: Context): void {
  if (!mayReadQuestions(signedIn(context))) throw new DomainError('FORBIDDEN', 'errors.forbidden');
}

/** @returns who changes the bank. @throws DomainError FORBIDDEN. */
export function allowChanging(context: Context): string {
  const viewer = signedIn(context);
  if (!mayChangeQuestions(viewer)) throw new DomainError('FORBIDDEN', 'errors.forbidden');
  return viewer._id;
}
