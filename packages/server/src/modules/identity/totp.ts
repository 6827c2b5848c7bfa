import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can do: six digits, new every 30 seconds, HMAC-SHA-1 (RFC 6238). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 };

/** 160 random bits, as apps take them. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...SETTINGS, ...names, secret: Secret.fromBase32(secret) });

/** What the app reads from the picture. */
export const appAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/**
 * The time step that a code belongs to: the present one or one of its neighbours, as clocks differ.
 * @param after steps up to this one are used up, so that a code works once.
 * @returns undefined for a wrong code, one that is too old or too new, or one that was used.
 */
export function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  after: number,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / SETTINGS.period) + delta;
  return step > after ? step : undefined;
}
