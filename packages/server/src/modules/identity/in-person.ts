import { type Context, signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';

/**
 * The signed-in person, who must be there in person: passwords, sessions, further impersonation, and
 * what a person does to be graded are closed to somebody who looks through another person's eyes.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN.
 */
export function inPerson(context: Context): Viewer {
  const viewer = signedIn(context);
  if (viewer.impersonatorId !== null)
    throw new DomainError('FORBIDDEN', 'errors.identity.inPerson');
  return viewer;
}
