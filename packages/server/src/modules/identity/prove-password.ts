import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { inPerson } from './in-person.ts';
import { verifyPassword } from './password.ts';
import { passwordHashOf } from './passwords.repo.ts';
import { countTry } from '../throttle/index.ts';
import type { Viewer } from '../../platform/viewer.ts';

/**
 * Asks the signed-in person for the password once more, before what opens an account is changed: a
 * browser that was left open is not enough.
 * @throws DomainError INVALID on currentPassword, LIMIT, FORBIDDEN for an impersonator.
 */
export async function provePassword(context: Context, currentPassword: string): Promise<Viewer> {
  const viewer = inPerson(context);
  const tries = await countTry(context, 'password', { account: viewer._id });
  const stored = await passwordHashOf(context.db, viewer._id);
  if (!(await verifyPassword(stored, currentPassword.toLowerCase()))) {
    throw new DomainError('INVALID', 'errors.invalid', { currentPassword: 'errors.wrongPassword' });
  }
  await tries.succeeded();
  return viewer;
}
