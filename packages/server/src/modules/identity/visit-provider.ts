import { publicUrl } from '../../env.ts';
import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { providerAddress, tokensFor } from '../../platform/oauth-provider.ts';
import type { ProviderSettings } from '../../platform/provider-settings.ts';
import { sameSecret } from '../../platform/token.ts';
import { beginFlow, type Flow, takeFlow } from './browser-flow.repo.ts';
import { countBeginning } from '../throttle/index.ts';

/** A visit at a provider of accounts elsewhere, and the page that ends it. */
export interface Visit {
  readonly purpose: 'WORK_ACCOUNT' | 'CALENDAR';
  /** Path of the page to which the provider sends the browser back. */
  readonly callback: '/msauth/callback' | '/google-auth';
  readonly settings: ProviderSettings | undefined;
}

/** What the callback page was opened with. */
export interface Callback {
  readonly code: string;
  readonly state: string | null | undefined;
  readonly iss: string | null | undefined;
}

const secretsOf = (flow: Flow) => ({
  state: flow.secret('state'),
  nonce: flow.secret('nonce'),
  verifier: flow.secret('verifier'),
});

function settingsOf({ settings }: Visit): ProviderSettings {
  if (!settings) throw new DomainError('INVALID', 'errors.identity.notOffered');
  return settings;
}

const redirectUri = ({ services }: Context, { callback }: Visit): string =>
  publicUrl(services.env) + callback;

/**
 * Binds a visit to this browser.
 * @returns the address at the provider to which the browser goes.
 * @throws DomainError INVALID where it is not configured, or the provider does not answer; LIMIT where a
 * stranger has begun too many.
 */
export async function beginVisit(
  context: Context,
  visit: Visit,
  parameters: Readonly<Record<string, string>>,
  userId: string | null = null,
): Promise<string> {
  const settings = settingsOf(visit);
  if (userId === null) await countBeginning(context);
  const flow = await beginFlow(context, visit.purpose, userId);
  const all = { ...parameters, redirect_uri: redirectUri(context, visit) };
  return providerAddress(settings, secretsOf(flow), all, context.services.log);
}

/**
 * Ends a visit, once: the state must be the one of this browser, and for a person's own account the
 * person the same.
 * @returns the provider's tokens, their ID token checked.
 * @throws DomainError INVALID: errors.identity.invalidState, errors.identity.noCode, or what the provider
 * refused.
 */
export async function endVisit(
  context: Context,
  visit: Visit,
  { code, iss, state }: Callback,
  userId: string | null = null,
) {
  const flow = await takeFlow(context, visit.purpose);
  if (!flow || flow.userId !== userId || !sameSecret(state, flow.secret('state'))) {
    throw new DomainError('INVALID', 'errors.identity.invalidState');
  }
  if (code === '') throw new DomainError('INVALID', 'errors.identity.noCode');
  return tokensFor(
    settingsOf(visit),
    secretsOf(flow),
    redirectUri(context, visit),
    { code, iss },
    context.services.log,
  );
}
