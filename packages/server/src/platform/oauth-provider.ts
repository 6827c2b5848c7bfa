import * as oauth from 'openid-client';
import { DomainError } from './errors.ts';
import type { Logger } from './logger.ts';
import { isLoopback, type ProviderSettings } from './provider-settings.ts';

/** What binds a visit at the provider to one browser; nobody else can compute it. */
interface VisitSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE (RFC 7636). */
  readonly verifier: string;
}

/** What the provider sent the browser back with. */
interface Returned {
  readonly code: string;
  readonly iss: string | null | undefined;
}

/** Seconds until a provider that does not answer is given up. */
const TIMEOUT = 10;

/** Refuses every address that the configuration does not name, wherever a document points to. */
export function onlyTo(hosts: readonly string[], send = fetch): oauth.CustomFetch {
  return async (url, options) => {
    if (!hosts.includes(new URL(url).host)) throw new TypeError(`No request to ${url} is allowed`);
    const body = options.body instanceof Uint8Array ? new Uint8Array(options.body) : options.body;
    return send(url, { ...options, body: body ?? null, redirect: 'error' });
  };
}

const discovered = new Map<string, Promise<oauth.Configuration>>();

function configurationOf(settings: ProviderSettings): Promise<oauth.Configuration> {
  const key = JSON.stringify(settings);
  const known = discovered.get(key);
  if (known) return known;
  const issuer = new URL(settings.issuer);
  const fresh = oauth.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    [oauth.customFetch]: onlyTo([issuer.host, ...settings.hosts]),
    timeout: TIMEOUT,
    // oxlint-disable-next-line typescript/no-deprecated -- plain http never leaves this machine here
    execute: isLoopback(issuer) ? [oauth.allowInsecureRequests] : [],
  });
  discovered.set(key, fresh);
  // A provider that was away is asked again.
  fresh.catch(() => discovered.delete(key));
  return fresh;
}

/**
 * The address at the provider to which the browser goes.
 * @throws DomainError INVALID (errors.identity.providerUnreachable).
 */
export async function providerAddress(
  settings: ProviderSettings,
  visit: VisitSecrets,
  parameters: Readonly<Record<string, string>>,
  log: Logger,
): Promise<string> {
  try {
    const configuration = await configurationOf(settings);
    const url = oauth.buildAuthorizationUrl(configuration, {
      ...parameters,
      state: visit.state,
      nonce: visit.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(visit.verifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  } catch (error) {
    throw refused(error, settings, log);
  }
}

/**
 * Exchanges the code of a visit for tokens: PKCE, state, nonce, issuer, signature, audience and time of
 * the ID token are checked by the library.
 * @throws DomainError INVALID (errors.identity.providerRefused, errors.identity.providerUnreachable).
 */
export async function tokensFor(
  settings: ProviderSettings,
  visit: VisitSecrets,
  redirectUri: string,
  { code, iss }: Returned,
  log: Logger,
) {
  const returned = new URL(redirectUri);
  returned.search = new URLSearchParams({
    code,
    state: visit.state,
    ...(iss ? { iss } : {}),
  }).toString();
  try {
    return await oauth.authorizationCodeGrant(await configurationOf(settings), returned, {
      expectedState: visit.state,
      expectedNonce: visit.nonce,
      pkceCodeVerifier: visit.verifier,
      idTokenExpected: true,
    });
  } catch (error) {
    throw refused(error, settings, log);
  }
}

/** Tells the provider that a token is no longer wanted; where it cannot be told, that is logged. */
export async function revokeAt(
  settings: ProviderSettings,
  token: string,
  log: Logger,
): Promise<void> {
  try {
    await oauth.tokenRevocation(await configurationOf(settings), token);
  } catch (error) {
    refused(error, settings, log);
  }
}

/** Errors of the library can hold answers with tokens: of them only name and code are written down. */
function refused(error: unknown, { issuer }: ProviderSettings, log: Logger): DomainError {
  const name = error instanceof Error ? error.name : 'Error';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  log.warn({ issuer, name, code }, 'account provider');
  const unreachable = error instanceof TypeError || name === 'TimeoutError';
  return new DomainError(
    'INVALID',
    unreachable ? 'errors.identity.providerUnreachable' : 'errors.identity.providerRefused',
  );
}
