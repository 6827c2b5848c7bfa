import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Services } from './services.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type Keeper = Pick<Services, 'env' | 'signingSecret'>;

/** A key of its own for this use: a leaked signature key of links must not open it by accident. */
function keyOf({ env, signingSecret }: Keeper): Buffer {
  const secret = env.ENCRYPTION_KEY ?? signingSecret;
  return Buffer.from(hkdfSync('sha256', secret, '', 'lampstand sealed values', 32));
}

/**
 * Encrypts a secret that the server has to read again (AES-256-GCM).
 * @param place what and whose it is; it opens nowhere else, so rows cannot be exchanged.
 */
export function seal(keeper: Keeper, place: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(keeper), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** What was sealed for that place. @throws where it was changed, or sealed for another one. */
export function unseal(keeper: Keeper, place: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(keeper), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}
