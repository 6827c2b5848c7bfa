import { createHash } from 'node:crypto';
import { DomainError } from '../../platform/errors.ts';
import { unseal } from '../../platform/seal.ts';
import type { Services } from '../../platform/services.ts';
import type { Work } from '../../platform/work.ts';
import { plainRecoveryCode } from './recovery-codes.rules.ts';
import { lockSecondFactor, patchSecondFactor, takeRecoveryCode } from './second-factor.repo.ts';
import { stepOfCode } from './totp.ts';

/** What a sealed secret belongs to. */
export const sealPlace = (userId: string): string => `second factor of ${userId}`;

/** What is kept of a recovery code: 80 random bits need no slow hash. */
export const hashRecoveryCode = (plain: string): string =>
  createHash('sha256').update(`recovery code\n${plain}`).digest('base64url');

export const wrongCode = (): DomainError =>
  new DomainError('INVALID', 'errors.identity.wrongCode', { code: 'errors.identity.wrongCode' });

/**
 * Takes a code of the app, or a recovery code, once. The row of the factor is locked meanwhile, so two
 * who come with the same code at the same time do not both enter.
 * @returns which of the two it was.
 * @throws DomainError INVALID on code.
 */
export async function takeCode(
  services: Services,
  { db, now }: Work,
  userId: string,
  code: string,
): Promise<'app' | 'recovery'> {
  const factor = await lockSecondFactor(db, userId);
  if (!factor?.confirmedAt) throw wrongCode();
  const typed = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(typed)) {
    const secret = unseal(services, sealPlace(userId), factor.sealedSecret);
    const step = stepOfCode(secret, typed, new Date(now), factor.lastStep);
    if (step === undefined) throw wrongCode();
    await patchSecondFactor(db, userId, { lastStep: step });
    return 'app';
  }
  if (!(await takeRecoveryCode(db, userId, hashRecoveryCode(plainRecoveryCode(code))))) {
    throw wrongCode();
  }
  return 'recovery';
}
