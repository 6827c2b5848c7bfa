import { providerOf } from '../../env.ts';
import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import {
  beginVisit,
  type Callback,
  endVisit,
  enter,
  findAccount,
  type User,
  type Visit,
} from '../identity/index.ts';
import { countTry } from '../throttle/index.ts';
import { isOfferedIn, vouchedEmail } from './work-account.rules.ts';

const visitOf = ({ env }: Services): Visit => ({
  purpose: 'WORK_ACCOUNT',
  callback: '/msauth/callback',
  settings: isOfferedIn(env.APP_ENV) ? providerOf(env, 'WORK_ACCOUNT') : undefined,
});

/** Whether the login page offers to sign in with a work account. */
export const offersWorkAccount = (services: Services): boolean =>
  visitOf(services).settings !== undefined;

/** The address at the provider to which a browser goes to sign in. @throws as `beginVisit`. */
export const beginMSAuth = (context: Context): Promise<string> =>
  beginVisit(context, visitOf(context.services), { scope: 'openid email profile' });

/**
 * Signs in who comes back from the provider: the account with the address for which both the provider
 * and a mail of ours have vouched. Nobody gets an account by this.
 * @throws DomainError INVALID as `endVisit`, errors.identity.workAccountUnknown; LIMIT; as `enter`.
 */
export async function validateMSAuth(
  context: Context,
  callback: Callback,
  relations: ReadonlySet<string>,
): Promise<User> {
  const tries = await countTry(context, 'way', {});
  const tokens = await endVisit(context, visitOf(context.services), callback);
  const trusted = context.services.env.WORK_ACCOUNT_EMAILS_TRUSTED;
  const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
  const { email: address, email_verified } = claims;
  const email = vouchedEmail({ email: address, email_verified }, trusted);
  const found = email === undefined ? undefined : await findAccount(context.db, email);
  if (!found?.emailVerified || found.deactivatedAt !== null) {
    throw new DomainError('INVALID', 'errors.identity.workAccountUnknown');
  }
  await tries.succeeded();
  const entrance = { action: 'validateMSAuth', userId: found._id, strong: false };
  return enter(context, entrance, relations);
}
