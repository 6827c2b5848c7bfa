import type { Context } from '../../graphql/context.ts';
import { countTry } from '../throttle/index.ts';
import type { TranscriptSnapshot } from './transcript.types.ts';
import { readCode } from './transcript-code.rules.ts';
import { findByCode } from './transcripts.repo.ts';

/** What anybody is told who holds a code. */
export interface VerifiedTranscript extends TranscriptSnapshot {
  readonly code: string;
  readonly issuedAt: string;
  readonly revokedAt: string | null;
}

/**
 * What we issued under a code, or null. Codes that cannot be ours are looked up like the others, so
 * that nothing tells them apart.
 * @throws DomainError LIMIT after too many codes that were none.
 */
export async function verifyTranscript(
  context: Context,
  typed: string,
): Promise<VerifiedTranscript | null> {
  const counted = await countTry(context, 'transcript', {});
  const row = await findByCode(context.db, readCode(typed) ?? '');
  if (!row) return null;
  await counted.succeeded();
  const { code, issuedAt, revokedAt, snapshot } = row;
  return { ...snapshot, code, issuedAt, revokedAt };
}
