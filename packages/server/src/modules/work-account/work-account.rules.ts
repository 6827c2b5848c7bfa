/** What the ID token of a work account says about its owner's address. */
interface WorkClaims {
  readonly email?: unknown;
  readonly email_verified?: unknown;
}

/**
 * The address by which somebody from another provider is known here, or undefined where the provider
 * does not vouch for it.
 * @param trusted the provider knows the college's own addresses only, and does not say more.
 */
export function vouchedEmail(
  { email, email_verified: verified }: WorkClaims,
  trusted: boolean,
): string | undefined {
  const vouched = verified === true || verified === 'true' || (trusted && verified === undefined);
  return vouched && typeof email === 'string' && email.includes('@')
    ? email.trim().toLowerCase()
    : undefined;
}

/** In which environments the login page offers it (specification §2, Screens). */
export const isOfferedIn = (environment: string): boolean =>
  environment === 'admin-app' || environment === 'development';
